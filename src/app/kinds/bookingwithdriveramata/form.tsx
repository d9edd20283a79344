import { asking } from '#kinds/bookingwithdriveramata/asking';
import { rideOf } from '#kinds/bookingwithdriveramata/period';
import type { DraftWithDriverAmata } from '#kinds/bookingwithdriveramata/request';
import { BookingFormScreen } from '../../booking-form/booking-form-screen';
import type { FormKind, Outline } from '../../booking-form/form-kind';
import type { Origin } from '../../booking-form/form-start';
import { ArrivedNote } from './arrived-note';
import { Fields } from './fields';
import { FullNotes } from './full-notes';
import { departureOf, lineOf } from './timetable';

type Choices = Parameters<typeof lineOf>[0];

/** When and where one rides along, as far as the draft says so. */
const rideIn = (
  draft: DraftWithDriverAmata,
  options: Choices,
): Omit<Outline, 'seats' | 'details'> => {
  const { boardStop, alightStop } = draft;
  const line = lineOf(options, draft.timetableEntryId);
  const departure = departureOf(options, draft);
  const nothing = { startsAt: null, endsAt: null };
  if (!line || !departure || boardStop === null || alightStop === null) return nothing;
  const ride = rideOf({ boardStop, alightStop }, departure);
  return {
    startsAt: ride?.startsAt ?? null,
    endsAt: ride?.endsAt ?? null,
    from: line.stops[boardStop]?.name ?? null,
    to: line.stops[alightStop]?.name ?? null,
  };
};

const form: FormKind<DraftWithDriverAmata> = {
  kind: 'bookingwithdriveramata',
  request: asking,
  // Its days are chosen one by one.
  repeats: false,
  allowsUrgent: false,
  namesCompanions: false,
  facts: (draft, options) => ({ departure: departureOf(options, draft) }),
  Fields,
  // Where to get on and off is asked once there is a departure.
  unasked: ({ timetableEntryId }) => (timetableEntryId === null ? ['boardStop', 'alightStop'] : []),
  Notes: FullNotes,
  Arrived: ArrivedNote,
  outline: (draft, { options }) => ({
    ...rideIn(draft, options),
    seats: draft.seats ?? 1,
    details: [],
  }),
};

const AmataForm = ({ origin }: { origin: Origin }) => (
  <BookingFormScreen form={form} origin={origin} />
);

export default AmataForm;
