import { Calendar as MonthCalendar, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/th';
import { useEffect, useRef } from 'react';
import type { Day } from '#domain/dates/bangkok-time';
import { nextMonth, previousMonth } from '#words/booking-time';
import { useLanguage, useSay } from '../ui/use-say';
import classes from './calendar.module.css';

export type CalendarProps = {
  chosen: readonly Day[];
  first: Day;
  last: Day;
  isClosed: (day: Day) => boolean;
  /** Its weekday, date and holiday. */
  say: (day: Day) => string;
  onChoose: (day: Day) => void;
};

const SUNDAY = 0;

/** Month by month; the arrow keys go from day to day. */
export const Calendar = ({
  chosen,
  first,
  last,
  isClosed,
  say: sayOf,
  onChoose,
}: CalendarProps) => {
  const say = useSay();
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('td button[tabindex="0"]')?.focus();
  }, []);

  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: SUNDAY, weekendDays: [SUNDAY] }}>
      <div ref={frame} className={classes['frame']}>
        <MonthCalendar
          fullWidth
          hideOutsideDates
          withCellSpacing={false}
          maxLevel="month"
          defaultDate={chosen[0] ?? first}
          minDate={first}
          maxDate={last}
          monthLabelFormat="MMMM YYYY"
          excludeDate={isClosed}
          getDayAriaLabel={sayOf}
          getDayProps={(day) => ({
            selected: chosen.includes(day),
            'aria-pressed': chosen.includes(day),
            onClick: () => onChoose(day),
          })}
          ariaLabels={{ previousMonth: say(previousMonth), nextMonth: say(nextMonth) }}
          classNames={{
            calendarHeader: classes['header'] ?? '',
            calendarHeaderControl: classes['control'] ?? '',
            calendarHeaderLevel: classes['level'] ?? '',
            weekday: classes['weekday'] ?? '',
            day: classes['day'] ?? '',
          }}
        />
      </div>
    </DatesProvider>
  );
};
