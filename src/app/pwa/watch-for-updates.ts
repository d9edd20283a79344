import { Workbox } from 'workbox-window';

type Watcher = {
  /** A part of this version was asked for that the server no longer has. */
  lacksParts: () => boolean;
  onWaiting: () => void;
  onFirstInstalled: () => void;
  /** The new version was let in, and does not come. */
  onStuck: () => void;
};

const LOOK_FOR_UPDATES_MS = 60 * 60_000;
const INSIST_MS = 10_000;
const PATIENT_TIMES = 2;

/** Registers the service worker, looks for new versions, and answers how to let the waiting one take over. */
export const watchForUpdates = async ({
  lacksParts,
  onWaiting,
  onFirstInstalled,
  onStuck,
}: Watcher) => {
  const workbox = new Workbox('/service-worker.js');
  const takeOver = () => workbox.messageSkipWaiting();
  let isWaiting = false;

  const wait = () => {
    isWaiting = true;
    // Only the new version can go on, so nobody is asked.
    if (lacksParts()) takeOver();
    else onWaiting();
  };
  workbox.addEventListener('waiting', wait);
  workbox.addEventListener('activated', ({ isUpdate, isExternal }) => {
    if (!isUpdate && !isExternal) onFirstInstalled();
  });

  const look = () => {
    if (document.visibilityState === 'visible') void workbox.update().catch(() => {});
  };
  window.addEventListener('vite:preloadError', () => {
    if (isWaiting) takeOver();
    else look();
  });
  // Without a network there is nothing to register from; the worker of the last time serves on.
  const registration = await workbox.register({ immediate: true }).catch(() => undefined);
  // Workbox does not hear of a version whose installation began on the page before this one.
  if (registration?.active)
    registration.installing?.addEventListener('statechange', () => {
      if (registration.waiting) wait();
    });
  if (lacksParts()) look();
  // The older worker lets the newer one in once it is idle, and its page may never leave it idle.
  let times = 0;
  setInterval(() => {
    if (!lacksParts()) return;
    if (!registration?.waiting) return look();
    takeOver();
    times += 1;
    if (times > PATIENT_TIMES) onStuck();
  }, INSIST_MS);
  setInterval(look, LOOK_FOR_UPDATES_MS);
  document.addEventListener('visibilitychange', look);
  return takeOver;
};
