import { Button } from '@mantine/core';
import { formatTime } from '#domain/dates/format-bangkok';
import { rideAlong } from '#words/arranging-trip';
import { useSay } from '../../ui/use-say';
import { WholeParts } from '../../ui/whole-words';
import classes from './arranging.module.css';
import { useArranging } from './arranging-context';
import type { Target } from './target';
import { carName } from './texts';
import { useMerge } from './use-merge';
import type { Ride } from './use-rides';

type Props = {
  target: Target;
  rides: readonly Ride[];
  /** The first of them is what is offered, before a car of its own. */
  isOffer?: boolean;
};

/** A seat on a trip that stands, in one tap. */
export const RideAlong = ({ target, rides, isOffer = false }: Props) => {
  const say = useSay();
  const { day, isFrozen } = useArranging();
  const merge = useMerge();
  return rides.map(({ trip, startsAt, minutesMore }) => (
    <Button
      key={trip.id}
      className="firm"
      data-offer={isOffer || undefined}
      variant={isOffer ? 'filled' : 'light'}
      h="auto"
      mih="var(--tap)"
      disabled={isFrozen}
      onClick={() => void merge(target, trip)}
    >
      <span className={classes['offer']}>
        <WholeParts
          of={say(rideAlong, {
            time: formatTime(startsAt),
            car: carName(day, trip.carId),
            minutes: minutesMore,
          })}
        />
      </span>
    </Button>
  ));
};
