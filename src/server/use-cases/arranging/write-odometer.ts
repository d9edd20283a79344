import type { Instant } from '#domain/dates/bangkok-time';
import { done, refuse, type Outcome } from '#domain/refusal';
import { arrangingTimesRepository } from '../../db/repositories/arranging/arranging-times.repository';
import type { Tools } from '../tell';

type Reading = {
  km: number | null;
  at: Instant;
  by: string;
  /** What stood there so far for the same return: whoever puts that right may also go below it. */
  before: number | null;
};

/** What a dispatcher says that the odometer showed at the end of a trip. */
export const writeOdometer = async (
  { db, newId }: Tools,
  tripId: string,
  { km, at, by, before }: Reading,
): Promise<Outcome<null>> => {
  if (km === null) return done(null);
  const times = arrangingTimesRepository(db);
  const last = await times.lastKm(tripId, at);
  const falls = last !== null && km < last;
  if (falls && before === null)
    return refuse('invalid_input', { fields: { endKm: 'odometer_falls' } });
  const reason = falls ? `${before} → ${km}` : null;
  await times.readOdometer(tripId, { id: newId(), km, at, by, reason });
  return done(null);
};
