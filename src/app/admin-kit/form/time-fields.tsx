import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { notATime, weekdays } from '#words/booking-time';
import { unitOf, units } from '#words/rules';
import type { Field } from '../../form/field';
import { FieldFrame, fieldMark } from '../../form/field-frame';
import fieldClasses from '../../form/fields.module.css';
import { clockOf, parseTypedTime } from '../../form/typed-time';
import { FieldLabel } from '../../form/field-label';
import { numberIn } from '../../form/number-field';
import { useSay } from '../../ui/use-say';
import { ManyField } from './fields';
import classes from './form.module.css';

type Unit = keyof typeof units;

const minutesIn: Readonly<Record<Unit, number>> = { minutes: 1, hours: 60, days: 24 * 60 };

/** The largest unit in which it is a whole number. */
const unitFor = (minutes: number | null): Unit => {
  if (minutes === null || minutes === 0) return 'hours';
  if (minutes % minutesIn.days === 0) return 'days';
  return minutes % minutesIn.hours === 0 ? 'hours' : 'minutes';
};

type FieldProps<T> = { field: Field<T>; label: string };

/** Kept in minutes, said in what people say: 90 minutes, 4 hours, 7 days. */
export const DurationField = ({ field, label }: FieldProps<number | null>) => {
  const say = useSay();
  const [unit, setUnit] = useState<Unit>(() => unitFor(field.value));
  const amount = field.value === null ? null : field.value / minutesIn[unit];
  const [text, setText] = useState('');
  const shown = amount === null ? '' : String(Number(amount.toFixed(2)));
  return (
    <FieldFrame field={field} label={label}>
      {(ids) => (
        <div className={classes['duration']}>
          <TextInput
            id={ids.control}
            aria-describedby={ids.problem}
            inputMode="numeric"
            autoComplete="off"
            value={numberIn(text) === amount ? text : shown}
            error={field.problem !== undefined}
            onChange={({ currentTarget: { value } }) => {
              const typed = numberIn(value);
              if (typed === undefined) return;
              setText(value);
              field.set(typed === null ? null : typed * minutesIn[unit]);
            }}
          />
          <NativeSelect
            aria-label={say(unitOf, { label })}
            value={unit}
            data={(Object.keys(units) as Unit[]).map((value) => ({
              value,
              label: say(units[value]),
            }))}
            onChange={({ currentTarget: { value } }) => {
              const next = value as Unit;
              // What was typed stays and means the new unit.
              if (amount !== null) field.set(Math.round(amount * minutesIn[next]));
              setUnit(next);
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
};

/** A time of day, typed in whatever way; on 24 hours, whatever the device thinks. */
export const ClockField = ({
  field,
  label,
  optional,
}: FieldProps<string | null> & { optional?: boolean }) => {
  const say = useSay();
  const [typed, setTyped] = useState<string | null>(null);
  const isNoTime = field.value !== null && parseTypedTime(field.value) === null;
  return (
    <div {...fieldMark(field)}>
      <TextInput
        classNames={{ label: fieldClasses['label'] ?? '' }}
        label={<FieldLabel label={label} optional={optional} />}
        placeholder="07:30"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? field.value ?? ''}
        error={field.problem && isNoTime ? say(notATime) : field.problem}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          const minute = parseTypedTime(value);
          field.set(value.trim() === '' ? null : minute === null ? value : clockOf(minute));
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
};

/** ISO: Monday is 1. */
export const WeekdaysField = ({ field, label }: FieldProps<number[]>) => {
  const say = useSay();
  return (
    <ManyField
      field={{
        ...field,
        value: field.value.map(String),
        set: (days) => field.set(days.map(Number)),
      }}
      label={label}
      options={weekdays.map((name, index) => ({ value: String(index + 1), label: say(name) }))}
    />
  );
};
