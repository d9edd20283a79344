import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import { dayOf } from '#domain/dates/bangkok-time';
import { Button } from '@mantine/core';
import { clear } from '#words/booking-form';
import { useSay } from '../ui/use-say';
import type { Field } from '../form/field';
import { useFormContext } from './form-context';
import { sayDay } from '../form/say-time';
import { SheetField } from '../form/sheet-field';
import { TimeSheet, type TimeSheetProps } from './time-sheet';

type TimeFieldProps = Pick<TimeSheetProps, 'on' | 'after' | 'free' | 'verdict'> & {
  field: Field<string | null>;
  label: string;
  optional?: boolean;
};

/** A moment: its weekday, date and time, chosen in a sheet. */
export const TimeField = ({ field, label, optional = false, ...sheet }: TimeFieldProps) => {
  const say = useSay();
  const { now } = useFormContext();
  const { value } = field;
  const dayShown = (at: string) =>
    sheet.on === dayOf(at) ? '' : `${sayDay(say, dayOf(at), now())} ${formatDate(at)} · `;
  const shown = value === null ? null : dayShown(value) + formatTime(value);
  return (
    <SheetField field={field} label={label} shown={shown} optional={optional}>
      {(close) => (
        <>
          <TimeSheet {...sheet} value={value} onChange={field.set} onClose={close} />
          {optional && value !== null && (
            <Button
              variant="subtle"
              fullWidth
              onClick={() => {
                field.set(null);
                close();
              }}
            >
              {say(clear)}
            </Button>
          )}
        </>
      )}
    </SheetField>
  );
};
