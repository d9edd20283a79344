import type { ArrangeCar, ArrangeDay, ArrangeDriver } from '#contract/arranging';
import { className } from '../facts';
import { seatsCount } from '#words/arranging';
import { stopNames } from '#words/arranging-verdict';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { driverName } from '../texts';
import classes from './rows.module.css';

export const CarHead = ({ car }: { car: ArrangeCar }) => {
  const say = useSay();
  const { kind } = useArranging().day;
  // Where the traveller drives, the driver's seat is one of theirs.
  const seats = car.seats + (kind.withDriver ? 0 : 1);
  return (
    <span className={classes['text']}>
      <strong>{car.plate}</strong>
      <small>
        {car.status === 'available'
          ? `${say(seatsCount, { count: seats })} · ${className(car.class, say)}`
          : say(stopNames[car.status === 'repair' ? 'repair' : 'not_available'], {})}
      </small>
    </span>
  );
};

export const DriverHead = ({ day, driver }: { day: ArrangeDay; driver: ArrangeDriver }) => (
  <span className={classes['text']}>
    <strong>{driverName(day, driver.id)}</strong>
    <small>
      {driver.shift[0]
        ? `${driver.shift[0].starts.slice(0, 5)}–${driver.shift[0].ends.slice(0, 5)}`
        : driver.name}
      {driver.provider && ` · ${driver.provider.name}`}
    </small>
  </span>
);
