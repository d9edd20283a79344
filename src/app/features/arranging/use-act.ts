import { useCallback, useState } from 'react';
import type { Arranged } from '#contract/arranging-trips';
import { formatTime } from '#domain/dates/format-bangkok';
import {
  arrangedNow,
  changedBy,
  notDone,
  offlineNoArranging,
  somebody,
  undone,
} from '#words/arranging';
import { refusals } from '#words/refusals';
import type { KindId } from '#domain/booking/kind-id';
import { ApiError, OfflineError } from '../../api/errors';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import type { OpenDay } from './open-day';

type Change = (key: string) => Promise<Arranged>;

/** Does one change and says how it went; true when it was done. */
export type Act = (what: string, change: Change) => Promise<boolean>;

export type Said = {
  text: string;
  isProblem: boolean;
  /** Until when it can be taken back, and how. */
  undo: { changeId: string; until: number } | null;
};

/** An answer that was lost on the way is asked for once more with the same key: it is done once either way. */
const insist = async (change: Change): Promise<Arranged> => {
  const key = crypto.randomUUID();
  try {
    return await change(key);
  } catch (error) {
    if (!(error instanceof OfflineError)) throw error;
    return change(key);
  }
};

export const useAct = (kind: KindId, opened: OpenDay) => {
  const say = useSay();
  const { api } = useServices();
  const [said, setSaid] = useState<Said | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const explain = useCallback(
    (error: unknown): string => {
      if (error instanceof OfflineError) return say(offlineNoArranging);
      if (!(error instanceof ApiError)) throw error;
      const { code, conflict, fields } = error;
      if (conflict) {
        const by = conflict.by ?? say(somebody);
        return say(changedBy, { by, at: formatTime(conflict.at) });
      }
      const reason = say(refusals[code]);
      return fields ? `${reason} ${say(notDone)}` : reason;
    },
    [say],
  );

  const carryOut = useCallback(
    async (change: Change, textOf: () => string) => {
      setIsBusy(true);
      try {
        const answer = await insist(change);
        opened.take(answer);
        const undo = answer.undo && {
          changeId: answer.undo.changeId,
          until: Date.parse(answer.undo.until),
        };
        setSaid({ text: textOf(), isProblem: false, undo });
        return true;
      } catch (error) {
        setSaid({ text: explain(error), isProblem: true, undo: null });
        return false;
      } finally {
        setIsBusy(false);
        void opened.read();
      }
    },
    [explain, opened],
  );

  const act: Act = useCallback(
    (what, change) => carryOut(change, () => say(arrangedNow, { what })),
    [carryOut, say],
  );

  const undo = useCallback(
    (changeId: string) =>
      carryOut(
        (idempotencyKey) =>
          api.call('undoArranging', { params: { kind }, body: { changeId }, idempotencyKey }),
        () => say(undone),
      ),
    [api, carryOut, kind, say],
  );

  return { act, undo, said, hush: () => setSaid(null), isBusy };
};
