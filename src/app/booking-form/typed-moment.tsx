import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { parseTypedDate } from '#domain/thai/buddhist-year';
import type { Day } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { convertedYear, dayTyped, notADay, notATime, timeTyped } from '#words/booking-time';
import { useSay } from '../ui/use-say';
import classes from './time-sheet.module.css';
import { clockOf, parseTypedTime } from './typed-time';

type TypedMomentProps = {
  day: Day | null;
  minute: number | null;
  /** Null where the day is settled. */
  onDay: ((day: Day) => void) | null;
  onMinute: (minute: number) => void;
};

/** While somebody types, what they typed stands; otherwise what was chosen. */
export const TypedMoment = ({ day, minute, onDay, onMinute }: TypedMomentProps) => {
  const say = useSay();
  const [dayText, setDayText] = useState<string | null>(null);
  const [timeText, setTimeText] = useState<string | null>(null);
  const [converted, setConverted] = useState<Day | null>(null);
  const typedDay = dayText === null ? null : parseTypedDate(dayText);
  const isLeft = (text: string | null) => text !== null && text !== '';

  return (
    <div className={classes['typed']}>
      {onDay && (
        <TextInput
          aria-label={say(dayTyped)}
          placeholder={say(dayTyped)}
          inputMode="numeric"
          autoComplete="off"
          value={dayText ?? (day === null ? '' : formatDate(day))}
          error={isLeft(dayText) && (dayText ?? '').length >= 8 && !typedDay && say(notADay)}
          onChange={({ currentTarget: { value } }) => {
            setDayText(value);
            const typed = parseTypedDate(value);
            setConverted(typed?.converted ? typed.day : null);
            if (typed) onDay(typed.day);
          }}
          onBlur={() => setDayText(null)}
        />
      )}
      <TextInput
        aria-label={say(timeTyped)}
        placeholder={say(timeTyped)}
        inputMode="numeric"
        autoComplete="off"
        value={timeText ?? (minute === null ? '' : clockOf(minute))}
        error={
          isLeft(timeText) &&
          (timeText ?? '').length >= 5 &&
          parseTypedTime(timeText ?? '') === null &&
          say(notATime)
        }
        onChange={({ currentTarget: { value } }) => {
          setTimeText(value);
          const typed = parseTypedTime(value);
          if (typed !== null && value.length >= 4) onMinute(typed);
        }}
        onBlur={() => setTimeText(null)}
      />
      {converted !== null && converted === day && (
        <p className={classes['soft']} role="status">
          {say(convertedYear, { date: formatDate(converted) })}
        </p>
      )}
    </div>
  );
};
