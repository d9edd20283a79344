import type { ApprovalRequest } from '#contract/approvals';
import type { BookingRows } from '#kinds/request/rows';
import type { StoredBooking } from '../../db/rows/bookings/stored-booking';

export type Names = Readonly<Record<string, string>>;

export type Requested = { rows: BookingRows; estimate: StoredBooking['estimate'] };

export const peopleOf = ({ passengers }: BookingRows, names: Names): string[] =>
  passengers.flatMap(({ personId, guestName }) =>
    personId === null ? (guestName ?? []) : (names[personId] ?? []),
  );

/** A request as people read it, part by part. */
export const inWords = ({ rows, estimate }: Requested, names: Names): ApprovalRequest => ({
  startsAt: rows.startsAt,
  endsAt: rows.endsAt,
  places: rows.stops.map(({ placeId, placeText }) =>
    placeId === null ? (placeText ?? '') : (names[placeId] ?? ''),
  ),
  seats: rows.seats,
  class: rows.class,
  car: rows.chosenCarId && (names[rows.chosenCarId] ?? null),
  people: peopleOf(rows, names),
  purpose: [names[rows.purposeCode], rows.purposeText].filter(Boolean).join(' · '),
  costCentre: names[rows.costCentreId] ?? '',
  note: rows.note,
  estimate: estimate?.total ?? null,
});
