import { meetAt } from '#words/booking-list';
import { useSay } from '../ui/use-say';
import { WholeWords } from '../ui/whole-words';
import classes from './route-line.module.css';

const Place = ({ name, isEnd }: { name: string; isEnd?: boolean }) => (
  <span className={classes['place']} data-end={isEnd}>
    <WholeWords of={name} />
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
