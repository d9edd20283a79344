import type { Rental } from '#contract/arranging-rental';
import { mayMove } from '#domain/booking/move';
import { addMinutes, isBefore } from '#domain/dates/bangkok-time';
import type { Language } from '#domain/language';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Db } from '../../db/client';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import { bookingRepository } from '../../db/repositories/bookings/booking.repository';
import { handoverRepository } from '../../db/repositories/trips/handover.repository';
import { mayKeepUntil } from './may-keep-until';
import { isDriver } from './open-rental';

type Reader = { actor: { personId: string }; db: Db; language: Language; now: Date };

/** The answer of every rental call, for who drives. */
export const showRental = async (
  bookingId: string,
  { actor, db, language, now }: Reader,
): Promise<Outcome<Rental>> => {
  const stored = await bookingRepository(db).find(bookingId, actor.personId);
  if (!stored) return refuse('not_found');
  if (!isDriver(stored, actor.personId)) return refuse('not_allowed');
  const { status, rows, tripId, version } = stored;
  const handovers = handoverRepository(db);
  const car = tripId === null ? undefined : await handovers.carOf(tripId, language);
  const handed = tripId === null ? undefined : await handovers.ofTrip(tripId, language);
  const until = await mayKeepUntil(stored, car, db);
  const { bufferMinutes, service } = await arrangingKindRepository(db).rules(stored.kind);
  const isReady = !isBefore(now, addMinutes(rows.startsAt, -bufferMinutes));
  const mayCollect =
    car !== undefined &&
    isReady &&
    (status !== 'noshow' || (car.isFree && isBefore(now, rows.endsAt))) &&
    mayMove(status, 'collect', 'self-driver');
  const out = mayCollect ? await handovers.stillOut(actor.personId, bookingId) : undefined;
  const isRented = car !== undefined && (status === 'arranged' || status === 'ongoing');
  return done({
    bookingId,
    version,
    startsAt: rows.startsAt,
    endsAt: rows.endsAt,
    car: car
      ? {
          id: car.id,
          plate: car.plate,
          province: car.province,
          description: car.description,
          odometer: car.odometer,
          isElectric: car.isElectric,
          keyPlace: car.keyPlace,
          damage: await handovers.damageOf(car.id),
        }
      : null,
    meetingPoint: car?.meetingPoint ?? null,
    stillOut: out ?? null,
    collected: handed?.collect ?? null,
    returned: handed?.return ?? null,
    service,
    extendableUntil: until,
    may: {
      collect: mayCollect,
      returnCar: car !== undefined && mayMove(status, 'return-car', 'self-driver'),
      extend: until !== null,
      endEarlier: isRented && isBefore(now, rows.endsAt),
    },
  });
};
