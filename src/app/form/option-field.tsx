import { clear } from '#words/booking-form';
import { useSay } from '../ui/use-say';
import { Button } from '@mantine/core';
import type { Field } from './field';
import { OptionList, type Option } from './option-list';
import { SheetField } from './sheet-field';

type OptionFieldProps<T> = {
  field: Field<T | null>;
  label: string;
  options: readonly Option<T>[];
  optional?: boolean;
};

/** One of many: province, cost centre, driver. */
export const OptionField = <T extends string | number>({
  field,
  label,
  options,
  optional = false,
}: OptionFieldProps<T>) => {
  const say = useSay();
  const shown = options.find(({ value }) => value === field.value)?.name ?? null;
  return (
    <SheetField field={field} label={label} shown={shown} optional={optional}>
      {(close) => {
        const take = (value: T | null) => {
          field.set(value);
          close();
        };
        return (
          <>
            <OptionList options={options} chosen={field.value} onChoose={take} />
            {optional && field.value !== null && (
              <Button variant="subtle" fullWidth onClick={() => take(null)}>
                {say(clear)}
              </Button>
            )}
          </>
        );
      }}
    </SheetField>
  );
};
