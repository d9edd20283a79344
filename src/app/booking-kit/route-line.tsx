import { meetAt } from '#words/booking-list';
import { useSay } from '../ui/use-say';
import classes from './route-line.module.css';

/** Breaks between the words of its name only: no Thai dictionary knows where the name of a place may break. */
const Place = ({ name, isEnd }: { name: string; isEnd?: boolean }) => (
  <span className={classes['place']} data-end={isEnd}>
    {name
      .split(' ')
      .flatMap((word, at) => [at > 0 && ' ', <span key={`${at} ${word}`}>{word}</span>])}
  </span>
);

type RouteProps = { from: string | null; to: string | null; meet?: string | null };

/** From where to where; a rental without places shows nothing. */
export const Route = ({ from, to, meet = null }: RouteProps) => {
  const say = useSay();
  if ((from ?? to ?? meet) === null) return null;
  return (
    <div className="stack gap-0">
      {from !== null && <Place name={from} />}
      {to !== null && <Place name={to} isEnd />}
      {meet !== null && <span className={classes['meet']}>{say(meetAt, { place: meet })}</span>}
    </div>
  );
};
