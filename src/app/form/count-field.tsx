import { fewer, more } from '#words/booking-form';
import { useSay } from '../ui/use-say';
import type { Field } from './field';
import { FieldFrame } from './field-frame';
import classes from './fields.module.css';

type CountFieldProps = { field: Field<number>; label: string; least: number; most: number };

/** A small number by two large buttons. */
export const CountField = ({ field, label, least, most }: CountFieldProps) => {
  const say = useSay();
  const { value, set } = field;
  return (
    <FieldFrame field={field} label={label} as="group">
      {(ids) => (
        <div
          role="group"
          aria-labelledby={ids.label}
          aria-describedby={ids.problem}
          className={classes['count']}
        >
          <button
            type="button"
            aria-label={say(fewer)}
            disabled={value <= least}
            onClick={() => set(value - 1)}
          >
            −
          </button>
          <output className="title strong numbers">{value}</output>
          <button
            type="button"
            aria-label={say(more)}
            disabled={value >= most}
            onClick={() => set(value + 1)}
          >
            +
          </button>
        </div>
      )}
    </FieldFrame>
  );
};
