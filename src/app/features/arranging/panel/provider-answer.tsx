import type { ArrangeTrip } from '#contract/arranging';
import type { TripDetail } from '#contract/arranging-trips';
import { declinedBecause, takenBackBecause, whatNext } from '#words/arranging-notices';
import { providerLabel } from '#words/arranging-trip';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import classes from '../arranging.module.css';

/** What changes with whom the trip is. */
const telling = new Set(['offer', 'accept', 'decline', 'withdraw', 'arrange', 'release']);

/** Why the trip is without a car again: its provider said no, or it was taken back. And what to do now. */
export const ProviderAnswer = ({
  trip,
  detail,
}: {
  trip: ArrangeTrip;
  detail: TripDetail | null;
}) => {
  const say = useSay();
  const { day } = useArranging();
  const last = detail?.timeline.findLast(({ action }) => telling.has(action));
  const isDeclined = trip.status === 'declined';
  const isTakenBack = trip.carId === null && last?.action === 'withdraw';
  if (!isDeclined && !isTakenBack) return null;
  const reason = (isDeclined === (last?.action === 'decline') && last?.reason) || '';
  return (
    <div className={classes['answer']}>
      <strong>
        {isDeclined
          ? say(declinedBecause, { by: trip.provider?.name ?? say(providerLabel), reason })
          : say(takenBackBecause, { reason })}
      </strong>
      {day.may.manage && <p>{say(whatNext)}</p>}
    </div>
  );
};
