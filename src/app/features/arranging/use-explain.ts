import { useCallback } from 'react';
import type { RefusalCode } from '#domain/refusal';
import { formatTime } from '#domain/dates/format-bangkok';
import { changedBy, notDone, offlineNoArranging, somebody } from '#words/arranging';
import { tooFewSeats } from '#words/arranging-done';
import type { Message } from '#words/message';
import { refusals } from '#words/refusals';
import { ApiError, OfflineError } from '../../api/errors';
import { useFieldProblem } from '../../ui/use-field-problem';
import { useSay } from '../../ui/use-say';

/** What a refusal means to whoever arranges, where others are told otherwise. */
const hereNames: Partial<Record<RefusalCode, Message>> = { seats_taken: tooFewSeats };

/** Why a change was not made, in whole sentences. */
export const useExplain = () => {
  const say = useSay();
  const sayField = useFieldProblem();
  return useCallback(
    (error: unknown): string => {
      if (error instanceof OfflineError) return say(offlineNoArranging);
      if (!(error instanceof ApiError)) throw error;
      const { code, conflict, fields = {} } = error;
      if (conflict) {
        const by = conflict.by ?? say(somebody);
        return say(changedBy, { by, at: formatTime(conflict.at), what: conflict.what });
      }
      const own = code === 'invalid_input' ? Object.values(fields).map(sayField) : [];
      const reasons = own.length > 0 ? [...new Set(own)] : [say(hereNames[code] ?? refusals[code])];
      return [...reasons, say(notDone)].join(' ');
    },
    [say, sayField],
  );
};
