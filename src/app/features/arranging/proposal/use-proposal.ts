import { useMemo, useState } from 'react';
import { proposalAccepted } from '#words/arranging-done';
import { proposedAgain } from '#words/proposals';
import { useServices } from '../../../app-services';
import { useRemote } from '../../../remote/use-remote';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { insist } from '../insist';
import { type Change, isStill } from './proposed';
import { proposalFor } from './proposal-remote';

const none: readonly Change[] = [];

/** What is proposed for the shown day, and the two things that can be done with it; nothing is asked while it is not shown. */
export const useProposal = (isShown: boolean, onDone: () => void) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, act, tell } = useArranging();
  const proposed = useRemote(proposalFor, isShown ? { kind, day: day.from } : null);
  const proposal = proposed.value;
  const [isProposing, setIsProposing] = useState(false);
  const open = useMemo(
    () => proposal?.changes.filter(({ isAccepted }) => !isAccepted) ?? none,
    [proposal],
  );
  const isOutOfDate =
    proposal?.isOutOfDate === true || open.some((change) => !isStill(day, change));

  const again = async () => {
    setIsProposing(true);
    await tell(async () => {
      proposed.show(
        await insist((idempotencyKey) =>
          // It reckons, and saves nothing of the day: its button says so.
          api.call('proposeDay', {
            params: { kind },
            body: { day: day.from },
            idempotencyKey,
            background: true,
          }),
        ),
      );
      return say(proposedAgain);
    });
    setIsProposing(false);
  };

  /** True when it was done. All are named: nobody accepts more than they were shown. */
  const accept = async (changes: readonly Change[]): Promise<boolean> => {
    if (!proposal) return false;
    const ids = changes.map(({ id }) => id);
    const done = await act(
      ({ trips }) =>
        say(proposalAccepted, {
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
    if (done && ids.length === open.length && proposal.left.length === 0) onDone();
    return done;
  };

  return { isShown, proposed, open, isOutOfDate, isProposing, again, accept };
};

export type OpenProposal = ReturnType<typeof useProposal>;
