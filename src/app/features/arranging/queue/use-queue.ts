import { useCallback, useState } from 'react';
import type { Arranged } from '#contract/arranging-trips';
import { kinds as allKinds, type KindId } from '#kinds/registry';
import { undone } from '#words/arranging';
import { proposalAccepted } from '#words/arranging-done';
import { proposedAgain } from '#words/proposals';
import { useServices } from '../../../app-services';
import { useRemote } from '../../../remote/use-remote';
import { useSay } from '../../../ui/use-say';
import { insist } from '../insist';
import type { Change } from '../proposal/proposed';
import type { ChangeNotice } from '../use-act';
import { useExplain } from '../use-explain';
import { proposeQueue, queueFor, type QueueOf } from './queue-remote';

type Step = { kind: KindId; change: (idempotencyKey: string) => Promise<Arranged> };
type Taken = { kind: KindId; answer: Arranged };
type Notice = ChangeNotice & { taken: readonly Taken[] };

export const openOf = (changes: readonly Change[]): Change[] =>
  changes.filter(({ isAccepted }) => !isAccepted);

/** What is proposed for a day, what can be done with it, and how it went. */
export const useQueue = (of: QueueOf) => {
  const say = useSay();
  const explain = useExplain();
  const { api } = useServices();
  const proposed = useRemote(queueFor, of);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isProposing, setIsProposing] = useState(false);
  const { read, show, value } = proposed;

  /** Kind after kind: what one of them is refused holds up no other, and is said. */
  const carryOut = async (
    steps: readonly Step[],
    sayDone: (answers: readonly Arranged[]) => string,
  ): Promise<readonly Taken[]> => {
    const taken: Taken[] = [];
    const problems: string[] = [];
    for (const { kind, change } of steps)
      try {
        taken.push({ kind, answer: await insist(change) });
      } catch (error) {
        problems.push(`${say(allKinds[kind].name)}: ${explain(error)}`);
      }
    const ways = taken.flatMap(({ answer }) => answer.undo ?? []);
    const until = Math.min(...ways.map((way) => Date.parse(way.until)));
    setNotice({
      text: [
        ...(taken.length > 0 ? [sayDone(taken.map(({ answer }) => answer))] : []),
        ...problems,
      ].join(' · '),
      isProblem: problems.length > 0,
      undo: ways[0] ? { changeId: ways[0].changeId, until } : null,
      taken,
    });
    return taken;
  };

  /** One thing after the other. */
  const busily =
    <Args extends unknown[]>(work: (...args: Args) => Promise<unknown>) =>
    async (...args: Args): Promise<void> => {
      setIsBusy(true);
      await work(...args).finally(() => setIsBusy(false));
    };

  const accept = async (chosen: readonly { kind: KindId; changes: readonly Change[] }[]) => {
    const steps = chosen.flatMap(({ kind, changes }) => {
      const proposal = value?.find((queued) => queued.kind === kind)?.proposal;
      const body = { changes: changes.map(({ id }) => id) };
      return proposal && changes.length > 0
        ? [
            {
              kind,
              change: (idempotencyKey: string) =>
                api.call('acceptProposal', {
                  params: { kind, id: proposal.id },
                  body,
                  idempotencyKey,
                }),
            },
          ]
        : [];
    });
    const taken = await carryOut(steps, (answers) => {
      const trips = answers.flatMap((answer) => answer.trips);
      const offered = trips.filter(({ status }) => status === 'offered').length;
      return say(proposalAccepted, { count: trips.length, offered });
    });
    const accepted = new Set(
      chosen
        .filter(({ kind }) => taken.some((done) => done.kind === kind))
        .flatMap(({ changes }) => changes.map(({ id }) => id)),
    );
    if (value)
      show(
        value.map(({ kind, proposal }) => ({
          kind,
          proposal: {
            ...proposal,
            changes: proposal.changes.map((change) => ({
              ...change,
              isAccepted: change.isAccepted || accepted.has(change.id),
            })),
          },
        })),
      );
    void read();
  };

  const propose = async (): Promise<boolean> => {
    setIsProposing(true);
    try {
      show(await proposeQueue(api, of));
      return true;
    } catch (error) {
      setNotice({ text: explain(error), isProblem: true, undo: null, taken: [] });
      return false;
    } finally {
      setIsProposing(false);
    }
  };

  const undo = async () => {
    const steps = (notice?.taken ?? []).toReversed().flatMap(({ kind, answer }) =>
      answer.undo
        ? [
            {
              kind,
              change: (idempotencyKey: string) =>
                api.call('undoArranging', {
                  params: { kind },
                  body: { changeId: answer.undo!.changeId },
                  idempotencyKey,
                }),
            },
          ]
        : [],
    );
    await carryOut(steps, () => say(undone));
    setNotice((now) => now && { ...now, undo: null });
    // It is taken back, and the page free; what is proposed for it then comes by itself.
    void propose();
  };

  const again = async () => {
    if (await propose())
      setNotice({ text: say(proposedAgain), isProblem: false, undo: null, taken: [] });
  };

  const hush = useCallback(() => setNotice(null), []);
  return {
    proposed,
    carryOut: busily(carryOut),
    accept: busily(accept),
    undo: busily(undo),
    again: busily(again),
    notice,
    hush,
    isBusy,
    isProposing,
  };
};

export type Queue = ReturnType<typeof useQueue>;
