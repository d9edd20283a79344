import { MultiSelect, NativeSelect, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { bahtOf, parseBaht } from '#domain/money';
import { latinDigits } from '#domain/thai/latin-digits';
import { formatThaiPhone, parseThaiPhone } from '#domain/thai/phone';
import { choose, none, notInList } from '#words/admin-kit';
import type { Field } from '../../form/field';
import { FieldFrame, fieldMark } from '../../form/field-frame';
import { FieldLabel } from '../../form/field-label';
import fieldClasses from '../../form/fields.module.css';
import { useChoiceProblem } from '../../form/use-choice-problem';
import { DayField } from '../../days/day-field';
import { inFront } from '../../ui/in-front';
import { useSay } from '../../ui/use-say';
import type { Option } from '../list/list-definition';
import classes from './form.module.css';

/** The questions of the administration's forms; text, number, chips and switch are those of the booking forms. */

type FieldProps<T> = { field: Field<T>; label: string; optional?: boolean };

/** Beside a list longer than this, typing finds sooner than looking. */
const LONG_LIST = 10;

const looks = { classNames: { label: fieldClasses['label'] ?? '' } };

/** The one that was meant by what was typed and never chosen. */
const optionTyped = (options: readonly Option[], typed: string): Option | undefined => {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  const found = options.filter(({ label }) => label.toLowerCase().includes(text));
  return (
    found.find(({ label }) => label.toLowerCase() === text) ?? (found[1] ? undefined : found[0])
  );
};

export const ChoiceField = <T extends string>({
  field,
  label,
  optional,
  options,
  empty,
}: FieldProps<T | null> & {
  options: readonly Option[];
  /** What no choice means, where it means something. */
  empty?: string;
}) => {
  const say = useSay();
  const chooseOr = useChoiceProblem();
  const [missed, setMissed] = useState('');
  const shared = {
    ...looks,
    label: <FieldLabel label={label} optional={optional} />,
    error: missed === '' ? chooseOr(field.problem) : say(notInList, { typed: missed }),
  };
  return (
    <div {...fieldMark(field)}>
      {options.length > LONG_LIST ? (
        <Select
          {...shared}
          data={[...options]}
          value={field.value}
          placeholder={empty ?? say(choose)}
          searchable
          clearable={optional === true || empty !== undefined}
          comboboxProps={inFront}
          onChange={(value) => field.set(value as T | null)}
          onFocus={() => setMissed('')}
          onBlur={({ currentTarget: { value } }) => {
            const option = optionTyped(options, value);
            if (!option) setMissed(value.trim());
            else if (option.value !== field.value) field.set(option.value as T);
          }}
        />
      ) : (
        <NativeSelect
          {...shared}
          data={[{ value: '', label: empty ?? say(optional ? none : choose) }, ...options]}
          value={field.value ?? ''}
          onChange={({ currentTarget: { value } }) => field.set(value === '' ? null : (value as T))}
        />
      )}
    </div>
  );
};

export const ManyField = <T extends string>({
  field,
  label,
  optional = false,
  options,
}: FieldProps<T[]> & { options: readonly { value: T; label: string }[] }) => {
  const chooseOr = useChoiceProblem();
  if (options.length > LONG_LIST) {
    return (
      <div {...fieldMark(field)}>
        <MultiSelect
          {...looks}
          label={<FieldLabel label={label} optional={optional} />}
          error={chooseOr(field.problem)}
          data={[...options]}
          value={[...field.value]}
          searchable
          comboboxProps={inFront}
          onChange={(value) => field.set(value)}
        />
      </div>
    );
  }
  return (
    <FieldFrame field={field} label={label} optional={optional} as="group">
      {(ids) => (
        <div
          role="group"
          aria-labelledby={ids.label}
          aria-describedby={ids.problem}
          className="flow"
        >
          {options.map(({ value, label: name }) => (
            <label key={value} className="chip pick">
              <input
                type="checkbox"
                checked={field.value.includes(value)}
                onChange={(event) =>
                  field.set(
                    options
                      .map((option) => option.value)
                      .filter((option) =>
                        option === value
                          ? event.currentTarget.checked
                          : field.value.includes(option),
                      ),
                  )
                }
              />
              {name}
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
};

/** A day; what is none stays as it was typed, and its schema says so. */
export const DateField = ({ field, label, optional }: FieldProps<string | null>) => {
  return (
    <div {...fieldMark(field)}>
      <DayField
        label={label}
        above={<FieldLabel label={label} optional={optional} />}
        value={field.value}
        onChange={field.set}
        problem={field.problem}
        saysEras
      />
    </div>
  );
};

const decimal = (typed: string) =>
  latinDigits(typed)
    .replaceAll(/[^\d.]/g, '')
    .slice(0, 13);

/** Baht with satang, as a decimal text; what was typed is written out when it is left. */
export const MoneyField = ({ field, label, optional }: FieldProps<string | null>) => {
  return (
    <div {...fieldMark(field)}>
      <TextInput
        {...looks}
        label={<FieldLabel label={label} optional={optional} />}
        inputMode="decimal"
        autoComplete="off"
        rightSection="฿"
        className={classes['money']}
        value={field.value ?? ''}
        error={field.problem}
        onChange={({ currentTarget: { value } }) => field.set(decimal(value) || null)}
        onBlur={() => {
          const amount = field.value === null ? null : parseBaht(field.value);
          if (amount !== null) field.set(bahtOf(amount));
        }}
      />
    </div>
  );
};

/** However it is typed, it is kept and shown in one way. */
export const PhoneField = ({ field, label, optional }: FieldProps<string | null>) => {
  const [typed, setTyped] = useState<string | null>(null);
  const kept = field.value === null ? null : parseThaiPhone(field.value);
  return (
    <div {...fieldMark(field)}>
      <TextInput
        {...looks}
        label={<FieldLabel label={label} optional={optional} />}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={typed ?? (kept === null ? (field.value ?? '') : formatThaiPhone(kept))}
        error={field.problem}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          field.set(value.trim() === '' ? null : (parseThaiPhone(value) ?? value));
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
};
