import { meetAt } from '#words/booking-list';
import { useSay } from '../../ui/use-say';
import classes from './route-line.module.css';

type RouteProps = { from: string | null; to: string | null; meet?: string | null };

/** From where to where; a rental without places shows nothing. */
export const Route = ({ from, to, meet = null }: RouteProps) => {
  const say = useSay();
  const ends = [from, to].filter((place) => place !== null);
  if (ends.length === 0 && meet === null) return null;
  return (
    <div className={classes['route']}>
      {ends.map((place, index) => (
        <span key={index === 0 && from !== null ? 'from' : 'to'} className={classes['place']}>
          {place}
        </span>
      ))}
      {meet !== null && <span className={classes['meet']}>{say(meetAt, { place: meet })}</span>}
    </div>
  );
};
