import { Button } from '@mantine/core';
import type { VehicleClass } from '#domain/booking/vehicle-class';
import {
  addDays,
  atMinute,
  dayOf,
  minuteOfDay,
  minutesOf,
  type Day,
} from '#domain/dates/bangkok-time';
import { done } from '#words/booking-form';
import { bandOffline, hoursLabel, minutesLabel } from '#words/booking-time';
import { useSay } from '../ui/use-say';
import { DayStrip } from './day-strip';
import { freeAt } from './forecast';
import { useFormContext } from './form-context';
import { FreeBand } from './free-band';
import classes from './time-sheet.module.css';
import { TypedMoment } from './typed-moment';
import { firstDayOf, useForecast } from './use-forecast';

const QUARTERS = [0, 15, 30, 45];

export type TimeSheetProps = {
  value: string | null;
  onChange: (value: string) => void;
  onClose: () => void;
  /** A time of this day, without a choice of days. */
  on?: Day;
  /** Not before this. */
  after?: string | null;
  /** What the band marks; without it there is none. */
  period?: { startsAt: string | null; endsAt: string | null; class: VehicleClass | null };
};

/** A day, then an hour, then a quarter: three taps, or typed. */
export const TimeSheet = ({ value, onChange, onClose, on, after, period }: TimeSheetProps) => {
  const say = useSay();
  const { kind, options, now, firstDay } = useFormContext();
  const { rules } = options;
  const [from, to] = [minutesOf(rules.serviceFrom), minutesOf(rules.serviceTo)];
  // A booking that is changed may keep its day.
  const earliest = value !== null && dayOf(value) < firstDay ? dayOf(value) : firstDay;
  const first = after == null ? earliest : firstDayOf(after, now());
  const last = addDays(dayOf(now()), rules.horizonDays);
  const day: Day = on ?? (value === null ? first : dayOf(value));
  const minute = value === null ? null : minuteOfDay(value);
  const forecast = useForecast(kind, period ? day : null);
  const known = typeof forecast === 'object' ? forecast : null;

  const set = (nextDay: Day, nextMinute: number) => onChange(atMinute(nextDay, nextMinute));
  const hour = minute === null ? null : Math.floor(minute / 60);
  const firstHour = Math.floor(from / 60);
  const hours = Array.from(
    { length: Math.floor(to / 60) - firstHour + 1 },
    (_, index) => firstHour + index,
  );
  const isFull = (at: number) => {
    if (!known || !period) return false;
    const steps = 60 / known.stepMinutes;
    const start =
      (Date.parse(atMinute(day, at * 60)) - Date.parse(known.startsAt)) /
      60_000 /
      known.stepMinutes;
    return Array.from({ length: steps }, (_, step) =>
      freeAt(known, period.class, start + step),
    ).every((free) => free === 0);
  };

  return (
    <div className={classes['sheet']}>
      <TypedMoment
        day={value === null ? null : day}
        minute={minute}
        onDay={on === undefined ? (next) => set(next, minute ?? Math.max(from, 8 * 60)) : null}
        onMinute={(next) => set(day, next)}
      />
      {on === undefined && (
        <DayStrip
          chosen={value === null ? [] : [day]}
          first={first}
          last={last}
          onChoose={(next) => set(next, minute ?? Math.max(from, 8 * 60))}
        />
      )}
      <div role="group" aria-label={say(hoursLabel)} className={classes['hours']}>
        {hours.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === hour}
            data-full={isFull(each) ? '' : undefined}
            onClick={() => set(day, each * 60 + ((minute ?? 0) % 60))}
          >
            {String(each).padStart(2, '0')}
          </button>
        ))}
      </div>
      <div role="group" aria-label={say(minutesLabel)} className={classes['quarters']}>
        {QUARTERS.map((quarter) => (
          <button
            key={quarter}
            type="button"
            aria-pressed={minute !== null && minute % 60 === quarter}
            onClick={() => set(day, (hour ?? firstHour) * 60 + quarter)}
          >
            :{String(quarter).padStart(2, '0')}
          </button>
        ))}
      </div>
      {period && known && (
        <FreeBand
          forecast={known}
          day={day}
          from={from}
          to={to}
          wished={period.class}
          chosen={period}
        />
      )}
      {period && forecast === 'unreachable' && (
        <p className={classes['soft']}>{say(bandOffline)}</p>
      )}
      {period && forecast === 'loading' && <div className={classes['bandPlace']} />}
      <div className={classes['done']}>
        <Button fullWidth disabled={value === null} onClick={onClose}>
          {say(done)}
        </Button>
      </div>
    </div>
  );
};
