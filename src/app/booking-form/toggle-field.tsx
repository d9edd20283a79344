import { Switch } from '@mantine/core';
import type { Field } from './field';
import { fieldMark } from './field-frame';
import classes from './fields.module.css';

export const ToggleField = ({ field, label }: { field: Field<boolean>; label: string }) => (
  <div className={classes['toggle']} {...fieldMark(field)}>
    <Switch
      label={label}
      labelPosition="left"
      size="md"
      classNames={{
        body: classes['toggleBody'] ?? '',
        labelWrapper: classes['toggleLabel'] ?? '',
      }}
      checked={field.value}
      error={field.problem}
      onChange={(event) => field.set(event.currentTarget.checked)}
    />
  </div>
);
