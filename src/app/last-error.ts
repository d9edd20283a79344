import { createStore, type ReadableStore } from './ui/store';

/** The last thing that broke on this page, for the problem report; words only, never data. */
export const watchLastError = (): ReadableStore<string | null> => {
  const last = createStore<string | null>(null);
  const keep = (error: unknown) => {
    const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    last.set(words.slice(0, 500));
  };
  window.addEventListener('error', ({ error, message }) => keep(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  return last;
};
