import { createStore, type ReadableStore } from '../ui/store';

/**
 * Whether our server can be reached, as far as anybody knows. `navigator.onLine` only says that there is some network:
 * its "no" is believed, its "yes" is not more than a reason to ask again. Calls report what they saw.
 */
export type Connectivity = ReadableStore<boolean> & {
  reportReachable: () => void;
  reportUnreachable: () => void;
};

const FIRST_PROBE_MS = 2_000;
const SLOWEST_PROBE_MS = 30_000;

export const createConnectivity = (isServerReachable: () => Promise<boolean>): Connectivity => {
  const online = createStore(navigator.onLine);
  let wait = FIRST_PROBE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const reportReachable = () => {
    clearTimeout(timer);
    timer = undefined;
    wait = FIRST_PROBE_MS;
    online.set(true);
  };

  const ask = async () => {
    if (await isServerReachable()) reportReachable();
    else askLater();
  };

  // Nobody may be calling while the screen says "offline", so somebody has to look whether it still is.
  const askLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), wait);
    wait = Math.min(wait * 2, SLOWEST_PROBE_MS);
  };

  const reportUnreachable = () => {
    online.set(false);
    if (timer === undefined) askLater();
  };

  // A network that has just come back often carries nothing for another second: then the waiting begins anew.
  const askNow = () => {
    if (online.get()) return;
    wait = FIRST_PROBE_MS;
    void ask();
  };

  window.addEventListener('offline', reportUnreachable);
  window.addEventListener('online', askNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') askNow();
  });
  if (!navigator.onLine) askLater();

  return { get: online.get, subscribe: online.subscribe, reportReachable, reportUnreachable };
};
