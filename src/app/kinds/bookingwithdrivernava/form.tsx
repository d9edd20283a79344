import { asking } from '#kinds/bookingwithdrivernava/asking';
import { movements, type DraftWithDriverNava } from '#kinds/bookingwithdrivernava/request';
import { bookingFields } from '#words/booking-fields';
import { anyClass, classSeats, formSections } from '#words/booking-form';
import { backAtLabel, leavesAtLabel } from '#words/booking-time';
import { movementNames, vehicleClassNames } from '#words/bookings';
import { useSay } from '../../ui/use-say';
import { BookingFormScreen } from '../../booking-form/booking-form-screen';
import { ChipsField } from '../../form/chips-field';
import { useFormContext } from '../../booking-form/form-context';
import type { FieldsProps, FormKind } from '../../booking-form/form-kind';
import type { Origin } from '../../booking-form/form-start';
import { Folded } from '../../booking-form/folded';
import { FormSection } from '../../booking-form/form-section';
import { OptionField } from '../../form/option-field';
import { wishOf } from '../../booking-form/car-wish';
import { PeriodFields } from '../../booking-form/period-fields';
import { PlaceField } from '../../booking-form/place-field';
import { TextField } from '../../form/text-field';
import { ToggleField } from '../../form/toggle-field';
import { StopsField } from './stops-field';

const Fields = ({ field, values, patch }: FieldsProps<DraftWithDriverNava>) => {
  const say = useSay();
  const { options } = useFormContext();
  return (
    <>
      <FormSection title={say(formSections.route)}>
        <PlaceField field={field('pickUp')} label={say(bookingFields.pickUp)} />
        <StopsField field={field('stops')} startsAt={values.startsAt} />
      </FormSection>
      <FormSection title={say(formSections.when)}>
        <PeriodFields
          start={field('startsAt')}
          end={field('endsAt')}
          labels={{ start: say(leavesAtLabel), end: say(backAtLabel) }}
          reason={field('urgentReason')}
          class={values.class}
          onChange={patch}
        />
      </FormSection>
      <Folded
        title={say(formSections.car)}
        says={[
          values.movement && say(movementNames[values.movement]),
          values.class ? say(vehicleClassNames[values.class]) : say(anyClass),
        ]}
        isOpen={[field('movement'), field('class')].some(({ problem }) => problem !== undefined)}
      >
        <ChipsField
          field={field('movement')}
          label={say(bookingFields.movement)}
          choices={movements.map((value) => ({ value, label: say(movementNames[value]) }))}
        />
        <ChipsField
          field={field('class')}
          label={say(bookingFields.class)}
          choices={[
            { value: null, label: say(anyClass) },
            ...options.classes.map((option) => ({
              value: option.class,
              label: say(vehicleClassNames[option.class]),
              hint: say(classSeats, { seats: option.seats }),
            })),
          ]}
        />
      </Folded>
    </>
  );
};

const More = ({ field }: FieldsProps<DraftWithDriverNava>) => {
  const say = useSay();
  const { options } = useFormContext();
  return (
    <>
      <ToggleField field={field('overnight')} label={say(bookingFields.overnight)} />
      <TextField field={field('luggage')} label={say(bookingFields.luggage)} optional />
      <OptionField
        field={field('driverWish')}
        label={say(bookingFields.driverWish)}
        options={options.drivers.map(({ id, name }) => ({ value: id, name }))}
        optional
      />
    </>
  );
};

const form: FormKind<DraftWithDriverNava> = {
  kind: 'bookingwithdrivernava',
  request: asking,
  repeats: true,
  allowsUrgent: true,
  namesCompanions: true,
  Fields,
  wish: (draft) => wishOf(draft, draft.class),
  unasked: ({ stops }) =>
    stops.flatMap(({ place }, index) => (place === null ? [`stops.${index}.provinceCode`] : [])),
  More,
  hasMore: ({ overnight, luggage, driverWish }) =>
    overnight || luggage !== null || driverWish !== null,
  outline: (draft, { say }) => ({
    startsAt: draft.startsAt,
    endsAt: draft.endsAt,
    seats: 1 + draft.companions.length,
    details: [
      ...(draft.movement ? [say(movementNames[draft.movement])] : []),
      ...(draft.class ? [say(vehicleClassNames[draft.class])] : []),
    ],
  }),
};

const NavaForm = ({ origin }: { origin: Origin }) => (
  <BookingFormScreen form={form} origin={origin} />
);

export default NavaForm;
