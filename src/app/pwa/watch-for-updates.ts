import { Workbox } from 'workbox-window';

type Watcher = {
  onWaiting: () => void;
  onFirstInstalled: () => void;
};

const LOOK_FOR_UPDATES_MS = 60 * 60_000;

/** Registers the service worker, looks for new versions, and answers how to let the waiting one take over. */
export const watchForUpdates = async ({ onWaiting, onFirstInstalled }: Watcher) => {
  const workbox = new Workbox('/service-worker.js');
  const takeOver = () => workbox.messageSkipWaiting();
  let isWaiting = false;
  let lacksParts = false;

  workbox.addEventListener('waiting', () => {
    isWaiting = true;
    if (lacksParts) takeOver();
    else onWaiting();
  });
  workbox.addEventListener('activated', ({ isUpdate, isExternal }) => {
    if (!isUpdate && !isExternal) onFirstInstalled();
  });

  const look = () => {
    if (document.visibilityState === 'visible') void workbox.update().catch(() => {});
  };
  // A part of this version that the server no longer has: only the new version can go on, so nobody is asked.
  window.addEventListener('vite:preloadError', () => {
    lacksParts = true;
    if (isWaiting) takeOver();
    else look();
  });
  // Without a network there is nothing to register from; the worker of the last time serves on.
  await workbox.register({ immediate: true }).catch(() => undefined);
  setInterval(look, LOOK_FOR_UPDATES_MS);
  document.addEventListener('visibilitychange', look);
  return takeOver;
};
