import { Link } from '@tanstack/react-router';
import type { ArrangeTrip } from '#contract/arranging';
import { carStandsSince, sendCarToRepair } from '#words/arranging';
import { useNow } from '../../../ui/use-now';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { troubleOf } from '../target';
import { carName } from '../texts';

/** Its driver said that the car cannot go on: first of all, with the way to the workshop. Another car is chosen below. */
export const CarInTrouble = ({ trip }: { trip: ArrangeTrip }) => {
  const say = useSay();
  const { kind, day } = useArranging();
  const trouble = troubleOf(day, trip, useNow().getTime());
  if (!trouble || trip.carId === null) return null;
  return (
    <div className="card asks urgent grid gap-2 start" role="status">
      <strong>{say(carStandsSince, { plate: carName(day, trip.carId), ...trouble })}</strong>
      {day.may.manage && (
        <Link
          to="/admin/$type/managecar"
          params={{ type: kind }}
          search={{ open: trip.carId }}
          className="button"
        >
          {say(sendCarToRepair)}
        </Link>
      )}
    </div>
  );
};
