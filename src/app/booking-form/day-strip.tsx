import { addDays, daysBetween, weekdayOf, type Day } from '#domain/dates/bangkok-time';
import { closedDay, daysLabel, months } from '#words/booking-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { useSay } from '../ui/use-say';
import { useFormContext } from './form-context';
import { sayDay } from './say-time';
import classes from './time-sheet.module.css';

type DayStripProps = {
  chosen: readonly Day[];
  first: Day;
  last: Day;
  onChoose: (day: Day) => void;
};

const bringIntoView = (button: HTMLElement | null) => {
  const strip = button?.parentElement;
  if (strip) strip.scrollLeft = button.offsetLeft - (strip.clientWidth - button.clientWidth) / 2;
};

/** The days ahead, side by side under the thumb. */
export const DayStrip = ({ chosen, first, last, onChoose }: DayStripProps) => {
  const say = useSay();
  const { options, now } = useFormContext();
  const days = Array.from({ length: Math.max(1, daysBetween(first, last) + 1) }, (_, index) =>
    addDays(first, index),
  );
  const { serviceDays } = options.rules;
  const holidayOf = (day: Day) => options.holidays.find((holiday) => holiday.day === day)?.name;
  const isClosed = (day: Day) =>
    !serviceDays.includes(weekdayOf(day)) || holidayOf(day) !== undefined;

  return (
    <div role="group" aria-label={say(daysLabel)} className={classes['days']}>
      {days.map((day) => {
        const month = months[Number(day.slice(5, 7)) - 1];
        const closed = isClosed(day);
        const spoken = [sayDay(say, day, now()), formatDate(day), holidayOf(day)];
        return (
          <button
            key={day}
            ref={day === chosen[0] ? bringIntoView : undefined}
            type="button"
            aria-pressed={chosen.includes(day)}
            aria-label={[...spoken, closed && say(closedDay)].filter(Boolean).join(' ')}
            data-closed={closed ? '' : undefined}
            title={holidayOf(day)}
            onClick={() => onChoose(day)}
          >
            <small>{sayDay(say, day, now())}</small>
            <strong>{Number(day.slice(8))}</strong>
            <small>{month && say(month)}</small>
          </button>
        );
      })}
    </div>
  );
};
