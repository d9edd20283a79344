import { seatsLeft } from '#domain/booking/seats';
import { addMinutes } from '#domain/dates/bangkok-time';
import { done, refuse, type FieldProblems, type Outcome } from '#domain/refusal';
import type { BookingRows } from '#kinds/request/rows';
import type { Db } from '../../db/client';
import type { RunningDeparture } from '../../db/repositories/bookings/booking-facts.repository';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import { tripRepository, type LockedTrip } from '../../db/repositories/trips/trip.repository';
import { planTrip } from '../travel/plan-trip';

type Tools = { db: Db; newId: () => string };

export type OnTrip = { trip: LockedTrip | null; seatsLeft: number | null };

/** One seat for each person: whoever has one, or waits for one, asks for no second. */
const findSeatedTwice = (
  { passengers }: BookingRows,
  seated: ReadonlyMap<string, string>,
): FieldProblems =>
  Object.fromEntries(
    passengers.flatMap(({ personId }, index) => {
      const ref = personId === null ? undefined : seated.get(personId);
      const field = index === 0 ? 'forWhom' : `companions.${index - 1}`;
      return ref === undefined ? [] : [[field, `on_board_already ${ref}`]];
    }),
  );

/** What `lockPlace` would refuse, before anything is sent. */
export const foreseeSeatedTwice = async (
  rows: BookingRows,
  db: Db,
  except?: string,
): Promise<FieldProblems> => {
  const trips = tripRepository(db);
  const trip = rows.departure ? await trips.findDeparture(rows.departure) : undefined;
  return trip ? findSeatedTwice(rows, await trips.seated(trip.id, except)) : {};
};

/**
 * The departure's trip, made when first needed and locked, with the seats that are left on the stretch asked for. Between
 * the look at the timetable and the lock a dispatcher may have called it off, merged it into another or sent it on its
 * way: then it is refused in the words for a departure that is not there, and the phone shows those that are.
 */
export const lockPlace = async (
  rows: BookingRows,
  departure: RunningDeparture | null,
  { db, newId }: Tools,
  except?: string,
): Promise<Outcome<OnTrip>> => {
  if (!rows.departure || !departure) return done({ trip: null, seatsLeft: null });
  const trips = tripRepository(db);
  const minutes = departure.stops.at(-1)?.minutesFromStart ?? 0;
  const trip = await trips.lockDeparture({
    ...rows.departure,
    id: newId(),
    kind: rows.kind,
    startsAt: departure.startsAt,
    endsAt: addMinutes(departure.startsAt, Math.max(1, minutes)),
    capacity: departure.seats,
  });
  if (trip.isMade) await planTrip(db, trip.id);
  if (trip.isClosed)
    return refuse('invalid_input', { fields: { timetableEntryId: 'no_departure' } });
  const fields = findSeatedTwice(rows, await trips.seated(trip.id, except));
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  const taken = await trips.taken(trip.id, except);
  return done({ trip, seatsLeft: seatsLeft(trip.capacity ?? departure.seats, taken, rows) });
};

const CODES = 10_000;

/** Four digits that nobody else on the trip has; they come from the booking's own id, which is random. */
export const boardingCodeFor = async (
  bookingId: string,
  trip: LockedTrip | null,
  db: Db,
): Promise<string | null> => {
  if (!trip) return null;
  const used = await bookingRepository(db).boardingCodes(trip.id);
  const first = Number.parseInt(bookingId.slice(-8), 16);
  for (let step = 0; step < CODES; step += 1) {
    const code = String((first + step) % CODES).padStart(4, '0');
    if (!used.has(code)) return code;
  }
  throw new Error('a trip carries more people than there are boarding codes');
};
