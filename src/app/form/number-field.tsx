import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { latinDigits } from '#domain/thai/latin-digits';
import { FieldLabel } from './field-label';
import type { Field } from './field';
import { fieldMark } from './field-frame';
import classes from './fields.module.css';

type NumberFieldProps = { field: Field<number | null>; label: string; optional?: boolean };

/** A point or a minus stays: dropped in silence, 12.5 would be 125. Undefined of what is no number at all. */
export const numberIn = (typed: string): number | null | undefined => {
  const text = latinDigits(typed).replaceAll(/[\s,]/g, '');
  if (text === '' || text === '-') return null;
  return /^-?\d+\.?\d*$/.test(text) ? Number(text) : undefined;
};

/** A whole number, typed on the number keys, with Thai digits too; its schema refuses any other. */
export const NumberField = ({ field, label, optional }: NumberFieldProps) => {
  const [text, setText] = useState('');
  return (
    <div {...fieldMark(field)}>
      <TextInput
        label={<FieldLabel label={label} optional={optional} />}
        classNames={{ label: classes['label'] ?? '' }}
        inputMode="numeric"
        value={numberIn(text) === field.value ? text : (field.value ?? '')}
        error={field.problem}
        onBlur={() => field.leave?.()}
        onChange={({ currentTarget: { value: typed } }) => {
          const number = numberIn(typed);
          if (number === undefined) return;
          setText(typed);
          field.set(number);
        }}
      />
    </div>
  );
};
