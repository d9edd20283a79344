import type { ArrangeCar, ArrangeDriver } from '#contract/arranging';
import type { VehicleClass } from '#domain/booking/vehicle-class';
import { vehicleClassNames } from '#words/bookings';
import { seatsCount } from '#words/arranging';
import { stopNames } from '#words/arranging-verdict';
import { useSay } from '../../../ui/use-say';
import classes from './board.module.css';

export const CarHead = ({ car }: { car: ArrangeCar }) => {
  const say = useSay();
  const className =
    car.class in vehicleClassNames ? say(vehicleClassNames[car.class as VehicleClass]) : car.class;
  return (
    <span className={classes['headText']}>
      <strong>{car.plate}</strong>
      <small>
        {car.status === 'available'
          ? `${className} · ${say(seatsCount, { count: car.seats })}`
          : say(stopNames[car.status === 'repair' ? 'repair' : 'not_available'], {})}
      </small>
    </span>
  );
};

export const DriverHead = ({ driver }: { driver: ArrangeDriver }) => (
  <span className={classes['headText']}>
    <strong>{driver.nickname ?? driver.name}</strong>
    <small>
      {driver.shift[0]
        ? `${driver.shift[0].starts.slice(0, 5)}–${driver.shift[0].ends.slice(0, 5)}`
        : driver.name}
      {driver.provider && ` · ${driver.provider.name}`}
    </small>
  </span>
);
