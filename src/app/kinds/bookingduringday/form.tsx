import { formatTime } from '#domain/dates/format-bangkok';
import { asking } from '#kinds/bookingduringday/asking';
import type { DraftDuringDay } from '#kinds/bookingduringday/request';
import { bookingFields } from '#words/booking-fields';
import { flexibleBy, returnAtTime } from '#words/booking-in-day';
import { timingNames } from '#words/bookings';
import { BookingFormScreen } from '../../booking-form/booking-form-screen';
import type { FieldsProps, FormKind } from '../../booking-form/form-kind';
import type { Origin } from '../../booking-form/form-start';
import { TextField } from '../../form/text-field';
import { ToggleField } from '../../form/toggle-field';
import { useSay } from '../../ui/use-say';
import { Fields } from './fields';
import { PickUpNote, RideNote } from './ride-notes';
import { periodOf } from './ride-time';

const More = ({ field }: FieldsProps<DraftDuringDay>) => {
  const say = useSay();
  return (
    <>
      <ToggleField field={field('share')} label={say(bookingFields.share)} />
      <TextField field={field('goods')} label={say(bookingFields.goods)} optional />
    </>
  );
};

const form: FormKind<DraftDuringDay> = {
  kind: 'bookingduringday',
  request: asking,
  // Nobody can ask for more than the next day.
  repeats: false,
  allowsUrgent: false,
  namesCompanions: false,
  Fields,
  More,
  hasMore: ({ share, goods }) => !share || goods !== null,
  takes: periodOf,
  Notes: PickUpNote,
  Arrived: RideNote,
  outline: ({ at, timing, flexibilityMinutes, returnAt, seats }, { say }) => ({
    startsAt: at,
    endsAt: null,
    seats: seats ?? 1,
    details: [
      ...(timing === null ? [] : [say(timingNames[timing])]),
      ...(flexibilityMinutes ? [say(flexibleBy, { minutes: flexibilityMinutes })] : []),
      ...(returnAt === null ? [] : [say(returnAtTime, { at: formatTime(returnAt) })]),
    ],
  }),
};

const InDayForm = ({ origin }: { origin: Origin }) => (
  <BookingFormScreen form={form} origin={origin} />
);

export default InDayForm;
