import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { addDays, dayOf, weekdayOf, type Day } from '#domain/dates/bangkok-time';
import { chooseDay, dayAfter, dayBefore, oneDay, oneWeek, spanLabel } from '#words/arranging';
import { today, weekdays } from '#words/booking-time';
import { DayField, isDay } from '../../days/day-field';
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
  span?: Span;
  onDay: (day: Day) => void;
  /** Left out where only a day can be shown. */
  onSpan?: (span: Span) => void;
};

export const DayControl = ({ day, span = 'day', onDay, onSpan }: Props) => {
  const say = useSay();
  const step = span === 'day' ? 1 : 7;
  const weekday = weekdays[weekdayOf(day) - 1];
  return (
    <div className={`dense ${classes['days']}`}>
      <ActionIcon
        variant="default"
        size={40}
        aria-label={say(dayBefore)}
        onClick={() => onDay(addDays(day, -step))}
      >
        <BackIcon size={20} />
      </ActionIcon>
      <DayField
        className={classes['day'] ?? ''}
        label={say(chooseDay)}
        value={day}
        onChange={(next) => isDay(next) && onDay(next)}
        leftSection={weekday && <span className="small">{say(weekday)}</span>}
        // On a phone the whole date is to be read beside it.
        leftSectionWidth="2.25rem"
      />
      <ActionIcon
        variant="default"
        size={40}
        aria-label={say(dayAfter)}
        onClick={() => onDay(addDays(day, step))}
      >
        <ForthIcon size={20} />
      </ActionIcon>
      <Button variant="default" px="sm" onClick={() => onDay(dayOf(new Date()))}>
        {say(today)}
      </Button>
      {onSpan && (
        <SegmentedControl
          aria-label={say(spanLabel)}
          value={span}
          onChange={(value) => onSpan(value)}
          data={[
            { value: 'day', label: say(oneDay) },
            { value: 'week', label: say(oneWeek) },
          ]}
        />
      )}
    </div>
  );
};
