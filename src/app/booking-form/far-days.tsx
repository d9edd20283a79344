import { daysLabel } from '#words/booking-time';
import { calendarUnavailable } from '#words/days';
import type { CalendarProps } from '../days/calendar';
import { DayField, isDay } from '../days/day-field';
import { useLate } from '../ui/use-late';
import { useSay } from '../ui/use-say';
import classes from './time-sheet.module.css';

type FarDaysProps = CalendarProps & {
  first: string;
  last: string;
  isClosed: (day: string) => boolean;
};

/** Days beyond the strip, by a calendar whose code comes when it is asked for. */
export const FarDays = (props: FarDaysProps) => {
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
