import { addMinutes, type Instant, isBefore } from '#domain/dates/bangkok-time';
import type { Db } from '../../db/client';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import {
  handoverRepository,
  type RentalCar,
} from '../../db/repositories/trips/handover.repository';
import type { StoredBooking } from '../../db/rows/bookings/stored-booking';

/** As long as nobody else wants the car, and no longer than the kind allows. */
export const mayKeepUntil = async (
  { kind, status, rows }: StoredBooking,
  car: Pick<RentalCar, 'id' | 'heldUntil'> | undefined,
  db: Db,
): Promise<Instant | null> => {
  if (!car || (status !== 'arranged' && status !== 'ongoing')) return null;
  const { bufferMinutes, longestMinutes } = await arrangingKindRepository(db).rules(kind);
  const longest = addMinutes(rows.startsAt, longestMinutes);
  const next = await handoverRepository(db).nextClaim(car.id, car.heldUntil);
  const free = next === undefined ? longest : addMinutes(next, -bufferMinutes);
  const until = isBefore(free, longest) ? free : longest;
  return isBefore(rows.endsAt, until) ? until : null;
};
