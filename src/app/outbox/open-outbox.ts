import type { ApiClient } from '../api/client';
import type { DeviceDb } from '../drafts/device-db';
import type { ReadableStore } from '../ui/store';
import { createOutbox } from './create-outbox';
import type { Outbox } from './outbox';
import { createSenderLock } from './sender-lock';
import { isWakeOutbox, OUTBOX_SYNC_TAG } from '#contract/worker-message';

/** Background sync, where the browser has it; not yet in TypeScript's library. */
type SyncingRegistration = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> };
};

const askWorker = async () => {
  const registration: SyncingRegistration = await navigator.serviceWorker.ready;
  await registration.sync?.register(OUTBOX_SYNC_TAG);
};

/** The person comes back to the app, or the service worker says that there is network again. */
const connectWakeSignals = (outbox: Pick<Outbox, 'wake' | 'waiting'>): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') outbox.wake();
  });
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (isWakeOutbox(data)) outbox.wake();
  });
  outbox.waiting.subscribe(() => {
    // Forbidden by some browsers' settings; the other signals remain.
    if (outbox.waiting.get() > 0) askWorker().catch(() => undefined);
  });
};

type Needs = { db: DeviceDb; api: ApiClient; connectivity: ReadableStore<boolean> };

/** The whole outbox, in a chunk of its own. */
export const openOutbox = ({ db, api, connectivity }: Needs): Outbox => {
  const outbox = createOutbox({ db, lock: createSenderLock(db), api, connectivity });
  connectWakeSignals(outbox);
  return outbox;
};
