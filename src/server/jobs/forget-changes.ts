import { arrangingChangeRepository } from '../db/repositories/arranging/arranging-change.repository';
import type { Job } from './job';

const HOUR = 60 * 60;

/** After a few seconds nobody can undo it any more. */
export const forgetChanges: Job = {
  name: 'forget-changes',
  everySeconds: HOUR,
  run: async ({ db, now }) => {
    await arrangingChangeRepository(db).forget(new Date(now.getTime() - HOUR * 1000));
  },
};
