import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { atMinute, dayOf, minuteOfDay, type Instant } from '#domain/dates/bangkok-time';
import { timeTyped } from '#words/booking-time';
import { DateField } from '../form/fields';
import type { Field } from '../../form/field';
import fieldClasses from '../../form/fields.module.css';
import { clockOf, parseTypedTime } from '../../form/typed-time';
import { isDay } from '../../days/day-field';
import { useSay } from '../../ui/use-say';
import classes from './record.module.css';

type MomentFieldProps = {
  field: Field<string | null>;
  label: string;
  optional?: boolean;
  /** Minutes since midnight, while only the day is known. */
  usualMinute: number;
};

export const isMoment = (value: string | null): value is Instant =>
  value !== null && /^\d{4}-\d\d-\d\dT/.test(value);

/** A day and a time of day in Bangkok, kept as a moment. */
export const MomentField = ({ field, label, optional = false, usualMinute }: MomentFieldProps) => {
  const say = useSay();
  const [typed, setTyped] = useState<string | null>(null);
  const { value } = field;
  const day = isMoment(value) ? dayOf(value) : value;
  const minute = isMoment(value) ? minuteOfDay(value) : usualMinute;
  return (
    <div className={classes['moment']}>
      <DateField
        field={{
          ...field,
          value: day,
          set: (next) => field.set(isDay(next) ? atMinute(next, minute) : next),
        }}
        label={label}
        optional={optional}
      />
      <TextInput
        label={say(timeTyped)}
        classNames={{ label: fieldClasses['label'] ?? '' }}
        inputMode="numeric"
        autoComplete="off"
        disabled={!isMoment(value)}
        value={typed ?? (isMoment(value) ? clockOf(minute) : '')}
        onChange={({ currentTarget: { value: text } }) => {
          setTyped(text);
          const at = parseTypedTime(text);
          if (at !== null && isMoment(value)) field.set(atMinute(dayOf(value), at));
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
};
