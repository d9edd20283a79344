import type { Forecast } from '#contract/booking-options';
import { dayOf, minutesBetween, type Instant } from '#domain/dates/bangkok-time';
import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import { leftByClass, leftDuring, type CarWish } from '#domain/fleet/free-cars';
import {
  carsFree,
  carsKept,
  classFree,
  classFull,
  lengthOf,
  nextFree,
  needsReason,
  noCarFree,
  takeTime,
} from '#words/booking-time';
import { vehicleClassNames } from '#words/bookings';
import type { Say } from '#words/message';
import { useSay } from '../ui/use-say';
import { findNext } from './car-wish';
import { useFormContext } from './form-context';
import { lengthParts, sayDay } from '../form/say-time';
import classes from './time-sheet.module.css';

/** Out as a whole, or only the class that is wished for: then what there is instead. */
const sayFull = (say: Say, forecast: Forecast, wish: CarWish): string => {
  const left = [...(leftByClass(forecast, wish) ?? [])].filter(([, { free }]) => free > 0);
  if (wish.class === null || left.length === 0) return say(noCarFree);
  const others = left.map(([of, { free }]) =>
    say(classFree, { name: say(vehicleClassNames[of]), count: free }),
  );
  return [say(classFull, { name: say(vehicleClassNames[wish.class]) }), ...others].join(' · ');
};

/** As long as there are more, nobody misses those that are kept. */
const FEW = 1;

type PeriodVerdictProps = {
  wish: CarWish;
  forecast: Forecast | null;
  /** Where the question for the reason does not stand right below. */
  isInSheet: boolean;
  onTake: (startsAt: Instant) => void;
};

/** How long it is, whether a car is free all the while, and if not, when one is. */
export const PeriodVerdict = ({ wish, forecast, isInSheet, onTake }: PeriodVerdictProps) => {
  const say = useSay();
  const context = useFormContext();
  const { now, isUrgent } = context;
  const left = forecast ? leftDuring(forecast, wish) : undefined;
  const next = forecast && left?.free === 0 ? findNext(forecast, wish, context) : null;
  return (
    <>
      <span>{say(lengthOf, lengthParts(minutesBetween(wish.startsAt, wish.endsAt)))}</span>
      {left !== undefined && left.free > 0 && (
        <span className="accent">{say(carsFree, { count: left.free })}</span>
      )}
      {forecast && left?.free === 0 && (
        <span className="wrong">{sayFull(say, forecast, wish)}</span>
      )}
      {left !== undefined && left.free <= FEW && left.kept > 0 && (
        <span>{say(carsKept, { count: left.kept })}</span>
      )}
      {next !== null && (
        <span className={classes['next']}>
          <span>
            {say(nextFree, {
              day: sayDay(say, dayOf(next), now()),
              date: formatDate(next),
              time: formatTime(next),
            })}
            {isUrgent(next) && <small>{say(needsReason)}</small>}
          </span>
          <button type="button" className="quiet push" onClick={() => onTake(next)}>
            {say(takeTime)}
          </button>
        </span>
      )}
      {isInSheet && next === null && isUrgent(wish.startsAt) && (
        <span className="urgent">{say(needsReason)}</span>
      )}
    </>
  );
};
