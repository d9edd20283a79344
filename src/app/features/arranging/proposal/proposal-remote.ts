import type { Proposal } from '#contract/arranging-proposals';
import type { KindId } from '#kinds/registry';
import type { Day } from '#domain/dates/bangkok-time';
import type { Source } from '../../../remote/remote';
import { insist } from '../insist';

export type DayOfKind = { kind: KindId; day: Day };

/**
 * What is proposed for a day: the draft that there is as long as it holds, else a new one. Once it is shown only whoever
 * looks at it has it made anew: no list changes under a finger.
 */
export const proposalFor = ({ kind, day }: DayOfKind): Source<Proposal> => ({
  read: async (api, signal, known) => {
    const { proposal } = await api.call('findProposal', {
      params: { kind },
      query: { day },
      signal,
    });
    if (proposal && (known || !proposal.isOutOfDate)) return proposal;
    return insist((idempotencyKey) =>
      api.call('proposeDay', { params: { kind }, body: { day }, idempotencyKey, background: true }),
    );
  },
  topics: ['trip', 'booking', 'car', 'driver'],
  laterMs: 500,
});
