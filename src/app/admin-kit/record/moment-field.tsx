import { atMinute, dayOf, minuteOfDay, type Instant } from '#domain/dates/bangkok-time';
import { timeTyped } from '#words/booking-time';
import { DateField } from '../form/fields';
import type { Field } from '../../form/field';
import fieldClasses from '../../form/fields.module.css';
import { TimeInput } from '../../form/typed-moment';
import { isDay } from '../../days/day-field';
import { useSay } from '../../ui/use-say';
import classes from './record.module.css';

type MomentFieldProps = {
  field: Field<string | null>;
  label: string;
  optional?: boolean;
  /** Minutes since midnight, while only the day is known. */
  usualMinute: number;
};

export const isMoment = (value: string | null): value is Instant =>
  value !== null && /^\d{4}-\d\d-\d\dT/.test(value);

/** A day and a time of day in Bangkok, kept as a moment. */
export const MomentField = ({ field, label, optional = false, usualMinute }: MomentFieldProps) => {
  const say = useSay();
  const { value } = field;
  const day = isMoment(value) ? dayOf(value) : value;
  const minute = isMoment(value) ? minuteOfDay(value) : usualMinute;
  return (
    <div className={classes['moment']}>
      <DateField
        field={{
          ...field,
          value: day,
          set: (next) => field.set(isDay(next) ? atMinute(next, minute) : next),
        }}
        label={label}
        optional={optional}
      />
      <TimeInput
        label={say(timeTyped)}
        classNames={{ label: fieldClasses['label'] ?? '' }}
        placeholder=""
        disabled={!isMoment(value)}
        minute={isMoment(value) ? minute : null}
        onMinute={(at) => isMoment(value) && field.set(atMinute(dayOf(value), at))}
      />
    </div>
  );
};
