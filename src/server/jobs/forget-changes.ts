import { arrangingChangeRepository } from '../db/repositories/arranging/arranging-change.repository';
import { proposalRepository } from '../db/repositories/arranging/proposal.repository';
import type { Job } from './job';

const HOUR = 60 * 60;
/** A quarter, for the weeks of the report. */
const PROPOSAL_HOURS = 13 * 7 * 24;

/** After a few seconds nobody can undo it any more; a draft is of use until its day is over, and then for its figures. */
export const forgetChanges: Job = {
  name: 'forget-changes',
  everySeconds: HOUR,
  run: async ({ db, now }) => {
    const before = (hours: number) => new Date(now.getTime() - hours * HOUR * 1000);
    await arrangingChangeRepository(db).forget(before(1));
    await proposalRepository(db).forget(before(PROPOSAL_HOURS));
  },
};
