import { InputBase, TextInput, type TextInputProps } from '@mantine/core';
import { FieldLabel } from './field-label';
import type { Field } from './field';
import { fieldMark } from './field-frame';
import classes from './fields.module.css';

type TextFieldProps = {
  field: Field<string | null>;
  label: string;
  optional?: boolean;
  placeholder?: string;
  inputMode?: TextInputProps['inputMode'];
  autoComplete?: string;
  type?: 'text' | 'tel';
  /** Grows with what is written. */
  long?: boolean;
};

export const TextField = ({ field, label, optional, long, ...input }: TextFieldProps) => {
  const props = {
    ...input,
    label: <FieldLabel label={label} optional={optional} />,
    classNames: { label: classes['label'] ?? '' },
    value: field.value ?? '',
    error: field.problem,
    onChange: (event: { currentTarget: { value: string } }) => field.set(event.currentTarget.value),
    onBlur: () => field.leave?.(),
  };
  return (
    <div {...fieldMark(field)}>
      {long ? (
        // Mantine's own textarea measures itself with code; browsers grow one by `field-sizing`.
        <InputBase
          {...props}
          component="textarea"
          multiline
          rows={2}
          classNames={{ ...props.classNames, input: classes['long'] ?? '' }}
        />
      ) : (
        <TextInput {...props} />
      )}
    </div>
  );
};
