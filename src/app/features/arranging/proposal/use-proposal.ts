import { useState } from 'react';
import type { Proposal } from '#contract/arranging-proposals';
import { acceptedNow, proposedAgain } from '#words/proposals';
import { useServices } from '../../../app-services';
import { useRemote } from '../../../remote/use-remote';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { insist } from '../insist';
import { type Change, isStill } from './proposed';
import { proposalFor } from './proposal-remote';

/** What is proposed for the shown day, and the two things that can be done with it. */
export const useProposal = () => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, act, tell } = useArranging();
  const proposed = useRemote(proposalFor, { kind, day: day.from });
  const [isProposing, setIsProposing] = useState(false);

  const again = async () => {
    setIsProposing(true);
    await tell(async () => {
      proposed.show(
        await insist((idempotencyKey) =>
          api.call('proposeDay', { params: { kind }, body: { day: day.from }, idempotencyKey }),
        ),
      );
      return say(proposedAgain);
    });
    setIsProposing(false);
  };

  /** True when it was done. All are named: nobody accepts more than they were shown. */
  const accept = async (proposal: Proposal, changes: readonly Change[]): Promise<boolean> => {
    const ids = changes.map(({ id }) => id);
    const done = await act(
      ({ trips }) =>
        say(acceptedNow, {
          count: trips.length,
          offered: trips.filter(({ status }) => status === 'offered').length,
        }),
      (idempotencyKey) =>
        api.call('acceptProposal', {
          params: { kind, id: proposal.id },
          body: { changes: ids },
          idempotencyKey,
        }),
    );
    const accepted = new Set(done ? ids : []);
    proposed.show({
      ...proposal,
      changes: proposal.changes.map((change) =>
        accepted.has(change.id) ? { ...change, isAccepted: true } : change,
      ),
    });
    void proposed.read();
    return done;
  };

  const open = proposed.value?.changes.filter(({ isAccepted }) => !isAccepted) ?? [];
  const isOutOfDate =
    proposed.value?.isOutOfDate === true || open.some((change) => !isStill(day, change));
  return { proposed, open, isOutOfDate, isProposing, again, accept };
};
