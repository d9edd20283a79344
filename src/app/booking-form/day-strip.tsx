import { useRef, useState } from 'react';
import { addDays, type Day, daysBetween, weekdayOf } from '#domain/dates/bangkok-time';
import { anotherDay, closeCalendar, closedDay, daysLabel, months } from '#words/booking-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { useSay } from '../ui/use-say';
import { useFormContext } from './form-context';
import { CalendarIcon } from '../ui/form-icons';
import { sayDay } from '../form/say-time';
import classes from './time-sheet.module.css';
import { calendarUnavailable } from '#words/days';
import type { CalendarProps } from '../days/calendar';
import { DayField, isDay } from '../days/day-field';
import { useLate } from '../ui/use-late';

type FarDaysProps = CalendarProps & {
  first: string;
  last: string;
  isClosed: (day: string) => boolean;
};

/** Days beyond the strip, by a calendar whose code comes when it is asked for. */
const FarDays = (props: FarDaysProps) => {
  const say = useSay();
  const parts = useLate(() => import('../days/calendar'));

  if (parts === 'loading') return <div className={classes['calendarPlace']} aria-busy />;
  if (parts !== 'unavailable') return <parts.Calendar {...props} isNear />;
  // Without a network a day can be typed.
  const { chosen, first, last, isClosed, onChoose } = props;
  return (
    <div className="stack gap-2">
      <span className="soft small">{say(calendarUnavailable)}</span>
      <DayField
        label={say(daysLabel)}
        value={chosen[0] ?? null}
        onChange={(day) => {
          if (isDay(day) && day >= first && day <= last && !isClosed(day)) onChoose(day);
        }}
        withoutCalendar
      />
    </div>
  );
};

type DayStripProps = {
  chosen: readonly Day[];
  first: Day;
  last: Day;
  onChoose: (day: Day) => void;
  /** Each tap is one day more or less: the calendar stays open. */
  several?: boolean;
};

/** As many as a thumb likes to push through; the others stand in the calendar. */
const NEAR_DAYS = 14;

const bringIntoView = (button: HTMLElement | null) => {
  const strip = button?.parentElement;
  if (strip) strip.scrollLeft = button.offsetLeft - (strip.clientWidth - button.clientWidth) / 2;
};

/** The days ahead, side by side under the thumb. */
export const DayStrip = ({ chosen, first, last, onChoose, several }: DayStripProps) => {
  const say = useSay();
  const { options, now } = useFormContext();
  const [isFar, setFar] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const count = Math.min(NEAR_DAYS, Math.max(1, daysBetween(first, last) + 1));
  const near = Array.from({ length: count }, (_, index) => addDays(first, index));
  const beyond = chosen.filter((day) => !near.includes(day)).toSorted();
  const { serviceDays } = options.rules;
  const holidayOf = (day: Day) => options.holidays.find((holiday) => holiday.day === day)?.name;
  const isClosed = (day: Day) =>
    !serviceDays.includes(weekdayOf(day)) || holidayOf(day) !== undefined;
  const spoken = (day: Day) =>
    [sayDay(say, day, now()), formatDate(day), holidayOf(day), isClosed(day) && say(closedDay)]
      .filter(Boolean)
      .join(' ');

  const close = () => {
    setFar(false);
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>('[aria-pressed="true"], [data-far]')?.focus(),
    );
  };

  return (
    <div ref={frame} className="grow">
      {isFar ? (
        <>
          <FarDays
            chosen={chosen}
            first={first}
            last={last}
            isClosed={isClosed}
            say={spoken}
            onChoose={(day) => {
              onChoose(day);
              if (!several) close();
            }}
          />
          <button type="button" className={classes['far']} onClick={close}>
            {say(closeCalendar)}
          </button>
        </>
      ) : (
        <div role="group" aria-label={say(daysLabel)} className={classes['days']}>
          {[...near, ...beyond].map((day) => {
            const month = months[Number(day.slice(5, 7)) - 1];
            return (
              <button
                key={day}
                ref={day === chosen[0] ? bringIntoView : undefined}
                type="button"
                aria-pressed={chosen.includes(day)}
                aria-label={spoken(day)}
                data-closed={isClosed(day) ? '' : undefined}
                title={holidayOf(day)}
                onClick={() => onChoose(day)}
              >
                <small>{sayDay(say, day, now())}</small>
                <strong>{Number(day.slice(8))}</strong>
                <small>{month && say(month)}</small>
              </button>
            );
          })}
          {addDays(first, count - 1) < last && (
            <button type="button" data-far="" onClick={() => setFar(true)}>
              <CalendarIcon size={24} />
              <small>{say(anotherDay)}</small>
            </button>
          )}
        </div>
      )}
    </div>
  );
};
