import { Workbox } from 'workbox-window';

type Watcher = {
  /** A part of this version was asked for that the server no longer has. */
  lacksParts: () => boolean;
  onWaiting: () => void;
  onFirstInstalled: () => void;
  /** Looked, and there is no newer version. */
  onNone: () => void;
  /** The new version was let in, and does not come. */
  onStuck: () => void;
};

const LOOK_FOR_UPDATES_MS = 60 * 60_000;
const INSIST_MS = 10_000;
/** Longer than the older worker takes to finish what it is answering. */
const LET_IN_MS = 4_000;

const isServerThere = () =>
  fetch('/service-worker.js', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Registers the service worker, looks for new versions, and answers how to let the waiting one take over. */
export const watchForUpdates = async ({
  lacksParts,
  onWaiting,
  onFirstInstalled,
  onNone,
  onStuck,
}: Watcher) => {
  const workbox = new Workbox('/service-worker.js');
  let isWaiting = false;
  let isLetIn = false;

  /**
   * Chrome looks only every half minute whether the older worker is idle, if it was answering something when the newer
   * one was let in, and a page that is read anew in between hangs. So the next page begins without the older worker.
   */
  const goOnWithoutOlder = async () => {
    if (await isServerThere()) {
      await registration?.unregister();
      onStuck();
    } else isLetIn = false;
  };
  const takeOver = () => {
    if (isLetIn) return;
    isLetIn = true;
    workbox.messageSkipWaiting();
    setTimeout(() => void goOnWithoutOlder(), LET_IN_MS);
  };

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

  // Without a network there is nothing to register from; the worker of the last time serves on.
  const registration = await workbox.register({ immediate: true }).catch(() => undefined);
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    await workbox.update().catch(() => {});
    if (!registration?.installing && !registration?.waiting) onNone();
  };
  window.addEventListener('vite:preloadError', () => {
    setTimeout(() => {
      if (!isWaiting) void look();
      else if (lacksParts()) takeOver();
    });
  });
  // Workbox does not hear of a version whose installation began on the page before this one.
  if (registration?.active)
    registration.installing?.addEventListener('statechange', () => {
      if (registration.waiting) wait();
    });
  if (lacksParts()) void look();
  setInterval(() => {
    if (!lacksParts()) return;
    if (registration?.waiting) takeOver();
    else void look();
  }, INSIST_MS);
  setInterval(() => void look(), LOOK_FOR_UPDATES_MS);
  document.addEventListener('visibilitychange', () => void look());
  return takeOver;
};
