import type { Proposal } from '#contract/arranging-proposals';
import type { KindId } from '#kinds/registry';
import type { Day } from '#domain/dates/bangkok-time';
import type { ApiClient } from '../../../api/client';
import type { Source } from '../../../remote/remote';
import { insist } from '../insist';

export type Queued = { kind: KindId; proposal: Proposal };

export type QueueOf = { kinds: readonly KindId[]; day: Day };

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** One kind after the other, each leaving room for those before it. */
const walk = async (
  { kinds }: QueueOf,
  proposalOf: (kind: KindId, beside: string[]) => Promise<Proposal>,
): Promise<Queued[]> => {
  const queue: Queued[] = [];
  for (const kind of kinds) {
    const beside = queue.map(({ proposal }) => proposal.id);
    queue.push({ kind, proposal: await proposalOf(kind, beside) });
  }
  return queue;
};

const propose = (api: ApiClient, day: Day) => (kind: KindId, beside: string[]) =>
  insist((idempotencyKey) =>
    // It reckons, and saves nothing of the day.
    api.call('proposeDay', {
      params: { kind },
      body: { day, beside },
      idempotencyKey,
      background: true,
    }),
  );

export const proposeQueue = (api: ApiClient, of: QueueOf): Promise<Queued[]> =>
  walk(of, propose(api, of.day));

/**
 * What is proposed for a day, for all kinds at once: drafts that hold, else new ones. Once they are shown only whoever
 * looks at them has them made anew.
 */
export const queueFor = (of: QueueOf): Source<Queued[]> => ({
  read: (api, signal, known) =>
    walk(of, async (kind, beside) => {
      const { proposal } = await api.call('findProposal', {
        params: { kind },
        query: { day: of.day },
        signal,
      });
      const holds = proposal && !proposal.isOutOfDate && isSame(proposal.beside, beside);
      return proposal && (known || holds) ? proposal : propose(api, of.day)(kind, beside);
    }),
  topics: ['proposal', 'trip', 'booking', 'car', 'driver'],
  laterMs: 500,
});
