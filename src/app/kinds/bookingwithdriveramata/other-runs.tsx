import { dayOf, type Day, type Instant } from '#domain/dates/bangkok-time';
import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import { withRoom } from '#words/booking-amata';
import { useFormContext } from '../../booking-form/form-context';
import { sayDay } from '../../form/say-time';
import { useSay } from '../../ui/use-say';
import classes from './departures.module.css';
import { nextServed, nextWithRoom, type Line, type Run, type Stretch } from './timetable';
import { useDepartures } from './use-departures';

type OtherRunsProps = {
  line: Line;
  day: Day;
  runs: readonly Run[];
  after: Instant;
  stretch: Stretch | null;
  seats: number;
  isLate: (run: Run) => boolean;
  /** Takes one of them; without it they are only named. */
  onTake?: ((run: Run) => void) | undefined;
};

/** Where there is room: later that day, then on the next. */
export const OtherRuns = ({
  line,
  day,
  runs,
  after,
  stretch,
  seats,
  isLate,
  onTake,
}: OtherRunsProps) => {
  const say = useSay();
  const { options, now } = useFormContext();
  const dayAfter = nextServed(options, day);
  const departures = useDepartures(line, [dayAfter], stretch);
  const known = [...runs, ...departures(dayAfter).runs].filter((run) => !isLate(run));
  const others = nextWithRoom(after, known, seats);
  // Its place is kept: what stands below does not move when they come.
  if (departures(dayAfter).state === 'loading' && others.length === 0)
    return <div className={classes['others']} aria-busy />;
  if (others.length === 0) return null;
  const dayOfRun = ({ departsAt }: Run) =>
    dayOf(departsAt) === day
      ? ''
      : `${sayDay(say, dayOf(departsAt), now())} ${formatDate(departsAt)}`;

  return (
    <div className={classes['others']}>
      <span>{say(withRoom)}</span>
      {others.map((run) =>
        onTake ? (
          <button
            key={run.departsAt}
            type="button"
            className="chip accent strong"
            onClick={() => onTake(run)}
          >
            {formatTime(run.departsAt)}
            {dayOfRun(run) && <small>{dayOfRun(run)}</small>}
          </button>
        ) : (
          <small key={run.departsAt}>
            {`${dayOfRun(run)} ${formatTime(run.departsAt)}`.trim()}
          </small>
        ),
      )}
    </div>
  );
};
