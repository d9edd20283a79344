import { plateOf } from '#words/booking-list';
import classes from './plate.module.css';
import { useSay } from './use-say';

/** A Thai number plate as it is read on the street: the number large, the province below. */
export const Plate = ({ plate, province }: { plate: string; province: string | null }) => {
  const say = useSay();
  return (
    <span
      className={classes['plate']}
      role="img"
      aria-label={say(plateOf, { plate, province: province ?? '' }).trim()}
    >
      <span className={classes['number']}>{plate}</span>
      {province !== null && <span className={classes['province']}>{province}</span>}
    </span>
  );
};
