import type { Instant } from '#domain/dates/bangkok-time';
import type { TimeSource } from '#domain/link/mark';
import { done, refuse, type Outcome } from '#domain/refusal';
import { checkTimes } from '#domain/trip/decide-times';
import { moveTrip } from '#domain/trip/move-trip';
import { isReady } from '#domain/trip/standing';
import type { TripState } from '#domain/trip/states';
import type { UseCase } from '../../call';
import { arrangingTimesRepository } from '../../db/repositories/arranging/arranging-times.repository';
import type { OpenTrip } from '../../db/repositories/arranging/arranging-standing.repository';
import { tell } from '../tell';
import { openTrip } from './open-trip';
import { priceDayOf } from './price-trip';
import { moveRiders } from './settle-trip';
import { keepingTimes } from './take-back-times';
import { writeOdometer } from './write-odometer';

type Recorded = { departedAt: Instant | null; departedBy: TimeSource | null };

/** A departure that driver or gate marked, and that was left as it is, stays theirs. */
const isOwnDeparture = (named: Instant | null, { departedAt, departedBy }: Recorded): boolean =>
  named !== null && (named !== departedAt || departedBy === 'clock');

/** Whoever records only the return has not recorded the departure: both are told at once. */
const decideComplete = (trip: OpenTrip): Outcome<TripState> => {
  if (trip.status === 'underway') return moveTrip(trip.status, 'complete', 'admin', 'done');
  const left = moveTrip(trip.status, 'depart', 'admin', 'underway');
  if (!left.ok) return left;
  return isReady(trip) ? moveTrip(left.value, 'complete', 'admin', 'done') : refuse('not_now');
};

export const completeTrip: UseCase<'completeTrip'> = async (call) => {
  const { actor, body, db, now } = call;
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip, bufferMinutes } = opened.value;
  const decided = decideComplete(trip);
  if (!decided.ok) return decided;
  const times = arrangingTimesRepository(db);
  const recorded = await times.read(trip.id);
  const checked = checkTimes(
    {
      departedAt: body.departedAt ?? recorded.departedAt ?? trip.startsAt,
      endedAt: body.endedAt ?? now.toISOString(),
      startKm: body.startKm ?? recorded.startKm,
      endKm: body.endKm,
    },
    trip.startsAt,
    now,
  );
  if (!checked.ok) return checked;
  const { departedAt, endedAt, startKm, endKm } = checked.value;
  // A start that stands is that of the car it left with; another one may be back.
  const ended = { departedAt, endedAt: endedAt ?? now.toISOString(), startKm: body.startKm, endKm };
  return keepingTimes(call, { tripId: trip.id, action: 'complete' }, async () => {
    await times.complete(trip.id, ended, {
      bufferMinutes,
      assumedAt: null,
      departedBy: isOwnDeparture(body.departedAt, recorded) ? 'admin' : null,
      by: 'admin',
    });
    await priceDayOf(db, trip.id);
    const by = actor.personId;
    const reading = { km: endKm, at: ended.endedAt, by, before: null };
    const written = await writeOdometer(call, trip.id, reading);
    if (!written.ok) return written;
    const mover = { tripId: trip.id, who: 'admin', by } as const;
    await moveRiders({ ...mover, action: 'depart', from: 'arranged', to: 'ongoing' }, call);
    await moveRiders({ ...mover, action: 'complete', from: 'ongoing', to: 'completed' }, call);
    await tell(call, {
      subject: 'trip',
      id: trip.id,
      action: 'complete',
      before: { status: trip.status },
      after: { status: decided.value, departedAt, endedAt, startKm, endKm },
    });
    return done(null);
  });
};
