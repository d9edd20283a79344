import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { parseTypedDate } from '#domain/thai/buddhist-year';
import type { Day } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { convertedYear, dayTyped, notADay, notATime, timeTyped } from '#words/booking-time';
import { useSay } from '../ui/use-say';
import classes from './time-sheet.module.css';
import { clockOf, parseTypedTime } from './typed-time';

type TypedProps<T> = {
  label: string;
  value: T | null;
  write: (value: T) => string;
  read: (text: string) => T | null;
  /** From so many letters on, what is not understood is wrong and not only unfinished. */
  enough: number;
  problem: string;
  onRead: (value: T, text: string) => void;
};

/** What was typed stands until it is understood and left, or something else is chosen; otherwise what was chosen. */
const Typed = <T extends string | number>(props: TypedProps<T>) => {
  const { label, value, write, read, enough, problem, onRead } = props;
  const [typed, setTyped] = useState<{ text: string; beside: T | null; isLeft: boolean } | null>(
    null,
  );
  const standing = typed?.beside === value ? typed : null;
  const isWrong =
    standing !== null &&
    standing.text !== '' &&
    read(standing.text) === null &&
    (standing.isLeft || standing.text.length >= enough);
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      inputMode="numeric"
      autoComplete="off"
      value={standing?.text ?? (value === null ? '' : write(value))}
      error={isWrong && problem}
      onChange={({ currentTarget: { value: text } }) => {
        const understood = read(text);
        setTyped({ text, beside: understood ?? value, isLeft: false });
        if (understood !== null) onRead(understood, text);
      }}
      onBlur={() =>
        setTyped((now) =>
          now && now.text !== '' && read(now.text) === null ? { ...now, isLeft: true } : null,
        )
      }
    />
  );
};

const readTime = (text: string) => (text.length < 4 ? null : parseTypedTime(text));

type TypedMomentProps = {
  day: Day | null;
  minute: number | null;
  /** Null where the day is settled. */
  onDay: ((day: Day) => void) | null;
  onMinute: (minute: number) => void;
};

/** A day and a time for whoever types faster than they tap; years of the Buddhist Era too. */
export const TypedMoment = ({ day, minute, onDay, onMinute }: TypedMomentProps) => {
  const say = useSay();
  const [converted, setConverted] = useState<Day | null>(null);
  return (
    <div className={classes['typed']}>
      {onDay && (
        <Typed
          label={say(dayTyped)}
          value={day}
          write={formatDate}
          read={(text) => parseTypedDate(text)?.day ?? null}
          enough={8}
          problem={say(notADay)}
          onRead={(typed, text) => {
            setConverted(parseTypedDate(text)?.converted ? typed : null);
            onDay(typed);
          }}
        />
      )}
      <Typed
        label={say(timeTyped)}
        value={minute}
        write={clockOf}
        read={readTime}
        enough={5}
        problem={say(notATime)}
        onRead={onMinute}
      />
      {converted !== null && converted === day && (
        <p className={classes['soft']} role="status">
          {say(convertedYear, { date: formatDate(converted) })}
        </p>
      )}
    </div>
  );
};
