import { Button } from '@mantine/core';
import { useState } from 'react';
import { dayOf, type Day } from '#domain/dates/bangkok-time';
import { lastBookableDay } from '#kinds/request/service-time';
import { daysChosen, restOfThisWeek, severalDays } from '#words/booking-amata';
import { bookingFields } from '#words/booking-fields';
import { DayStrip } from '../../booking-form/day-strip';
import { serviceFactsOf } from '../../booking-form/facts-of';
import { asField, type Field } from '../../form/field';
import { FieldFrame } from '../../form/field-frame';
import { repeatOn } from '../../booking-form/form-content';
import { useFormContext } from '../../booking-form/form-context';
import type { FieldsProps } from '../../booking-form/form-kind';
import { ToggleField } from '../../form/toggle-field';
import { useSay } from '../../ui/use-say';
import classes from './departures.module.css';
import { isServed, restOfWeek } from './timetable';

type DaysFieldProps = {
  field: Field<string | null>;
  repeat: FieldsProps<unknown>['repeat'];
};

/** One day by a tap; several, each of them by a tap. */
export const DaysField = ({ field, repeat }: DaysFieldProps) => {
  const say = useSay();
  const { options, now } = useFormContext();
  const further = repeat?.value.days ?? [];
  const [isSeveral, setSeveral] = useState(further.length > 0);
  const chosen = field.value === null ? further : [field.value, ...further];
  const last = lastBookableDay(serviceFactsOf(options, now()));
  const week = field.value === null ? [] : restOfWeek(options, field.value, last);

  const chooseAll = ([first, ...others]: readonly Day[]) => {
    if (first !== undefined && first !== field.value) field.set(first);
    repeat?.set(repeatOn(others, repeat.value));
  };
  const choose = (day: Day) => {
    if (!isSeveral) return field.set(day);
    if (!chosen.includes(day)) {
      if (isServed(options, day)) chooseAll([...chosen, day]);
    } else if (chosen.length > 1) chooseAll(chosen.filter((other) => other !== day));
  };

  return (
    <FieldFrame field={field} label={say(bookingFields.date)} as="group">
      {() => (
        <>
          <DayStrip
            chosen={chosen}
            first={dayOf(now())}
            last={last}
            onChoose={choose}
            several={isSeveral}
          />
          {repeat && (
            <div className={classes['days']}>
              <ToggleField
                field={asField('severalDays', isSeveral, (several) => {
                  setSeveral(several);
                  if (!several && further.length > 0) chooseAll(chosen.slice(0, 1));
                })}
                label={say(severalDays)}
              />
              {isSeveral && (
                <span className="soft" role="status">
                  {say(daysChosen, { count: chosen.length })}
                </span>
              )}
            </div>
          )}
          {isSeveral && week.some((day) => !chosen.includes(day)) && (
            <Button
              variant="light"
              onClick={() => chooseAll([...new Set([...chosen, ...week])])}
              mt="xs"
            >
              {say(restOfThisWeek)}
            </Button>
          )}
        </>
      )}
    </FieldFrame>
  );
};
