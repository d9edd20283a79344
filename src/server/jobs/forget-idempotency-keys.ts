import type { Job } from './job';

const KEPT_DAYS = 14;

/** A phone that was off for two weeks may still repeat its request; after that the key has done its work. */
export const forgetIdempotencyKeys: Job = {
  name: 'forget-idempotency-keys',
  everySeconds: 60 * 60,
  run: async ({ db, now }) => {
    const oldest = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000);
    await db.deleteFrom('idempotencyKey').where('createdAt', '<', oldest).execute();
  },
};
