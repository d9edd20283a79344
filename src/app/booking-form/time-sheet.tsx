import { Button } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import {
  addDays,
  atMinute,
  dayOf,
  isBefore,
  minuteOfDay,
  minutesOf,
  roundUp,
  type Day,
  type Instant,
} from '#domain/dates/bangkok-time';
import { leftDuring, type CarWish } from '#domain/fleet/free-cars';
import { done } from '#words/booking-form';
import { bandOffline, hoursLabel, minutesLabel } from '#words/booking-time';
import type { Forecast } from '#contract/booking-options';
import { useSay } from '../ui/use-say';
import { DayStrip } from './day-strip';
import { useFormContext } from './form-context';
import { jumpToUnread } from '../form/jump-to-problem';
import { FreeBand } from './free-band';
import classes from './time-sheet.module.css';
import { TypedMoment } from '../form/typed-moment';
import type { Remote } from '../remote/remote';
import { firstDayOf } from './first-day';

const QUARTER = 15;
const QUARTERS = [0, 15, 30, 45];
const LAST_QUARTER = 45;

export type TimeSheetProps = {
  value: string | null;
  onChange: (value: string) => void;
  onClose: () => void;
  /** A time of this day, without a choice of days. */
  on?: Day;
  after?: string | null;
  /** What the band tells of free cars; without it there is none. */
  free?: {
    view: Remote<Forecast>;
    title: string;
    /** What this moment would mean; null where it makes no sense. */
    wishAt: (at: Instant) => CarWish | null;
    mark: { startsAt: string; endsAt: string } | null;
  };
  /** What is to be said of the time that is chosen. */
  verdict?: ReactNode;
};

/** A day, an hour and a quarter: three taps, or typed. */
export const TimeSheet = (props: TimeSheetProps) => {
  const { value, onChange, onClose, on, after, free, verdict } = props;
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  const { options, now, earliest } = useFormContext();
  const { rules } = options;
  const [from, to] = [minutesOf(rules.serviceFrom), minutesOf(rules.serviceTo)];
  // A booking that is changed may keep its day.
  const firstDay = dayOf(earliest);
  const ownFirst = value !== null && dayOf(value) < firstDay ? dayOf(value) : firstDay;
  const first = after == null ? ownFirst : firstDayOf(after, now());
  const last = addDays(dayOf(now()), rules.horizonDays);
  const day: Day = on ?? (value === null ? first : dayOf(value));
  const minute = value === null ? null : minuteOfDay(value);
  const known = free?.view.status === 'known' ? free.view.value : null;

  const set = (nextDay: Day, nextMinute: number) => onChange(atMinute(nextDay, nextMinute));
  const isOver = (at: Instant) => isBefore(at, earliest);
  /** What is over of that day or hour becomes the first moment that is not. */
  const setAhead = (nextDay: Day, nextMinute: number) => {
    const at = atMinute(nextDay, nextMinute);
    onChange(isOver(at) && nextDay === firstDay ? roundUp(earliest, QUARTER) : at);
  };
  const hour = minute === null ? null : Math.floor(minute / 60);
  const firstHour = Math.floor(from / 60);
  const hours = Array.from(
    { length: Math.floor(to / 60) - firstHour + 1 },
    (_, index) => firstHour + index,
  );
  const freeAt = (at: number) => {
    const wish = free?.wishAt(atMinute(day, at));
    return known && wish ? leftDuring(known, wish)?.free : undefined;
  };
  const isFull = (choice: number) =>
    QUARTERS.every((quarter) => freeAt(choice * 60 + quarter) === 0);

  return (
    <div ref={place} className="stack gap-2">
      <TypedMoment
        withoutCalendar
        day={value === null ? null : day}
        minute={minute}
        onDay={on === undefined ? (next) => setAhead(next, minute ?? Math.max(from, 8 * 60)) : null}
        onMinute={(next) => set(day, next)}
      />
      {on === undefined && (
        <DayStrip
          chosen={value === null ? [] : [day]}
          first={first}
          last={last}
          onChoose={(next) => setAhead(next, minute ?? Math.max(from, 8 * 60))}
        />
      )}
      {/* One row, above the many: below them it lay behind the bar on a phone. */}
      <div role="group" aria-label={say(minutesLabel)} className={classes['quarters']}>
        {QUARTERS.map((quarter) => (
          <button
            key={quarter}
            type="button"
            aria-pressed={minute !== null && minute % 60 === quarter}
            disabled={isOver(atMinute(day, (hour ?? firstHour) * 60 + quarter))}
            onClick={() => set(day, (hour ?? firstHour) * 60 + quarter)}
          >
            :{String(quarter).padStart(2, '0')}
          </button>
        ))}
      </div>
      <div role="group" aria-label={say(hoursLabel)} className={classes['hours']}>
        {hours.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === hour}
            data-full={isFull(choice) ? '' : undefined}
            disabled={isOver(atMinute(day, choice * 60 + LAST_QUARTER))}
            onClick={() => setAhead(day, choice * 60 + ((minute ?? 0) % 60))}
          >
            {String(choice).padStart(2, '0')}
          </button>
        ))}
      </div>
      {free && known && (
        <FreeBand
          title={free.title}
          day={day}
          from={from}
          to={to}
          freeAt={freeAt}
          mark={free.mark}
        />
      )}
      {free?.view.status === 'failed' && <p className="soft">{say(bandOffline)}</p>}
      {free?.view.status === 'loading' && <div className={classes['bandPlace']} />}
      <div className={classes['done']}>
        {verdict}
        <Button
          fullWidth
          disabled={value === null}
          // What is typed and is no time stays to be put right.
          onClick={() => place.current && !jumpToUnread(place.current) && onClose()}
        >
          {say(done)}
        </Button>
      </div>
    </div>
  );
};
