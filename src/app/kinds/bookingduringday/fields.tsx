import { dayOf } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { flexibilities, timings, type DraftDuringDay } from '#kinds/bookingduringday/request';
import { bookingFields } from '#words/booking-fields';
import { dayLabel, flexibilityNames, inDaySections, wantsReturn } from '#words/booking-in-day';
import { timingNames } from '#words/bookings';
import { fieldProblems } from '#words/field-problems';
import { ChipsField } from '../../form/chips-field';
import { asField } from '../../form/field';
import { useFormContext } from '../../booking-form/form-context';
import type { FieldsProps } from '../../booking-form/form-kind';
import { FormSection } from '../../booking-form/form-section';
import { sayDay } from '../../form/say-time';
import { SeatsSection } from '../../booking-form/seats-section';
import { TimeField } from '../../booking-form/time-field';
import { ToggleField } from '../../form/toggle-field';
import { useSay } from '../../ui/use-say';
import { onDay, openDays, usualReturn } from './ride-time';
import { RouteFields } from './route-fields';

/** The fewest that a company's car seats. */
const SMALLEST_CAR = 4;

/** From where to where, when, how many, and whether there is a way back. */
export const Fields = ({ field, values, patch }: FieldsProps<DraftDuringDay>) => {
  const say = useSay();
  const { options, now } = useFormContext();
  const days = openDays(options, now());
  const day = values.at === null ? (days[0] ?? dayOf(now())) : dayOf(values.at);
  const isTodayOver = options.rules.dayCutoff !== null && !days.includes(dayOf(now()));
  const timing = values.timing ?? 'ready_at';

  return (
    <>
      <FormSection title={say(inDaySections.route)}>
        <RouteFields
          from={field('from')}
          to={field('to')}
          onSwap={() => patch({ from: values.to, to: values.from })}
        />
      </FormSection>
      <FormSection title={say(inDaySections.when)}>
        <div>
          <ChipsField
            field={asField('day', day, (chosen) => patch(onDay(values, chosen, options, now())))}
            label={say(dayLabel)}
            choices={days.map((open) => ({
              value: open,
              label: sayDay(say, open, now()),
              hint: formatDate(open),
            }))}
          />
          {isTodayOver && <p className="soft">{say(fieldProblems.only_tomorrow)}</p>}
        </div>
        <ChipsField
          field={field('timing')}
          label={say(bookingFields.timing)}
          hidesLabel
          choices={timings.map((value) => ({ value, label: say(timingNames[value]) }))}
        />
        <TimeField field={field('at')} label={say(timingNames[timing])} on={day} />
        <ChipsField
          field={field('flexibilityMinutes')}
          label={say(bookingFields.flexibilityMinutes)}
          choices={flexibilities.map((value) => ({ value, label: say(flexibilityNames[value]) }))}
        />
      </FormSection>
      <FormSection title={say(inDaySections.return)}>
        <ToggleField
          field={asField('wantsReturn', values.returnAt !== null, (wanted) =>
            patch({ returnAt: wanted ? usualReturn(values, options) : null }),
          )}
          label={say(wantsReturn)}
        />
        {values.returnAt !== null && (
          <TimeField field={field('returnAt')} label={say(bookingFields.returnAt)} on={day} />
        )}
      </FormSection>
      <SeatsSection
        seats={field('seats')}
        companions={field('companions')}
        most={Math.max(SMALLEST_CAR, ...options.classes.map(({ seats }) => seats))}
        onChange={patch}
      />
    </>
  );
};
