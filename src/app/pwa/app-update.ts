import { createStore, type ReadableStore } from '../ui/store';

export type UpdateState =
  | 'none'
  /** The first installation is through: from now on the app opens without a network. */
  | 'offline-ready'
  /** A new version is on the device and waits for the person's word. */
  | 'waiting'
  /** A part of this version is gone from the server, so the one after it is fetched. */
  | 'looking'
  | 'updating';

export type AppUpdate = {
  state: ReadableStore<UpdateState>;
  /** Registers the service worker, once the first screen has all that it needs from the network. */
  start: () => Promise<void>;
  update: () => void;
  /** Loads a part before anybody asks for it: should this version have lost it, nobody's page goes for that. */
  ahead: (load: () => Promise<unknown>) => Promise<void>;
  /** Not now: the question comes back when the app is opened again. */
  dismiss: () => void;
};

type Needs = {
  /** Called before the page goes, so that nothing that was typed goes with it. */
  flush: () => Promise<void>;
  reload?: () => void;
};

/** What is not there by then is not coming: the person hears that something is wrong. */
const PATIENCE_MS = 30_000;

const loaded = async () => {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true });
  });
};

export const createAppUpdate = ({
  flush,
  reload = () => window.location.reload(),
}: Needs): AppUpdate => {
  const state = createStore<UpdateState>('none');
  let takeOver: (() => void) | undefined;
  let isReloading = false;
  // The first page may lack a part before anybody watches for updates.
  let lacksParts = false;
  const unasked = new WeakSet<Error>();
  const stopLooking = () => {
    if (state.get() === 'looking') state.set('none');
  };
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // First whoever asked for it hears of it.
    setTimeout(() => {
      if (unasked.has(payload)) return;
      lacksParts = true;
      state.set('looking');
      setTimeout(stopLooking, PATIENCE_MS);
    });
  });

  const reloadOnce = async () => {
    if (isReloading) return;
    isReloading = true;
    state.set('updating');
    await flush().catch(() => {});
    reload();
  };

  const start = async () => {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!container) return;

    // Also the update that another tab asked for: two versions side by side would share one storage.
    let isControlled = container.controller !== null;
    container.addEventListener('controllerchange', () => {
      if (isControlled) void reloadOnce();
      isControlled = true;
    });

    await loaded();
    const { watchForUpdates } = await import('./watch-for-updates');
    takeOver = await watchForUpdates({
      lacksParts: () => lacksParts,
      onWaiting: () => state.set('waiting'),
      onFirstInstalled: () => state.set('offline-ready'),
      onNone: stopLooking,
      onStuck: () => void reloadOnce(),
    });
  };

  return {
    state: { get: state.get, subscribe: state.subscribe },
    start,
    update: () => {
      state.set('updating');
      takeOver?.();
    },
    ahead: (load) =>
      load().then(
        () => undefined,
        (error: Error) => void unasked.add(error),
      ),
    dismiss: () => state.set('none'),
  };
};
