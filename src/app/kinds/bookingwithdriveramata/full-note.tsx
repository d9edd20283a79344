import { dayOf, type Day } from '#domain/dates/bangkok-time';
import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import { notEnough, willWait, willWaitOn, withRoom } from '#words/booking-amata';
import { useFormContext } from '../../booking-form/form-context';
import { sayDay } from '../../booking-form/say-time';
import { useSay } from '../../ui/use-say';
import classes from './departures.module.css';
import { isFull, nextServed, nextWithRoom, type Line, type Run } from './timetable';
import { useDepartures } from './use-departures';

type FullNoteProps = {
  line: Line;
  timetableEntryId: string;
  days: readonly Day[];
  seats: number;
  /** Takes another departure instead; without it they are only named. */
  onTake?: (run: Run) => void;
};

/** Said before sending: that one waits in line, at which place, and where there is room. */
export const FullNote = ({ line, timetableEntryId, days, seats, onTake }: FullNoteProps) => {
  const say = useSay();
  const { options, now } = useFormContext();
  const departures = useDepartures(line, days);
  const full = days.flatMap((day) =>
    departures(day).runs.filter(
      (run) => run.timetableEntryId === timetableEntryId && isFull(run, seats),
    ),
  );
  const [only, ...more] = full;
  const isOne = days.length === 1;
  const dayAfter = only && isOne ? [nextServed(options, dayOf(only.departsAt))] : [];
  const later = useDepartures(line, dayAfter);
  if (!only) return null;

  const around = [...days, ...dayAfter].flatMap((day) => [
    ...(days.includes(day) ? departures(day) : later(day)).runs,
  ]);
  const others = isOne ? nextWithRoom(only.departsAt, around, seats) : [];
  const dayOfRun = ({ departsAt }: Run) => {
    const day = dayOf(departsAt);
    return `${sayDay(say, day, now())} ${formatDate(day)}`;
  };
  const placeIn = ({ waiting }: Run) => waiting + 1;

  return (
    <div className={classes['full']} role="status">
      {isOne && more.length === 0 ? (
        <p>
          {only.seatsLeft
            ? say(notEnough, { left: only.seatsLeft, place: placeIn(only) })
            : say(willWait, { place: placeIn(only) })}
        </p>
      ) : (
        <ul>
          {full.map((run) => (
            <li key={run.departsAt}>
              {say(willWaitOn, { day: dayOfRun(run), place: placeIn(run) })}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div className={classes['others']}>
          <span>{say(withRoom)}</span>
          {others.map((run) =>
            onTake ? (
              <button key={run.departsAt} type="button" onClick={() => onTake(run)}>
                {formatTime(run.departsAt)}
                {dayOf(run.departsAt) !== days[0] && <small>{dayOfRun(run)}</small>}
              </button>
            ) : (
              <small key={run.departsAt}>
                {`${dayOf(run.departsAt) === days[0] ? '' : `${dayOfRun(run)} `}${formatTime(run.departsAt)}`}
              </small>
            ),
          )}
        </div>
      )}
    </div>
  );
};
