import { asking } from '#kinds/bookingwithdriveramata/asking';
import { rideOf } from '#kinds/bookingwithdriveramata/period';
import type { DraftWithDriverAmata } from '#kinds/bookingwithdriveramata/request';
import { BookingFormScreen } from '../../booking-form/booking-form-screen';
import type { FormKind, Outline } from '../../booking-form/form-kind';
import type { Origin } from '../../booking-form/form-start';
import { Fields } from './fields';
import { departureOf, isTooLate, lineOf } from './timetable';
import type { BookingDetail } from '#contract/bookings';
import { inLine } from '#words/booking-amata';
import { boardingCodeLabel } from '#words/booking-list';
import { useSay } from '../../ui/use-say';
import classes from './departures.module.css';
import { useFormContext } from '../../booking-form/form-context';
import { FullNote } from './full-note';
import { useDepartures } from './use-departures';

/** The same before sending, for whoever booked again and has not seen the cards. */
const FullNotes = ({ dates }: { dates: readonly DraftWithDriverAmata[] }) => {
  const { options, now } = useFormContext();
  const [first] = dates;
  const line = lineOf(options, first?.timetableEntryId ?? null);
  const days = dates.flatMap(({ date }) => date ?? []);
  const { boardStop = null, alightStop = null } = first ?? {};
  const stretch = boardStop === null || alightStop === null ? null : { boardStop, alightStop };
  const departures = useDepartures(line, days, stretch);
  if (!first?.timetableEntryId || !line) return null;
  return (
    <FullNote
      line={line}
      timetableEntryId={first.timetableEntryId}
      days={days}
      departures={departures}
      stretch={stretch}
      seats={first.seats ?? 1}
      isLate={(run) => isTooLate(options, run, line, first.boardStop, now())}
    />
  );
};

const ArrivedNote = ({ booking }: { booking: BookingDetail }) => {
  const say = useSay();
  const { waitlistPlace, boardingCode } = booking;
  if (waitlistPlace !== null) {
    return (
      <div className="card asks stack gap-1">
        <p className="urgent">{say(inLine, { place: waitlistPlace })}</p>
      </div>
    );
  }
  if (boardingCode === null) return null;
  return (
    <p className={classes['code']}>
      {say(boardingCodeLabel)} <strong>{boardingCode}</strong>
    </p>
  );
};

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
  takes: rideIn,
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
