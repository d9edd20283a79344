import type { ArrangeCar } from '#contract/arranging';
import { seatsIn } from '#domain/arranging/seats-in';
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
  return (
    <span className={classes['text']}>
      <strong className="clip">{car.plate}</strong>
      <small className="clamp">
        {car.isChecked ? '' : `${say(toCheckShort)} · `}
        {car.trouble ? (
          <span className="urgent">{say(carStands)}</span>
        ) : car.status === 'available' ? (
          <>
            <span className="nowrap">
              {say(seatsCount, { count: seatsIn(car, kind.withDriver) })}
            </span>
            {` · ${className(car.class, say)}`}
          </>
        ) : (
          say(stopNames[car.status === 'repair' ? 'repair' : 'not_available'], {})
        )}
      </small>
    </span>
  );
};
