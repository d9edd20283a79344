import { createStore, type ReadableStore } from '../ui/store';

export type UpdateState =
  | 'none'
  /** The first installation is through: from now on the app opens without a network. */
  | 'offline-ready'
  /** A new version is on the device and waits for the person's word. */
  | 'waiting'
  | 'updating';

export type AppUpdate = {
  state: ReadableStore<UpdateState>;
  /** Registers the service worker; never before the first screen is drawn. */
  start: () => Promise<void>;
  update: () => void;
  /** Not now: the question comes back when the app is opened again. */
  dismiss: () => void;
};

const LOOK_FOR_UPDATES_MS = 60 * 60_000;

type Needs = {
  /** Called before the page goes, so that nothing that was typed goes with it. */
  flush: () => Promise<void>;
  reload?: () => void;
};

export const createAppUpdate = ({
  flush,
  reload = () => window.location.reload(),
}: Needs): AppUpdate => {
  const state = createStore<UpdateState>('none');
  let takeOver: (() => void) | undefined;

  const reloadOnce = (() => {
    let reloading = false;
    return async () => {
      if (reloading) return;
      reloading = true;
      state.set('updating');
      await flush().catch(() => {});
      reload();
    };
  })();

  const start = async () => {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!container) return;

    // Also the update that another tab asked for: two versions side by side would share one storage.
    let controlled = container.controller !== null;
    container.addEventListener('controllerchange', () => {
      if (controlled) void reloadOnce();
      controlled = true;
    });

    const { Workbox } = await import('workbox-window');
    const workbox = new Workbox('/service-worker.js');
    takeOver = () => workbox.messageSkipWaiting();
    let lacksParts = false;
    workbox.addEventListener('waiting', () => {
      if (lacksParts) workbox.messageSkipWaiting();
      else state.set('waiting');
    });
    workbox.addEventListener('activated', ({ isUpdate, isExternal }) => {
      if (!isUpdate && !isExternal) state.set('offline-ready');
    });

    const look = () => {
      if (document.visibilityState === 'visible') void workbox.update().catch(() => {});
    };
    // A part of this version that the server no longer has: only the new version can go on, so nobody is asked.
    window.addEventListener('vite:preloadError', () => {
      lacksParts = true;
      if (state.get() === 'waiting') workbox.messageSkipWaiting();
      else look();
    });
    // Without a network there is nothing to register from; the worker of the last time serves on.
    await workbox.register({ immediate: true }).catch(() => undefined);
    setInterval(look, LOOK_FOR_UPDATES_MS);
    document.addEventListener('visibilitychange', look);
  };

  return {
    state: { get: state.get, subscribe: state.subscribe },
    start,
    update: () => {
      state.set('updating');
      takeOver?.();
    },
    dismiss: () => state.set('none'),
  };
};
