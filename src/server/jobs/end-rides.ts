import { PERSONAL_HOURS } from '#domain/link/face';
import { linkRepository } from '../db/repositories/links/link.repository';
import type { Job } from './job';

/** A day after the ride its card opens nothing any more; the other faces leave people out by themselves. */
export const endRides: Job = {
  name: 'end-rides',
  everySeconds: 600,
  run: async ({ db, now }) => {
    await linkRepository(db).endRides(now, PERSONAL_HOURS);
  },
};
