import type { ArrangeDay, ArrangeDriver, WorkDay } from '#contract/arranging';
import type { Say } from '#words/message';
import {
  brokenRules,
  drivenOf,
  drivenShort,
  lastPause,
  nearRules,
  pauseShort,
  startsFrom,
} from '#words/work-day';
import { useSay } from '../../../ui/use-say';
import { driverShort } from '../texts';
import classes from './rows.module.css';

const alertText = ({ alert }: WorkDay, say: Say): string => {
  if (!alert) return '';
  const { rule, left } = alert;
  return say((left < 0 ? brokenRules : nearRules)[rule], { minutes: Math.ceil(Math.abs(left)) });
};

const toneOf = ({ alert }: WorkDay) => {
  if (!alert) return '';
  return alert.left < 0 && alert.isHard ? 'wrong' : 'urgent';
};

/** One of the two has room for its whole name; a dot between them would stand alone at the end of a line. */
const restText = ({ pause, startsAt }: WorkDay, say: Say): string =>
  [
    pause !== null && say(startsAt === null ? lastPause : pauseShort, { minutes: pause }),
    startsAt !== null && say(startsFrom, { at: startsAt }),
  ]
    .filter(Boolean)
    .join(' ');

/** The whole of it, for who hears it or rests on it. */
export const workDayText = (workDay: WorkDay, say: Say): string =>
  [
    alertText(workDay, say),
    workDay.driven > 0 && say(drivenOf, workDay),
    workDay.pause !== null && say(lastPause, { minutes: workDay.pause }),
    workDay.startsAt !== null && say(startsFrom, { at: workDay.startsAt }),
  ]
    .filter(Boolean)
    .join(' · ');

const Shift = ({ shift: [first], name, provider }: ArrangeDriver) => (
  <>
    {/* Joined: a line does not end within the shift. */}
    {first ? `${first.starts.slice(0, 5)}–\u2060${first.ends.slice(0, 5)}` : name}
    {provider && <br />}
    {provider?.name}
  </>
);

type DriverHeadProps = {
  day: ArrangeDay;
  driver: ArrangeDriver;
  /** Of the day, with what is picked where that could be theirs; null of several days. */
  workDay: WorkDay | null;
};

/** Who it is, and how much of the day's driving is left to them. */
export const DriverHead = ({ day, driver, workDay }: DriverHeadProps) => {
  const say = useSay();
  const tone = workDay ? toneOf(workDay) : '';
  const isDriving = workDay !== null && workDay.driven > 0;
  const name = driverShort(day, driver.id);
  const inFull = [name !== driver.name && driver.name, workDay && workDayText(workDay, say)];
  return (
    <span className={classes['text']} title={inFull.filter(Boolean).join(' · ') || undefined}>
      <strong className="clip">{name}</strong>
      <span className={`clamp small ${tone}`}>
        {isDriving && <span className="firm numbers nowrap">{say(drivenShort, workDay)}</span>}
        <small className={tone}>
          {/* A line may end here, and not within what is driven. */}
          {isDriving && ' '}
          {(workDay && (alertText(workDay, say) || restText(workDay, say))) || (
            <Shift {...driver} />
          )}
        </small>
      </span>
    </span>
  );
};
