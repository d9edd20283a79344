import type { ApiClient } from '../api/client';
import type { DeviceDb } from '../drafts/device-db';
import type { ReadableStore } from '../ui/store';
import { createOutbox } from './create-outbox';
import type { Outbox } from './outbox';
import { createSenderLock } from './sender-lock';
import { connectWakeSignals } from './wake-signals';

type Needs = { db: DeviceDb; api: ApiClient; connectivity: ReadableStore<boolean> };

/** The whole outbox, in a chunk of its own. */
export const openOutbox = ({ db, api, connectivity }: Needs): Outbox => {
  const outbox = createOutbox({ db, lock: createSenderLock(db), api, connectivity });
  connectWakeSignals(outbox);
  return outbox;
};
