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
import { insist } from './insist';
import type { OpenDay } from './open-day';

type Change = (key: string) => Promise<Arranged>;

/** Does one change and says how it went; true when it was done. */
export type Act = (what: string, change: Change) => Promise<boolean>;

/** Does what changes no row, and says what came of it. */
export type Tell = (work: () => Promise<string>) => Promise<boolean>;

export type Said = {
  text: string;
  isProblem: boolean;
  /** Until when it can be taken back, and how. */
  undo: { changeId: string; until: number } | null;
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
    (work: () => Promise<Omit<Said, 'isProblem'>>): Promise<boolean> => {
      setIsBusy(true);
      return work()
        .then(
          (done) => {
            setSaid({ ...done, isProblem: false });
            return true;
          },
          (error: unknown) => {
            setSaid({ text: explain(error), isProblem: true, undo: null });
            return false;
          },
        )
        .finally(() => {
          setIsBusy(false);
          void opened.read();
        });
    },
    [explain, opened],
  );

  const take = useCallback(
    async (change: Change, text: string) => {
      const answer = await insist(change);
      opened.take(answer);
      const { undo: way } = answer;
      return { text, undo: way && { changeId: way.changeId, until: Date.parse(way.until) } };
    },
    [opened],
  );

  const act: Act = useCallback(
    (what, change) => carryOut(() => take(change, say(arrangedNow, { what }))),
    [carryOut, take, say],
  );

  const tell: Tell = useCallback(
    (work) => carryOut(async () => ({ text: await work(), undo: null })),
    [carryOut],
  );

  const undo = useCallback(
    (changeId: string) =>
      carryOut(() =>
        take(
          (idempotencyKey) =>
            api.call('undoArranging', { params: { kind }, body: { changeId }, idempotencyKey }),
          say(undone),
        ),
      ),
    [api, carryOut, take, kind, say],
  );

  return { act, tell, undo, said, hush: () => setSaid(null), isBusy };
};
