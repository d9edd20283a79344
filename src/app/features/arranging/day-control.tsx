import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { addDays, dayOf, weekdayOf, type Day } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { chooseDay, dayAfter, dayBefore, oneDay, oneWeek, spanLabel } from '#words/arranging';
import { today, weekdays } from '#words/booking-time';
import { useSay } from '../../ui/use-say';
import type { spans } from './arranging-search';
import { BackIcon, ForthIcon } from './arranging-icons';
import classes from './arranging.module.css';

type Span = (typeof spans)[number];

/** The days that are shown: the one, or the week it lies in from Monday on. */
export const periodOf = (day: Day, span: Span): { from: Day; to: Day } => {
  if (span === 'day') return { from: day, to: day };
  const from = addDays(day, 1 - weekdayOf(day));
  return { from, to: addDays(from, 6) };
};

type Props = {
  day: Day;
  span: Span;
  onDay: (day: Day) => void;
  onSpan: (span: Span) => void;
};

export const DayControl = ({ day, span, onDay, onSpan }: Props) => {
  const say = useSay();
  const { from, to } = periodOf(day, span);
  const step = span === 'day' ? 1 : 7;
  const weekday = weekdays[weekdayOf(day) - 1];
  return (
    <div className={classes['days']}>
      <ActionIcon
        variant="default"
        size={40}
        aria-label={say(dayBefore)}
        onClick={() => onDay(addDays(day, -step))}
      >
        <BackIcon size={20} />
      </ActionIcon>
      <label className={classes['day']}>
        <span>
          {span === 'day'
            ? `${weekday ? say(weekday) : ''} ${formatDate(`${day}T05:00:00Z`)}`
            : `${formatDate(`${from}T05:00:00Z`).slice(0, 5)} – ${formatDate(`${to}T05:00:00Z`)}`}
        </span>
        <input
          type="date"
          aria-label={say(chooseDay)}
          value={day}
          onChange={({ target }) => target.value && onDay(target.value)}
          onClick={({ currentTarget }) => currentTarget.showPicker()}
        />
      </label>
      <ActionIcon
        variant="default"
        size={40}
        aria-label={say(dayAfter)}
        onClick={() => onDay(addDays(day, step))}
      >
        <ForthIcon size={20} />
      </ActionIcon>
      <Button variant="default" h={40} onClick={() => onDay(dayOf(new Date()))}>
        {say(today)}
      </Button>
      <SegmentedControl
        aria-label={say(spanLabel)}
        value={span}
        onChange={(value) => onSpan(value)}
        data={[
          { value: 'day', label: say(oneDay) },
          { value: 'week', label: say(oneWeek) },
        ]}
      />
    </div>
  );
};
