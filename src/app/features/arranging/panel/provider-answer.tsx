import type { ArrangeDay, ArrangeTrip } from '#contract/arranging';
import type { TripDetail } from '#contract/arranging-trips';
import { seatsCount } from '#words/arranging';
import {
  askedAgainBecause,
  becomes,
  declinedBecause,
  takenBackBecause,
  whatNext,
} from '#words/arranging-notices';
import { providerLabel } from '#words/arranging-trip';
import type { Say } from '#words/message';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { carName, driverName, periodText } from '../texts';

/** What changes with whom the trip is. */
const telling = new Set(['offer', 'accept', 'decline', 'withdraw', 'arrange', 'release']);

type Props = { trip: ArrangeTrip; detail: TripDetail | null };

/** What was agreed, and what became of it; what is as it was says nothing. */
const changesOf = (
  agreed: NonNullable<TripDetail['agreed']>,
  trip: ArrangeTrip,
  day: ArrangeDay,
  say: Say,
): readonly (readonly [was: string, is: string])[] =>
  (
    [
      [periodText(agreed), periodText(trip)],
      [say(seatsCount, { count: agreed.seats }), say(seatsCount, { count: trip.seatsTaken })],
      [carName(day, agreed.carId), carName(day, trip.carId)],
      [driverName(day, agreed.driverId), driverName(day, trip.driverId)],
    ] as const
  ).filter(([was, is]) => was !== '' && was !== is);

const AskedAgain = ({ trip, agreed }: { trip: ArrangeTrip; agreed: TripDetail['agreed'] }) => {
  const say = useSay();
  const { day } = useArranging();
  if (!agreed) return null;
  return (
    <div className="card asks urgent grid gap-2 start">
      <strong>{say(askedAgainBecause)}</strong>
      {changesOf(agreed, trip, day, say).map(([was, is]) => (
        <p key={was}>{say(becomes, { was, is })}</p>
      ))}
    </div>
  );
};

/** Why the trip is without a car again: its provider said no, or it was taken back. And what to do now. */
export const ProviderAnswer = ({ trip, detail }: Props) => {
  const say = useSay();
  const { day } = useArranging();
  const last = detail?.timeline.findLast(({ action }) => telling.has(action));
  const isDeclined = trip.status === 'declined';
  const isTakenBack = trip.carId === null && last?.action === 'withdraw';
  if (!isDeclined && !isTakenBack)
    return <AskedAgain trip={trip} agreed={detail?.agreed ?? null} />;
  const reason = (isDeclined === (last?.action === 'decline') && last?.reason) || '';
  return (
    <div className="card asks urgent grid gap-2 start">
      <strong>
        {isDeclined
          ? say(declinedBecause, { by: trip.provider?.name ?? say(providerLabel), reason })
          : say(takenBackBecause, { reason })}
      </strong>
      {day.may.manage && <p>{say(whatNext)}</p>}
    </div>
  );
};
