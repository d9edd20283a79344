import { done, refuse } from '#domain/refusal';
import { checkTimes } from '#domain/trip/decide-times';
import type { UseCase } from '../../call';
import { arrangingTimesRepository } from '../../db/repositories/arranging/arranging-times.repository';
import { arrangingTripRepository } from '../../db/repositories/arranging/arranging-trip.repository';
import { tell } from '../tell';
import { openTrip } from './open-trip';
import { keepingTimes } from './take-back-times';
import { writeOdometer } from './write-odometer';

/** What the clock assumed is confirmed, and what was recorded wrongly is put right. */
export const recordTimes: UseCase<'recordTimes'> = async (call) => {
  const { actor, params, body, language, db, now } = call;
  const opened = await openTrip(call);
  if (!opened.ok) return opened;
  const { trip, bufferMinutes } = opened.value;
  if (trip.status !== 'underway' && trip.status !== 'done') return refuse('not_now');
  const reader = { kind: params.kind, providerId: null, language, now };
  const before = await arrangingTripRepository(db, reader).find(trip.id);
  const times = arrangingTimesRepository(db);
  const recorded = await times.read(trip.id);
  const isBack = trip.status === 'done';
  const checked = checkTimes(
    {
      departedAt: body.departedAt ?? recorded.departedAt ?? trip.startsAt,
      endedAt: isBack ? (body.endedAt ?? before?.endedAt ?? trip.endsAt) : null,
      startKm: body.startKm ?? recorded.startKm,
      endKm: isBack ? body.endKm : null,
    },
    trip.startsAt,
    now,
  );
  if (!checked.ok) return checked;
  const { departedAt, endedAt, startKm, endKm } = checked.value;
  return keepingTimes(call, { tripId: trip.id, action: 'record-times' }, async () => {
    // A start that stands is that of the car it left with; another one may be back.
    if (endedAt === null)
      await times.depart(trip.id, { at: departedAt, startKm: body.startKm, by: 'admin' });
    else {
      const ended = { departedAt, endedAt, startKm: body.startKm, endKm };
      await times.complete(trip.id, ended, {
        bufferMinutes,
        assumedAt: null,
        departedBy: 'admin',
        by: 'admin',
      });
    }
    const by = actor.personId;
    if (endedAt !== null) {
      const wasKm = before?.assignments.at(-1)?.endKm ?? null;
      const reading = { km: endKm, at: endedAt, by, before: wasKm };
      const written = await writeOdometer(call, trip.id, reading);
      if (!written.ok) return written;
    }
    await tell(call, {
      subject: 'trip',
      id: trip.id,
      action: 'record-times',
      before: { departedAt: before?.departedAt, endedAt: before?.endedAt },
      after: { departedAt, endedAt, startKm, endKm },
    });
    return done(null);
  });
};
