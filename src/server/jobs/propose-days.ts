import { addDays, atMinute, dayOf, minuteOfDay } from '#domain/dates/bangkok-time';
import { type KindId, kindIds } from '#kinds/registry';
import { proposalRepository } from '../db/repositories/arranging/proposal.repository';
import type { Optimise } from '../optimiser/optimise-here';
import { makeProposal } from '../use-cases/arranging/make-proposal';
import type { Job } from './job';

/** By then tomorrow is mostly booked, and there is time to look at it. */
const CUT_OFF_MINUTE = 16 * 60;

/** Tomorrow's arrangement as a draft for each kind, where nobody has made one since; nobody has to accept it. */
export const proposeDays = (optimise: Optimise): Job => ({
  name: 'propose-days',
  everySeconds: 300,
  run: async ({ db, now, newId }) => {
    if (minuteOfDay(now) < CUT_OFF_MINUTE) return;
    const day = addDays(dayOf(now), 1);
    const cutOff = Date.parse(atMinute(dayOf(now), CUT_OFF_MINUTE));
    const drafts: string[] = [];
    const propose = async (kind: KindId): Promise<string> => {
      const latest = await proposalRepository(db).latest(kind, day);
      // What a dispatcher has proposed since then is not put aside under their hands.
      if (latest && Date.parse(latest.madeAt) >= cutOff) return latest.id;
      const making = { params: { kind }, language: 'th', db, now, newId, optimise } as const;
      return (await makeProposal(making, { day, madeById: null, beside: [...drafts] })).id;
    };
    for (const kind of kindIds) drafts.push(await propose(kind));
  },
});
