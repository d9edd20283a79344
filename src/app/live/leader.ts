const LOCK = 'carpool-live';

/** Leads while `work` runs: one tab of this browser at a time, the others wait. Ends with the signal. */
export type Lead = (work: () => Promise<void>, signal: AbortSignal) => Promise<void>;

/** Without locks, or where they are forbidden, each tab leads itself. */
export const createLead = (
  locks: LockManager | null = (navigator as { locks?: LockManager | null }).locks ?? null,
): Lead => {
  return async (work, signal) => {
    if (!locks) return work();
    let started = false;
    try {
      await locks.request(LOCK, { signal }, () => {
        started = true;
        return work();
      });
    } catch (error) {
      if (started) throw error;
      if (!signal.aborted) await work();
    }
  };
};
