import { asking } from '#kinds/bookingnodriver/asking';
import type { DraftNoDriver } from '#kinds/bookingnodriver/request';
import { bookingFields } from '#words/booking-fields';
import { formSections } from '#words/booking-form';
import { termsAccepted } from '#words/booking-no-driver';
import { collectAtLabel, returnAtLabel } from '#words/booking-time';
import { vehicleClassNames } from '#words/bookings';
import { BookingFormScreen } from '../../booking-form/booking-form-screen';
import { useFormContext } from '../../booking-form/form-context';
import type { FieldsProps, FormKind } from '../../booking-form/form-kind';
import type { Origin } from '../../booking-form/form-start';
import { FormSection } from '../../booking-form/form-section';
import { NumberField } from '../../form/number-field';
import { OptionField } from '../../form/option-field';
import { wishOf } from '../../booking-form/car-wish';
import { PeriodFields } from '../../booking-form/period-fields';
import { PlaceField } from '../../booking-form/place-field';
import { ToggleField } from '../../form/toggle-field';
import { useSay } from '../../ui/use-say';
import { CarSection } from './car-section';
import { DrivingSection } from './driving-section';
import { TermsSection } from './terms-section';

const Fields = ({ field, values, patch }: FieldsProps<DraftNoDriver>) => {
  const say = useSay();
  const { options } = useFormContext();
  const destination = field('destination');
  const setDestination = (place: DraftNoDriver['destination']) => {
    const known = options.places.find(({ id }) => place?.type === 'known' && id === place.placeId);
    patch({ destination: place, provinceCode: known?.provinceCode ?? values.provinceCode });
  };
  return (
    <>
      <FormSection title={say(formSections.route)}>
        <PlaceField
          field={{ ...destination, set: setDestination }}
          label={say(bookingFields.destination)}
          likely={options.usual.to.slice(0, 3)}
        />
        {destination.value?.type === 'text' && (
          <OptionField
            field={field('provinceCode')}
            label={say(bookingFields.provinceCode)}
            options={options.provinces.map(({ code, name }) => ({ value: code, name }))}
          />
        )}
      </FormSection>
      <FormSection title={say(formSections.when)}>
        <PeriodFields
          start={field('startsAt')}
          end={field('endsAt')}
          labels={{ start: say(collectAtLabel), end: say(returnAtLabel) }}
          reason={field('urgentReason')}
          class={values.class}
          onChange={patch}
        />
      </FormSection>
      <TermsSection field={field('termsNumber')} />
      <CarSection field={field} values={values} patch={patch} />
      <DrivingSection field={field} values={values} />
    </>
  );
};

const More = ({ field }: FieldsProps<DraftNoDriver>) => {
  const say = useSay();
  return (
    <>
      <NumberField field={field('expectedKm')} label={say(bookingFields.expectedKm)} optional />
      <ToggleField field={field('fuelCard')} label={say(bookingFields.fuelCard)} />
      <ToggleField field={field('tollTag')} label={say(bookingFields.tollTag)} />
    </>
  );
};

const form: FormKind<DraftNoDriver> = {
  kind: 'bookingnodriver',
  request: asking,
  repeats: true,
  allowsUrgent: true,
  namesCompanions: true,
  Fields,
  wish: (draft) => wishOf(draft, draft.class),
  unasked: ({ destination }) => (destination === null ? ['provinceCode'] : []),
  More,
  hasMore: ({ expectedKm }) => expectedKm !== null,
  moreInWords: ({ fuelCard, tollTag }, say) => [
    fuelCard && say(bookingFields.fuelCard),
    tollTag && say(bookingFields.tollTag),
  ],
  outline: (draft, { say }) => ({
    startsAt: draft.startsAt,
    endsAt: draft.endsAt,
    seats: 1 + draft.companions.length,
    details: [
      ...(draft.class ? [say(vehicleClassNames[draft.class])] : []),
      ...(draft.termsNumber === null ? [] : [say(termsAccepted)]),
    ],
  }),
};

const NoDriverForm = ({ origin }: { origin: Origin }) => (
  <BookingFormScreen form={form} origin={origin} />
);

export default NoDriverForm;
