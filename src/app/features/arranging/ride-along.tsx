import { Button } from '@mantine/core';
import { formatTime } from '#domain/dates/format-bangkok';
import { rideAlong } from '#words/arranging-trip';
import { useRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';
import { useArranging } from './arranging-context';
import { joinsFor } from './day-remote';
import type { Target } from './target';
import { carName } from './texts';
import { useMerge } from './use-merge';

type Props = {
  target: Target;
  /** How many of them, the best first. */
  most: number;
};

/** A seat on a trip that stands, in one tap: only what the server would accept. */
export const RideAlong = ({ target, most }: Props) => {
  const say = useSay();
  const { kind, day, isFrozen } = useArranging();
  const merge = useMerge();
  const waits = day.kind.pools && day.may.manage && target.type === 'booking';
  const { value } = useRemote(
    joinsFor,
    waits ? { kind, id: target.id, version: target.booking.version } : null,
  );
  if (!waits) return null;
  const found = (value?.joins ?? []).flatMap(({ tripId, ...join }) => {
    const trip = day.trips.find(({ id }) => id === tripId);
    return trip ? [{ trip, ...join }] : [];
  });
  return found.slice(0, most).map(({ trip, startsAt, minutesMore }) => (
    <Button
      key={trip.id}
      variant="light"
      h="auto"
      mih="var(--tap)"
      disabled={isFrozen}
      onClick={() => void merge(target, trip)}
    >
      {say(rideAlong, {
        time: formatTime(startsAt),
        car: carName(day, trip.carId) ?? '',
        minutes: minutesMore,
      })}
    </Button>
  ));
};
