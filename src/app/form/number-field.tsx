import { TextInput } from '@mantine/core';
import { latinDigits } from '#domain/thai/latin-digits';
import { FieldLabel } from './field-label';
import type { Field } from './field';
import { fieldMark } from './field-frame';
import classes from './fields.module.css';

type NumberFieldProps = { field: Field<number | null>; label: string; optional?: boolean };

/** More than any field may hold, so that its own bound is what refuses. */
const MOST_DIGITS = 9;

const numberIn = (typed: string): number | null => {
  const digits = latinDigits(typed).replace(/\D/g, '').slice(0, MOST_DIGITS);
  return digits === '' ? null : Number(digits);
};

/** A whole number, typed on the number keys, with Thai digits too. */
export const NumberField = ({ field, label, optional }: NumberFieldProps) => {
  return (
    <div {...fieldMark(field)}>
      <TextInput
        label={<FieldLabel label={label} optional={optional} />}
        classNames={{ label: classes['label'] ?? '' }}
        inputMode="numeric"
        value={field.value ?? ''}
        error={field.problem}
        onChange={(event) => field.set(numberIn(event.currentTarget.value))}
      />
    </div>
  );
};
