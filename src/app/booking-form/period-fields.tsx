import type { VehicleClass } from '#domain/booking/vehicle-class';
import { addMinutes, dayOf, minutesBetween, type Instant } from '#domain/dates/bangkok-time';
import { serviceProblem } from '#kinds/request/service-time';
import {
  carsFree,
  endsAtLabel,
  lengthOf,
  nextFree,
  noCarFree,
  startsAtLabel,
  takeTime,
} from '#words/booking-time';
import { fieldProblems } from '#words/field-problems';
import { useSay } from '../ui/use-say';
import { serviceFactsOf } from './facts-of';
import type { Field } from './field';
import { freeDuring, nextFreeStart } from './forecast';
import { useFormContext } from './form-context';
import classes from './time-sheet.module.css';
import { sayMoment } from './say-time';
import { TimeField } from './time-field';
import { firstDayOf, useForecast } from './use-forecast';

type Period = { startsAt: string | null; endsAt: string | null };

type PeriodFieldsProps = {
  start: Field<string | null>;
  end: Field<string | null>;
  class: VehicleClass | null;
  onChange: (period: Period) => void;
};

const HALF_DAY = 4 * 60;

const isOrdered = (period: Period): period is { startsAt: string; endsAt: string } =>
  period.startsAt !== null && period.endsAt !== null && period.startsAt < period.endsAt;

/** From when until when, and whether a car is free all the while. */
export const PeriodFields = ({ start, end, class: wished, onChange }: PeriodFieldsProps) => {
  const say = useSay();
  const { kind, now, options, firstDay } = useFormContext();
  const period: Period = { startsAt: start.value, endsAt: end.value };
  const forecast = useForecast(kind, isOrdered(period) ? firstDayOf(period.startsAt, now()) : null);

  /** The end keeps its distance. */
  const startAt = (startsAt: string | null) => {
    const length = isOrdered(period) ? minutesBetween(period.startsAt, period.endsAt) : HALF_DAY;
    onChange({ startsAt, endsAt: startsAt && addMinutes(startsAt, length) });
  };
  const wish = isOrdered(period) ? { ...period, class: wished } : null;
  const isServedFrom = (startsAt: Instant) => {
    const facts = serviceFactsOf(options, now());
    const endsAt = wish
      ? addMinutes(startsAt, minutesBetween(wish.startsAt, wish.endsAt))
      : startsAt;
    return (
      dayOf(startsAt) >= firstDay &&
      [startsAt, endsAt].every((at) => serviceProblem(at, facts) === null)
    );
  };
  const known = typeof forecast === 'object' && wish ? { forecast, wish } : null;
  const free = known ? freeDuring(known.forecast, known.wish) : undefined;
  const next = known && free === 0 ? nextFreeStart(known.forecast, known.wish, isServedFrom) : null;
  /** Said at once: the rules are only asked when all the rest is there. */
  const isTurned = start.value !== null && end.value !== null && !isOrdered(period);
  const minutes = wish ? minutesBetween(wish.startsAt, wish.endsAt) : 0;

  return (
    <>
      <div className={classes['pair']}>
        <TimeField
          field={{ ...start, set: startAt }}
          label={say(startsAtLabel)}
          period={{ ...period, class: wished }}
        />
        <TimeField
          field={{ ...end, set: (endsAt) => onChange({ ...period, endsAt }) }}
          label={say(endsAtLabel)}
          after={start.value}
          period={{ ...period, class: wished }}
        />
      </div>
      <div role="status" className={classes['verdict']}>
        {isTurned && end.problem === undefined && (
          <span data-level="none">{say(fieldProblems.end_before_start)}</span>
        )}
        {wish && (
          <span>
            {say(lengthOf, {
              days: Math.floor(minutes / 1440),
              hours: Math.floor((minutes % 1440) / 60),
              minutes: minutes % 60,
            })}
          </span>
        )}
        {free !== undefined && free > 0 && (
          <span data-level="free">{say(carsFree, { count: free })}</span>
        )}
        {free === 0 && <span data-level="none">{say(noCarFree)}</span>}
        {next !== null && (
          <span className={classes['next']}>
            {say(nextFree, { at: sayMoment(say, next, now()) })}
            <button type="button" onClick={() => startAt(next)}>
              {say(takeTime)}
            </button>
          </span>
        )}
      </div>
    </>
  );
};
