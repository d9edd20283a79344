import { done, refuse } from '#domain/refusal';
import { checkTimes } from '#domain/trip/decide-times';
import { moveTrip } from '#domain/trip/move-trip';
import { isReady } from '#domain/trip/standing';
import type { UseCase } from '../../call';
import { arrangingTimesRepository } from '../../db/repositories/arranging/arranging-times.repository';
import { tell } from '../tell';
import { assumeEarlierReturns } from './assume-return';
import { openTrip } from './open-trip';
import { moveRiders } from './settle-trip';
import { keepingTimes } from './take-back-times';

export const departTrip: UseCase<'departTrip'> = async (call) => {
  const { actor, body, db, now } = call;
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip } = opened.value;
  const moved = moveTrip(trip.status, 'depart', 'admin', 'underway');
  const decided = moved.ok && !isReady(trip) ? refuse('not_now') : moved;
  if (!decided.ok) return decided;
  const at = body.at ?? now.toISOString();
  const checked = checkTimes(
    { departedAt: at, endedAt: null, startKm: body.startKm, endKm: null },
    trip.startsAt,
    now,
  );
  if (!checked.ok) {
    const { departedAt: problem = 'invalid' } = checked.refusal.fields ?? {};
    return refuse('invalid_input', { fields: { at: problem } });
  }
  return keepingTimes(call, { tripId: trip.id, action: 'depart' }, async () => {
    await assumeEarlierReturns(trip.id, call);
    await arrangingTimesRepository(db).depart(trip.id, { at, startKm: body.startKm, by: 'admin' });
    const by = actor.personId;
    await moveRiders(
      { tripId: trip.id, action: 'depart', from: 'arranged', to: 'ongoing', who: 'admin', by },
      call,
    );
    await tell(call, {
      subject: 'trip',
      id: trip.id,
      action: 'depart',
      before: { status: trip.status },
      after: { status: decided.value, at },
    });
    return done(null);
  });
};
