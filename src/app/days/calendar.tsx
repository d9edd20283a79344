import { Calendar as MonthCalendar } from '@mantine/dates';
import dayjs from 'dayjs';
import 'dayjs/locale/th';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, dayOf, type Day } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { buddhistYear } from '#domain/thai/buddhist-year';
import { nextMonth, nextYears, otherMonths, previousMonth, previousYears } from '#words/days';
import { useLanguage, useSay } from '../ui/use-say';
import classes from './calendar.module.css';

export type CalendarProps = {
  chosen: readonly Day[];
  first?: Day | undefined;
  last?: Day | undefined;
  isClosed?: (day: Day) => boolean;
  /** What is said of a day besides its date: its weekday, its holiday. */
  say?: (day: Day) => string;
  /** Months beyond the shown one are reached one after the other, and not by their names. */
  isNear?: boolean;
  onChoose: (day: Day) => void;
};

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};
/** Nobody looks further for a day that is not closed. */
const LONGEST_WAY = 60;

/** Years are of the Buddhist Era for whoever reads Thai, as on every calendar on the wall. */
const useYears = () => {
  const isThai = useLanguage() === 'th';
  return (day: Day) => {
    const year = Number(day.slice(0, 4));
    return String(isThai ? buddhistYear(year) : year);
  };
};

/** Month by month; the arrow keys go from day to day, also into the next month. */
export const Calendar = ({
  chosen,
  first = '1900-01-01',
  last = '2199-12-31',
  isClosed = () => false,
  say: sayOf = formatDate,
  isNear = false,
  onChoose,
}: CalendarProps) => {
  const say = useSay();
  const language = useLanguage();
  const yearOf = useYears();
  const frame = useRef<HTMLDivElement>(null);
  const [today] = useState(() => dayOf(new Date()));

  /** The nearest that can be chosen on this way; null where there is none. */
  const openFrom = (day: Day, by: number): Day | null => {
    let found = day;
    for (let tried = 0; tried < LONGEST_WAY; tried += 1) {
      if (found < first || found > last) return null;
      if (!isClosed(found)) return found;
      found = addDays(found, by);
    }
    return null;
  };
  const begin = () => {
    const wished = chosen[0] ?? (today < first ? first : today > last ? last : today);
    return openFrom(wished, 1) ?? wished;
  };
  const [focused, setFocused] = useState(() => ({ day: begin() }));
  const [month, setMonth] = useState(focused.day);

  useEffect(() => {
    frame.current?.querySelector<HTMLElement>(`[data-day="${focused.day}"]`)?.focus();
  }, [focused]);

  const walk = (event: KeyboardEvent) => {
    const by = steps[event.key];
    const from = (event.target as HTMLElement).dataset['day'];
    if (by === undefined || from === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const to = openFrom(addDays(from, by), by);
    if (to === null) return;
    setMonth(to);
    setFocused({ day: to });
  };

  const monthName = (day: Day) => dayjs(day).locale(language).format('MMMM');
  return (
    <div ref={frame} className={classes['frame']} onKeyDownCapture={walk}>
      <MonthCalendar
        fullWidth
        hideOutsideDates
        withCellSpacing={false}
        maxLevel={isNear ? 'month' : 'decade'}
        date={month}
        onDateChange={setMonth}
        minDate={first}
        maxDate={last}
        monthLabelFormat={(day) => `${monthName(day)} ${yearOf(day)}`}
        monthsListFormat="MMM"
        yearLabelFormat={yearOf}
        yearsListFormat={yearOf}
        decadeLabelFormat={(from, to) => `${yearOf(from)} – ${yearOf(to)}`}
        excludeDate={isClosed}
        // Escape closes what the calendar stands in, and not what that stands in.
        __stopPropagation
        getDayAriaLabel={sayOf}
        getDayProps={(day) => ({
          'data-day': day,
          // Mantine's own mark is of the device's time.
          'data-now': day === today || undefined,
          'data-autofocus': day === focused.day || undefined,
          selected: chosen.includes(day),
          'aria-pressed': chosen.includes(day),
          onClick: () => onChoose(day),
        })}
        ariaLabels={{
          previousMonth: say(previousMonth),
          nextMonth: say(nextMonth),
          previousYear: say(previousYears),
          nextYear: say(nextYears),
          previousDecade: say(previousYears),
          nextDecade: say(nextYears),
          monthLevelControl: `${monthName(month)} ${yearOf(month)}, ${say(otherMonths)}`,
        }}
        classNames={{
          calendarHeader: classes['header'] ?? '',
          calendarHeaderControl: classes['control'] ?? '',
          calendarHeaderLevel: classes['level'] ?? '',
          weekday: classes['weekday'] ?? '',
          day: classes['day'] ?? '',
          monthsListControl: classes['part'] ?? '',
          yearsListControl: classes['part'] ?? '',
        }}
      />
    </div>
  );
};
