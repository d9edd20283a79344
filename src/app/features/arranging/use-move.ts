import type { ArrangeBooking } from '#contract/arranging';
import { addMinutes } from '#domain/dates/bangkok-time';
import { formatTime } from '#domain/dates/format-bangkok';
import { moveAgreed, moveQuestion, moveTime, movedNow, stopsMove } from '#words/move-time';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { useArranging } from './arranging-context';
import { periodText } from './texts';

export const movedText = ({ startsAt, endsAt }: ArrangeBooking, minutes: number): string =>
  periodText({ startsAt: addMinutes(startsAt, minutes), endsAt: addMinutes(endsAt, minutes) });

/** `09:00 → 09:15`, of each stop that somebody must be at by then. */
export const stopTimesMoved = ({ stops }: Pick<ArrangeBooking, 'stops'>, minutes: number): string =>
  stops
    .flatMap(({ arriveBy }) =>
      arriveBy === null
        ? []
        : `${formatTime(arriveBy)} → ${formatTime(addMinutes(arriveBy, minutes))}`,
    )
    .join(', ');

/** Another time for what waits, once the traveller has said yes on the telephone. */
export const useMove = () => {
  const say = useSay();
  const { api } = useServices();
  const { kind, act, ask } = useArranging();
  return async (booking: ArrangeBooking, minutes: number): Promise<void> => {
    const { id, version, ref } = booking;
    const to = movedText(booking, minutes);
    const times = stopTimesMoved(booking, minutes);
    const isAgreed = await ask({
      title: say(moveTime, { to }),
      text: [
        say(moveQuestion, { ref, from: periodText(booking), to }),
        ...(times === '' ? [] : [say(stopsMove, { times })]),
      ].join(' '),
      yes: say(moveAgreed),
    });
    if (!isAgreed) return;
    await act(say(movedNow, { ref, to }), (idempotencyKey) =>
      api.call('moveBooking', {
        params: { kind, id },
        body: { minutes, agreed: true },
        version,
        idempotencyKey,
      }),
    );
  };
};
