import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { Day } from '#domain/dates/bangkok-time';
import { dayTyped, notATime, timeTyped } from '#words/booking-time';
import { DayField, isDay } from '../days/day-field';
import { useSay } from '../ui/use-say';
import classes from './typed-moment.module.css';
import { clockOf, parseTypedTime } from './typed-time';

type TimeInputProps = Pick<TextInputProps, 'label' | 'classNames' | 'placeholder' | 'disabled'> & {
  minute: number | null;
  onMinute: (minute: number) => void;
};

/** So many letters are a whole time, and no longer the beginning of one. */
const [ENOUGH, WHOLE] = [4, 5];

const readTime = (text: string) => (text.length < ENOUGH ? null : parseTypedTime(text));

/** What was typed stands until it is understood and left, or another time is chosen. */
export const TimeInput = ({ minute, onMinute, ...look }: TimeInputProps) => {
  const say = useSay();
  const [typed, setTyped] = useState<{
    text: string;
    beside: number | null;
    isLeft: boolean;
  } | null>(null);
  const standing = typed?.beside === minute ? typed : null;
  const isUnread = standing !== null && standing.text !== '' && readTime(standing.text) === null;
  const isWrong = isUnread && (standing.isLeft || standing.text.length >= WHOLE);
  const leave = () =>
    setTyped((now) =>
      now && now.text !== '' && readTime(now.text) === null ? { ...now, isLeft: true } : null,
    );
  return (
    <TextInput
      aria-label={say(timeTyped)}
      placeholder={say(timeTyped)}
      inputMode="numeric"
      autoComplete="off"
      {...look}
      value={standing?.text ?? (minute === null ? '' : clockOf(minute))}
      error={isWrong && say(notATime)}
      onChange={({ currentTarget: { value: text } }) => {
        const understood = readTime(text);
        setTyped({ text, beside: understood ?? minute, isLeft: false });
        if (understood !== null) onMinute(understood);
      }}
      data-unread={isUnread || undefined}
      onBlur={leave}
      // It sends the form, and the field is not left by it.
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  );
};

type TypedMomentProps = {
  day: Day | null;
  minute: number | null;
  /** Null where the day is settled. */
  onDay: ((day: Day) => void) | null;
  onMinute: (minute: number) => void;
  /** Where the days to choose from stand beside it. */
  withoutCalendar?: boolean;
};

/** A day and a time for whoever types faster than they tap. */
export const TypedMoment = ({
  day,
  minute,
  onDay,
  onMinute,
  withoutCalendar = false,
}: TypedMomentProps) => {
  const say = useSay();
  return (
    <div className={classes['typed']}>
      {onDay && (
        <DayField
          label={say(dayTyped)}
          value={day}
          onChange={(next) => isDay(next) && onDay(next)}
          withoutCalendar={withoutCalendar}
        />
      )}
      <TimeInput minute={minute} onMinute={onMinute} />
    </div>
  );
};
