import { move } from '#domain/booking/move';
import { addMinutes, dayOf, isBefore, laterOf, type Instant } from '#domain/dates/bangkok-time';
import { done, refuse, type Outcome } from '#domain/refusal';
import { moveTrip } from '#domain/trip/move-trip';
import type { Call, UseCase } from '../../call';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import { arrangingTimesRepository } from '../../db/repositories/arranging/arranging-times.repository';
import { bookingFactsRepository } from '../../db/repositories/bookings/booking-facts.repository';
import { handoverRepository } from '../../db/repositories/trips/handover.repository';
import { tripRepository } from '../../db/repositories/trips/trip.repository';
import { tell } from '../tell';
import { checkPhotos } from './check-photos';
import { openRental, type Rented } from './open-rental';
import { moveRiders } from './settle-trip';
import { showRental } from './show-rental';
import { damageInWords, tellDamage } from './tell-damage';

/** Asked again at the key: it may have lapsed since the booking. */
const checkLicence = async (
  { actor, db }: Call<'collectCar'>,
  { rows }: Rented,
): Promise<Outcome<null>> => {
  const me = actor.personId;
  const { [me]: until } = await bookingFactsRepository(db).licences([me]);
  if (!until) return refuse('invalid_input', { fields: { licence: 'licence_missing' } });
  return until < dayOf(rows.endsAt)
    ? refuse('invalid_input', { fields: { licence: 'licence_expires' } })
    : done(null);
};

/** Nobody drives two cars at once, also where the first was kept beyond its hours. */
const checkStillOut = async (
  { actor, db }: Call<'collectCar'>,
  { id }: Rented,
): Promise<Outcome<null>> => {
  const handovers = handoverRepository(db);
  await handovers.waitForOwn(actor.personId);
  const out = await handovers.stillOut(actor.personId, id);
  return out
    ? refuse('invalid_input', { fields: { carId: `other_car_out ${out.ref}` } })
    : done(null);
};

/** From a buffer before the start on: before, somebody else may still have the car. */
const momentOf = async (
  { db, now, doneAt }: Call<'collectCar'>,
  { kind, rows }: Rented,
): Promise<Outcome<Instant>> => {
  const { bufferMinutes } = await arrangingKindRepository(db).rules(kind);
  const first = addMinutes(rows.startsAt, -bufferMinutes);
  return isBefore(now, first) ? refuse('not_now') : done(laterOf(first, doneAt.toISOString()));
};

/** Late, or without a network at the key: the clock gave the car up. It is theirs as long as nobody else got it. */
const takeBack = async (
  { db, doneAt }: Call<'collectCar'>,
  { tripId, rows }: Rented,
): Promise<Outcome<null>> => {
  const trip = await tripRepository(db).find(tripId);
  if (!trip || !isBefore(doneAt, rows.endsAt)) return refuse('not_now');
  const planned = moveTrip(trip.status, 'take-back', 'self-driver', 'planned');
  if (!planned.ok) return planned;
  await handoverRepository(db).takeBack(tripId);
  return done(null);
};

export const collectCar: UseCase<'collectCar'> = async (call) => {
  const { actor, body, language, db, newId } = call;
  const opened = await openRental(call);
  if (!opened.ok) return opened;
  const { id, kind, rows, status, tripId } = opened.value;
  const by = actor.personId;
  const moved = move(status, 'collect', 'self-driver', 'ongoing');
  if (!moved.ok) return moved;
  const back = status === 'noshow' ? await takeBack(call, opened.value) : done(null);
  if (!back.ok) return back;
  const trip = await tripRepository(db).find(tripId);
  if (!trip?.isArranged) return refuse('not_now');
  const left = moveTrip(trip.status, 'depart', 'self-driver', 'underway');
  if (!left.ok) return left;
  const moment = await momentOf(call, opened.value);
  if (!moment.ok) return moment;
  const at = moment.value;
  const licensed = await checkLicence(call, opened.value);
  if (!licensed.ok) return licensed;
  const free = await checkStillOut(call, opened.value);
  if (!free.ok) return free;
  const photos = await checkPhotos(body.photoIds, { personId: by, db });
  if (!photos.ok) return photos;
  const handovers = handoverRepository(db);
  const car = await handovers.carOf(tripId, language);
  if (car && body.km < car.odometer && body.reason === null)
    return refuse('invalid_input', { fields: { km: 'odometer_falls' } });
  const handoverId = newId();
  const damage = damageInWords(body, language);
  await handovers.add(
    { ...body, damage, id: handoverId, tripId, type: 'collect', at: new Date(at), by },
    { readingId: newId(), reason: body.reason },
  );
  await handovers.addDamage(
    handoverId,
    body.damagePoints.map((point) => ({ ...point, id: newId() })),
  );
  await tellDamage(call, {
    handoverId,
    kind,
    trip: { id: tripId, startsAt: rows.startsAt },
    plate: car?.plate ?? '',
    text: damage,
  });
  await arrangingTimesRepository(db).depart(tripId, { at, startKm: body.km, by: 'self-driver' });
  await moveRiders(
    {
      tripId,
      action: 'collect',
      from: status === 'noshow' ? 'noshow' : 'arranged',
      to: 'ongoing',
      who: 'self-driver',
      by,
    },
    call,
  );
  await tell(call, {
    subject: 'trip',
    id: tripId,
    action: 'collect',
    before: { status: trip.status },
    after: { status: left.value, km: body.km },
  });
  return showRental(id, call);
};
