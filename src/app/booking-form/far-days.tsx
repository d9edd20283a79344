import { useEffect, useState } from 'react';
import { calendarUnavailable, daysLabel } from '#words/booking-time';
import { useSay } from '../ui/use-say';
import type * as Parts from './calendar';
import type { CalendarProps } from './calendar';
import fields from './fields.module.css';
import classes from './time-sheet.module.css';

/** Days beyond the strip, by a calendar whose code comes when it is asked for. */
export const FarDays = (props: CalendarProps) => {
  const say = useSay();
  const [parts, setParts] = useState<typeof Parts | 'loading' | 'unavailable'>('loading');

  useEffect(() => {
    let shown = true;
    import('./calendar')
      .catch(() => 'unavailable' as const)
      .then((found) => shown && setParts(found))
      .catch(() => undefined);
    return () => {
      shown = false;
    };
  }, []);

  if (parts === 'loading') return <div className={classes['calendarPlace']} aria-busy />;
  if (parts !== 'unavailable') return <parts.Calendar {...props} />;
  // Without a network the phone's own will do.
  const { chosen, first, last, isClosed, onChoose } = props;
  return (
    <label className={classes['ownCalendar']}>
      <span className={fields['optional']}>{say(calendarUnavailable)}</span>
      <input
        type="date"
        aria-label={say(daysLabel)}
        min={first}
        max={last}
        defaultValue={chosen[0]}
        onChange={({ currentTarget: { value } }) => {
          if (value >= first && value <= last && !isClosed(value)) onChoose(value);
        }}
      />
    </label>
  );
};
