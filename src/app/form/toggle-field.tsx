import type { Field } from './field';
import { fieldMark } from './field-frame';
import classes from './fields.module.css';

export const ToggleField = ({ field, label }: { field: Field<boolean>; label: string }) => (
  <div {...fieldMark(field)}>
    <label className={classes['toggle']}>
      {label}
      <input
        type="checkbox"
        role="switch"
        checked={field.value}
        aria-checked={field.value}
        onChange={(event) => field.set(event.currentTarget.checked)}
      />
    </label>
    {field.problem !== undefined && <p className={classes['problem']}>{field.problem}</p>}
  </div>
);
