import { fromLabel, toLabel } from '#words/admin-kit';
import { DayField, isDay } from '../../days/day-field';
import { useSay } from '../../ui/use-say';
import classes from './list.module.css';

type PeriodProps = {
  title: string;
  from: string | undefined;
  to: string | undefined;
  onChange: (period: { from?: string | undefined; to?: string | undefined }) => void;
};

/** Half a day is no reason to read the list anew. */
const isDecided = (day: string | null) => day === null || isDay(day);

export const PeriodFilter = ({ title, from, to, onChange }: PeriodProps) => {
  const say = useSay();
  const looks = { size: 'sm', className: classes['day'] ?? '' };
  return (
    <fieldset className={classes['period']}>
      <legend>{title}</legend>
      <DayField
        {...looks}
        label={say(fromLabel)}
        value={from ?? null}
        last={to}
        onChange={(day) => isDecided(day) && onChange({ from: day ?? undefined })}
      />
      <DayField
        {...looks}
        label={say(toLabel)}
        value={to ?? null}
        first={from}
        onChange={(day) => isDecided(day) && onChange({ to: day ?? undefined })}
      />
    </fieldset>
  );
};
