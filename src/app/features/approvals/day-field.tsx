import { useId, useState } from 'react';
import type { Day } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { parseTypedDate } from '#domain/thai/buddhist-year';
import { convertedYear, dayTyped, notADay } from '#words/booking-time';
import { useSay } from '../../ui/use-say';
import classes from './approvals.module.css';
import form from './form.module.css';

type Props = {
  label: string;
  day: Day | null;
  problem: string | undefined;
  /** Null while what is typed is no day. */
  onDay: (day: Day | null) => void;
};

/** A day as people write it; a year of the Buddhist era is understood, and shown as it was. */
export const DayField = ({ label, day, problem, onDay }: Props) => {
  const say = useSay();
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const typed = text === null ? null : parseTypedDate(text);
  const isWrong = text !== null && text.length >= 8 && !typed;
  const said = isWrong ? say(notADay) : problem;
  return (
    <label className={form['field']}>
      {label}
      <input
        inputMode="numeric"
        autoComplete="off"
        placeholder={say(dayTyped)}
        value={text ?? (day === null ? '' : formatDate(day))}
        aria-invalid={said !== undefined || undefined}
        aria-describedby={id}
        onChange={({ target: { value } }) => {
          setText(value);
          onDay(parseTypedDate(value)?.day ?? null);
        }}
        onBlur={() => {
          if (typed) setText(null);
        }}
      />
      <span id={id}>
        {typed?.converted && (
          <span className={classes['soft']}>
            {say(convertedYear, { date: formatDate(typed.day) })}
          </span>
        )}
        {said !== undefined && (
          <span role="alert" className={classes['problem']}>
            {said}
          </span>
        )}
      </span>
    </label>
  );
};
