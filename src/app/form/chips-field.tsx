import { useId } from 'react';
import type { Field } from './field';
import { FieldFrame } from './field-frame';

export type Choice<T> = { value: T; label: string; hint?: string };

type ChipsFieldProps<T> = {
  field: Field<T>;
  label: string;
  choices: readonly Choice<T>[];
  optional?: boolean;
  /** Where the section asks the question already. */
  hidesLabel?: boolean;
};

/** The common answers, one tap each. */
export const ChipsField = <T extends string | number | boolean | null>({
  field,
  label,
  choices,
  optional = false,
  hidesLabel = false,
}: ChipsFieldProps<T>) => {
  const name = useId();
  return (
    <FieldFrame field={field} label={label} optional={optional} as="group" hidesLabel={hidesLabel}>
      {(ids) => (
        <div
          role="radiogroup"
          aria-labelledby={ids.label}
          aria-describedby={ids.problem}
          className="flow"
        >
          {choices.map((choice) => (
            <label key={String(choice.value)} className="chip pick">
              <input
                type="radio"
                name={name}
                checked={field.value === choice.value}
                onChange={() => field.set(choice.value)}
              />
              {choice.label}
              {choice.hint !== undefined && <small>{choice.hint}</small>}
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
};
