import type { ArrangeCar } from '#contract/arranging';
import { className } from '../facts';
import { seatsCount } from '#words/arranging';
import { carStands } from '#words/fleet';
import { toCheckShort } from '#words/new-car';
import { stopNames } from '#words/arranging-verdict';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import classes from './rows.module.css';

export const CarHead = ({ car }: { car: ArrangeCar }) => {
  const say = useSay();
  const { kind } = useArranging().day;
  // Where the traveller drives, the driver's seat is one of theirs.
  const seats = car.seats + (kind.withDriver ? 0 : 1);
  return (
    <span className={classes['text']}>
      <strong className="clip">{car.plate}</strong>
      <small className="clamp">
        {car.isChecked ? '' : `${say(toCheckShort)} · `}
        {car.trouble ? (
          <span className="urgent">{say(carStands)}</span>
        ) : car.status === 'available' ? (
          `${say(seatsCount, { count: seats })} · ${className(car.class, say)}`
        ) : (
          say(stopNames[car.status === 'repair' ? 'repair' : 'not_available'], {})
        )}
      </small>
    </span>
  );
};
