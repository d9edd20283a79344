import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatDate } from '#domain/dates/format-bangkok';
import { parseTypedDate } from '#domain/thai/buddhist-year';
import { dayHint, fromLabel, toLabel } from '#words/admin-kit';
import { useSay } from '../../ui/use-say';
import classes from './list.module.css';

type DayInputProps = { label: string; day: string | undefined; onDay: (day?: string) => void };

/** Either era may be typed; what was understood stands there when it is left. */
const DayInput = ({ label, day, onDay }: DayInputProps) => {
  const say = useSay();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      className={classes['day']}
      size="sm"
      aria-label={label}
      placeholder={label}
      title={say(dayHint)}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? (day === undefined ? '' : formatDate(day))}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const understood = parseTypedDate(value);
        if (understood) onDay(understood.day);
        else if (value.trim() === '') onDay();
      }}
      onBlur={() => setTyped(null)}
    />
  );
};

type PeriodProps = {
  title: string;
  from: string | undefined;
  to: string | undefined;
  onChange: (period: { from?: string | undefined; to?: string | undefined }) => void;
};

export const PeriodFilter = ({ title, from, to, onChange }: PeriodProps) => {
  const say = useSay();
  return (
    <fieldset className={classes['period']}>
      <legend>{title}</legend>
      <DayInput label={say(fromLabel)} day={from} onDay={(day) => onChange({ from: day })} />
      <DayInput label={say(toLabel)} day={to} onDay={(day) => onChange({ to: day })} />
    </fieldset>
  );
};
