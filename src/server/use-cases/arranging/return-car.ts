import { move } from '#domain/booking/move';
import { laterOf } from '#domain/dates/bangkok-time';
import { refuse } from '#domain/refusal';
import { moveTrip } from '#domain/trip/move-trip';
import type { UseCase } from '../../call';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import { arrangingTimesRepository } from '../../db/repositories/arranging/arranging-times.repository';
import { handoverRepository } from '../../db/repositories/trips/handover.repository';
import { tripRepository } from '../../db/repositories/trips/trip.repository';
import { tell } from '../tell';
import { checkPhotos } from './check-photos';
import { openRental } from './open-rental';
import { moveRiders } from './settle-trip';
import { showRental } from './show-rental';
import { damageInWords, tellDamage } from './tell-damage';

export const returnCar: UseCase<'returnCar'> = async (call) => {
  const { actor, body, language, db, doneAt, newId } = call;
  const opened = await openRental(call);
  if (!opened.ok) return opened;
  const { id, kind, status, tripId, rows } = opened.value;
  const by = actor.personId;
  const moved = move(status, 'return-car', 'self-driver', 'completed');
  if (!moved.ok) return moved;
  const trip = await tripRepository(db).find(tripId);
  if (!trip) return refuse('not_found');
  const back = moveTrip(trip.status, 'complete', 'self-driver', 'done');
  if (!back.ok) return back;
  const photos = await checkPhotos(body.photoIds, { personId: by, db });
  if (!photos.ok) return photos;
  const times = arrangingTimesRepository(db);
  const { departedAt, startKm } = await times.read(tripId);
  if (startKm !== null && body.km < startKm)
    return refuse('invalid_input', { fields: { km: 'odometer_falls' } });
  const at = laterOf(departedAt ?? rows.startsAt, doneAt.toISOString());
  const handovers = handoverRepository(db);
  const handoverId = newId();
  const damage = damageInWords(body, language);
  await handovers.add(
    { ...body, damage, id: handoverId, tripId, type: 'return', at: new Date(at), by },
    { readingId: newId(), reason: body.reason },
  );
  await handovers.addDamage(
    handoverId,
    body.damagePoints.map((point) => ({ ...point, id: newId() })),
  );
  const plate = (await handovers.carOf(tripId, language))?.plate ?? '';
  await tellDamage(call, {
    handoverId,
    kind,
    trip: { id: tripId, startsAt: rows.startsAt },
    plate,
    text: damage,
  });
  const { bufferMinutes } = await arrangingKindRepository(db).rules(kind);
  await times.complete(
    tripId,
    { departedAt: departedAt ?? at, endedAt: at, startKm, endKm: body.km },
    { bufferMinutes, assumedAt: null, departedBy: null, by: 'self-driver' },
  );
  await moveRiders(
    { tripId, action: 'return-car', from: 'ongoing', to: 'completed', who: 'self-driver', by },
    call,
  );
  await tell(call, {
    subject: 'trip',
    id: tripId,
    action: 'return-car',
    before: { status: trip.status },
    after: { status: back.value, km: body.km },
  });
  return showRental(id, call);
};
