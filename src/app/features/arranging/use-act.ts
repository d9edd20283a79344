import { useCallback, useState } from 'react';
import type { ArrangeDay, ArrangeTrip } from '#contract/arranging';
import type { Arranged } from '#contract/arranging-trips';
import { redone, undone } from '#words/arranging';
import { askedAgain } from '#words/arranging-done';
import type { KindId } from '#kinds/registry';
import type { FieldProblems } from '#domain/refusal';
import { ApiError } from '../../api/errors';
import { useServices } from '../../app-services';
import type { UsedRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';
import { insist } from './insist';
import { withAnswer } from './day-remote';
import { useExplain } from './use-explain';

type Change = (key: string) => Promise<Arranged>;

/** What is said of the change, or of what came of it. */
type Sentence = string | ((answer: Arranged) => string);

/**
 * Does one change and says how it went; true when it was done. A form that shows what stands in the way beside its own
 * fields says so by `isShown`.
 */
export type Act = (
  done: Sentence,
  change: Change,
  isShown?: (fields: FieldProblems) => boolean,
) => Promise<boolean>;

/** Does what changes no row, and says what came of it. */
export type Tell = (work: () => Promise<string>) => Promise<boolean>;

/** Says something where nothing was to be done. */
export type Hint = (text: string) => void;

export type ChangeNotice = {
  text: string;
  /** Said since, about something that was not done. */
  hint?: string;
  isProblem: boolean;
  /** Until when it can be taken back, and how. */
  undo: { changeId: string; until: number } | null;
  /** It took a change back: to take this back is to do the change again. */
  isUndone?: boolean;
};

const isAskedAgain = (now: ArrangeTrip, known: readonly ArrangeTrip[]): boolean =>
  now.status === 'offered' &&
  known.some(
    (trip) =>
      trip.id === now.id && trip.status === 'accepted' && trip.provider?.id === now.provider?.id,
  );

export const useAct = (kind: KindId, { view, read, show }: UsedRemote<ArrangeDay>) => {
  const say = useSay();
  const explain = useExplain();
  const { api } = useServices();
  const [notice, setNotice] = useState<ChangeNotice | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [answers, setAnswers] = useState(0);

  const carryOut = useCallback(
    (
      work: () => Promise<Omit<ChangeNotice, 'isProblem'>>,
      isShown: (fields: FieldProblems) => boolean = () => false,
    ): Promise<boolean> => {
      setIsBusy(true);
      return work()
        .then(
          (done) => {
            setNotice({ ...done, isProblem: false });
            return true;
          },
          (error: unknown) => {
            const fields = error instanceof ApiError && error.fields;
            if (fields && isShown(fields)) setNotice(null);
            else setNotice({ text: explain(error), isProblem: true, undo: null });
            return false;
          },
        )
        .finally(() => {
          setIsBusy(false);
          setAnswers((count) => count + 1);
          void read();
        });
    },
    [explain, read],
  );

  const take = useCallback(
    async (change: Change, sentence: Sentence) => {
      const answer = await insist(change);
      const text = typeof sentence === 'string' ? sentence : sentence(answer);
      const now = view.get();
      if (now.status === 'known') show(withAnswer(now.value, answer));
      const { undo: way } = answer;
      return { text, undo: way && { changeId: way.changeId, until: Date.parse(way.until) } };
    },
    [view, show],
  );

  const act: Act = useCallback(
    (done, change, isShown) => {
      const now = view.get();
      const known = now.status === 'known' ? now.value.trips : [];
      const sentence = (answer: Arranged) => {
        const by = answer.trips.find((trip) => isAskedAgain(trip, known))?.provider?.name;
        const text = typeof done === 'string' ? done : done(answer);
        return by ? say(askedAgain, { done: text, by }) : text;
      };
      return carryOut(() => take(change, sentence), isShown);
    },
    [carryOut, take, view, say],
  );

  const tell: Tell = useCallback(
    (work) => carryOut(async () => ({ text: await work(), undo: null })),
    [carryOut],
  );

  /** Why nothing was done. What was done last can still be taken back, and is still named. */
  const hint: Hint = useCallback(
    (text) =>
      setNotice((now) =>
        now?.undo ? { ...now, hint: text } : { text, isProblem: false, undo: null },
      ),
    [],
  );

  const undo = useCallback(
    (changeId: string, isUndone: boolean) =>
      carryOut(async () => {
        const done = await take(
          (idempotencyKey) =>
            api.call('undoArranging', { params: { kind }, body: { changeId }, idempotencyKey }),
          say(isUndone ? undone : redone),
        );
        return { ...done, isUndone };
      }),
    [api, carryOut, take, kind, say],
  );

  /** The same at each drawing, so that nobody's time begins anew. */
  const hush = useCallback(() => setNotice(null), []);

  return { act, tell, hint, undo, notice, answers, hush, isBusy };
};
