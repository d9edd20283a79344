import { useCallback } from 'react';
import type { Several, SeveralArranged } from '#contract/arranging-several';
import { acceptedSeveral, releasedSeveral, sentSeveral, someNotDone } from '#words/board';
import { refusals } from '#words/refusals';
import type { Say } from '#words/message';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { useArranging } from './arranging-context';
import { targetRefs } from './texts';
import type { Target } from './target';

type What =
  | { action: 'offer'; provider: { id: string; name: string } }
  | { action: 'release'; reason: string }
  | { action: 'accept' };

const toChosen = (target: Target): Several['targets'][number] => {
  const { version } = target.type === 'trip' ? target.trip : target.booking;
  return { type: target.type, id: target.id, version };
};

const sayDone = (say: Say, what: What, count: number): string => {
  if (what.action === 'offer') return say(sentSeveral, { count, to: what.provider.name });
  return say(what.action === 'release' ? releasedSeveral : acceptedSeveral, { count });
};

/** Does the same with several; says how many were done and why others were not. Answers with what is left. */
export const useSeveral = () => {
  const say = useSay();
  const { api } = useServices();
  const { kind, act } = useArranging();
  return useCallback(
    async (targets: readonly Target[], what: What): Promise<readonly Target[]> => {
      let answers: SeveralArranged['answers'] = [];
      const sentence = () => {
        const refused = answers.flatMap(({ id, refusal }) => {
          const target = targets.find((chosen) => chosen.id === id);
          return refusal && target ? [`${targetRefs(target)}: ${say(refusals[refusal])}`] : [];
        });
        const count = answers.length - refused.length;
        return [
          sayDone(say, what, count),
          ...(refused.length > 0 ? [say(someNotDone), ...refused] : []),
        ].join(' ');
      };
      const isSent = await act(sentence, async (idempotencyKey) => {
        const chosen = targets.map(toChosen);
        const answer = await (what.action === 'accept'
          ? api.call('acceptTrips', {
              params: { kind },
              body: { trips: chosen.map(({ id, version }) => ({ id, version })) },
              idempotencyKey,
            })
          : api.call('arrangeSeveral', {
              params: { kind },
              body: {
                action: what.action,
                targets: chosen,
                ...(what.action === 'offer'
                  ? { providerId: what.provider.id }
                  : { reason: what.reason }),
              },
              idempotencyKey,
            }));
        answers = answer.answers;
        return answer;
      });
      if (!isSent) return targets;
      const left = new Set(answers.flatMap(({ id, refusal }) => (refusal ? [id] : [])));
      return targets.filter(({ id }) => left.has(id));
    },
    [act, api, kind, say],
  );
};
