import type { DeviceDb } from '../drafts/device-db';

/** Lets one tab at a time do the work; the others wait for their turn. */
export type SenderLock = <T>(work: () => Promise<T>) => Promise<T>;

const NAME = 'carpool-outbox';
/** Longer than any attempt can take: who holds it still is a tab that the phone has frozen. */
const FROZEN_AFTER_MS = 60_000;
const POLL_MS = 500;

export const createWebLock =
  (locks: LockManager, otherwise: SenderLock): SenderLock =>
  async (work) => {
    const patience = AbortSignal.timeout(FROZEN_AFTER_MS);
    let started = false;
    const begin = () => {
      started = true;
      return work();
    };
    try {
      return await locks.request(NAME, { signal: patience }, begin);
    } catch (error) {
      if (started) throw error;
      // Some browsers have locks and forbid them.
      if (!patience.aborted) return otherwise(work);
      // Should the frozen tab wake up in the middle of it, the idempotency key makes one of two.
      return locks.request(NAME, { steal: true }, work);
    }
  };

type Lease = { holder: string; until: number };

/** No lease is longer: one that seems so was written before the phone's clock was set back. */
const isHeld = (lease: unknown, now: number): boolean =>
  typeof lease === 'object' &&
  lease !== null &&
  'until' in lease &&
  Number(lease.until) > now &&
  Number(lease.until) <= now + FROZEN_AFTER_MS;

/** For browsers without Web Locks. A holder that crashed is waited for until its lease ends. */
export const createLeaseLock =
  (db: DeviceDb, now: () => number = Date.now): SenderLock =>
  async (work) => {
    const holder = crypto.randomUUID();
    const take = async () => {
      const { value } = await db.update<unknown>(NAME, (old) =>
        isHeld(old, now()) ? old : ({ holder, until: now() + FROZEN_AFTER_MS } satisfies Lease),
      );
      return (value as Lease).holder === holder;
    };
    while (!(await take())) {
      await new Promise((resolve) => {
        setTimeout(resolve, POLL_MS);
      });
    }
    try {
      return await work();
    } finally {
      await db.update<unknown>(NAME, (old) => ((old as Lease).holder === holder ? undefined : old));
    }
  };

export const createSenderLock = (db: DeviceDb): SenderLock => {
  const lease = createLeaseLock(db);
  const { locks }: { locks?: LockManager | null } = navigator;
  return locks ? createWebLock(locks, lease) : lease;
};
