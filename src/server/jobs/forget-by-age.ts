import { retentionRepository } from '../db/repositories/users/retention.repository';
import { writeTransaction } from '../db/write-transaction';
import type { Job } from './job';

/** What is older than the company keeps it; nothing, where it has not said so. */
export const forgetByAge: Job = {
  name: 'forget-by-age',
  everySeconds: 24 * 60 * 60,
  // When few are awake, and after the ways of trips were learned.
  atMinute: 3 * 60 + 30,
  run: async ({ db, now }) => {
    for (const rule of await retentionRepository(db).due(now)) {
      const forgetSome = () => writeTransaction(db, (tx) => retentionRepository(tx).forget(rule));
      while (await forgetSome()) {
        // Each batch is a transaction of its own.
      }
    }
  },
};
