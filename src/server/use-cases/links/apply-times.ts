import { effectOfLeaving, effectOfReturning, type TimeSource } from '#domain/link/mark';
import type { Instant } from '#domain/dates/bangkok-time';
import { isBefore } from '#domain/dates/bangkok-time';
import { done, refuse, type Outcome } from '#domain/refusal';
import { checkTimes } from '#domain/trip/decide-times';
import { moveTrip } from '#domain/trip/move-trip';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import { arrangingTimesRepository } from '../../db/repositories/arranging/arranging-times.repository';
import {
  markedTripRepository,
  type LockedTrip,
} from '../../db/repositories/links/marked-trip.repository';
import { assumeEarlierReturns } from '../arranging/assume-return';
import { moveRiders } from '../arranging/settle-trip';
import { priceDayOf } from '../arranging/price-trip';
import { tell, type Tools } from '../tell';

type Said = {
  at: Instant;
  km: number | null;
  source: TimeSource & ('driver' | 'gate');
  linkId: string;
  /** Null at the gate: nobody in particular. */
  by: string | null;
};

const note = (
  tools: Tools,
  trip: LockedTrip,
  action: 'depart' | 'complete' | 'record-times' | 'mark-again',
  { by, at, km, linkId }: Said,
) =>
  tell(tools, {
    subject: 'trip',
    id: trip.id,
    by,
    action,
    before: { status: trip.status, departedAt: trip.departedAt, endedAt: trip.endedAt },
    after: { at, km, linkId },
  });

const board = (tools: Tools, { id }: LockedTrip, by: string | null) =>
  moveRiders(
    { tripId: id, action: 'depart', from: 'arranged', to: 'ongoing', who: 'link', by },
    tools,
  );

/** The car left. What somebody on the spot said before stays; what the clock assumed does not. */
export const applyLeaving = async (
  tools: Tools,
  trip: LockedTrip,
  mark: Said,
): Promise<Outcome<null>> => {
  const { db, now } = tools;
  const { at, km, source } = mark;
  const effect = effectOfLeaving(trip);
  if (effect === 'keep') {
    await markedTripRepository(db).fillKm(trip.id, { carId: trip.carId, startKm: km, endKm: null });
    await note(tools, trip, 'mark-again', mark);
    return done(null);
  }
  const times = { departedAt: at, endedAt: null, startKm: km, endKm: null };
  const checked = checkTimes(times, trip.startsAt, now);
  if (!checked.ok) return checked;
  if (effect === 'correct-departure') {
    await markedTripRepository(db).moveDeparture(trip.id, { at, startKm: km, by: source });
    await note(tools, trip, 'record-times', mark);
    return done(null);
  }
  const moved = moveTrip(trip.status, 'depart', 'link', 'underway');
  if (!moved.ok) return moved;
  await assumeEarlierReturns(trip.id, tools);
  await arrangingTimesRepository(db).depart(trip.id, { at, startKm: km, by: source });
  await board(tools, trip, mark.by);
  await note(tools, trip, 'depart', mark);
  return done(null);
};

/** The car is back: also where nobody had said that it left. */
export const applyReturn = async (
  tools: Tools,
  trip: LockedTrip,
  mark: Said,
): Promise<Outcome<null>> => {
  const { db, now, newId } = tools;
  const { at, km, source, by } = mark;
  const isAhead = trip.status === 'planned' || trip.status === 'accepted';
  const effect = isAhead ? 'complete' : effectOfReturning(trip);
  if (effect === 'keep') {
    await markedTripRepository(db).fillKm(trip.id, { carId: trip.carId, startKm: null, endKm: km });
    await note(tools, trip, 'mark-again', mark);
    return done(null);
  }
  const left = trip.departedAt ?? trip.startsAt;
  const ended = {
    departedAt: isBefore(at, left) ? at : left,
    endedAt: at,
    startKm: trip.startKm,
    endKm: km,
  };
  const checked = checkTimes(ended, trip.startsAt, now);
  if (!checked.ok) {
    const { endKm, ...fields } = checked.refusal.fields ?? {};
    return refuse('invalid_input', { fields: { ...fields, ...(endKm && { km: endKm }) } });
  }
  if (effect === 'complete' && !isAhead) {
    const moved = moveTrip(trip.status, 'complete', 'link', 'done');
    if (!moved.ok) return moved;
  }
  const { bufferMinutes } = await arrangingKindRepository(db).rules(trip.kind);
  const times = arrangingTimesRepository(db);
  // What its odometer showed at the start stands where it was written down.
  const kept = { ...ended, startKm: null };
  await times.complete(trip.id, kept, {
    bufferMinutes,
    assumedAt: null,
    departedBy: null,
    by: source,
  });
  await priceDayOf(db, trip.id);
  if (km !== null) await times.readOdometer(trip.id, { id: newId(), km, at, by, reason: null });
  await board(tools, trip, by);
  await moveRiders(
    { tripId: trip.id, action: 'complete', from: 'ongoing', to: 'completed', who: 'link', by },
    tools,
  );
  await note(tools, trip, effect === 'complete' ? 'complete' : 'record-times', mark);
  return done(null);
};

/** Of a car that another one took over from: its odometer is noted, and the trip goes on without it. */
export const noteFormerCar = async (
  tools: Tools,
  trip: LockedTrip,
  carId: string | null,
  { action, ...mark }: Said & { action: 'depart' | 'complete' },
): Promise<Outcome<null>> => {
  const kms =
    action === 'depart' ? { startKm: mark.km, endKm: null } : { startKm: null, endKm: mark.km };
  await markedTripRepository(tools.db).fillKm(trip.id, { carId, ...kms });
  await note(tools, trip, 'mark-again', mark);
  return done(null);
};

/** An odometer does not run backwards; what is typed wrongly is said beside its field. */
export const checkKm = async (
  { db }: Tools,
  { carId, km, at }: { carId: string | null; km: number | null; at: Instant },
): Promise<Outcome<null>> => {
  if (carId === null || km === null) return done(null);
  const last = await markedTripRepository(db).lastKm(carId, at);
  return last !== undefined && km < last
    ? refuse('invalid_input', { fields: { km: 'odometer_falls' } })
    : done(null);
};
