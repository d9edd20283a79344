import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ArrangeTrip } from '#contract/arranging';
import {
  checkedNow,
  classLabel,
  correctCar,
  isRight,
  plateLabel,
  provinceLabel,
  seatsLabel,
  toCheck,
  toCheckHint,
} from '#words/new-car';
import { useServices } from '../../../app-services';
import { Facts } from '../../../ui/facts';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { className } from '../facts';

/** The car of the trip was registered by its provider: whoever may, says with one tap that it is right. */
export const CarToCheck = ({ trip }: { trip: ArrangeTrip }) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, tell, isFrozen } = useArranging();
  const car = day.resources.cars.find(({ id }) => id === trip.carId);
  if (!car || car.isChecked) return null;
  const check = () =>
    tell(async () => {
      await api.call('checkCar', {
        params: { kind, id: car.id },
        version: car.version,
        idempotencyKey: crypto.randomUUID(),
      });
      return say(checkedNow, { plate: car.plate });
    });
  return (
    <div className="card asks grid gap-2 start">
      <strong>{say(toCheck)}</strong>
      {day.may.manage && (
        <>
          <p>{say(toCheckHint)}</p>
          <Facts
            look="beside"
            facts={[
              [plateLabel, car.plate],
              [provinceLabel, car.province],
              [classLabel, className(car.class, say)],
              [seatsLabel, car.seats],
            ]}
          />
          <div className="flow">
            <Button variant="default" disabled={isFrozen} onClick={() => void check()}>
              {say(isRight)}
            </Button>
            <Link
              to="/admin/$type/managecar"
              params={{ type: kind }}
              search={{ open: car.id }}
              className="button"
            >
              {say(correctCar)}
            </Link>
          </div>
        </>
      )}
    </div>
  );
};
