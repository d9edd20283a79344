import type { Outcome } from '#domain/refusal';
import { done, refuse } from '#domain/refusal';
import type { Call } from '../../call';
import {
  type Broken,
  type BrokenTime,
  findStanding,
  lockBroken as lockAll,
} from '../../db/rows/trips/broken-trips';
import { carReleaseRepository } from '../../db/repositories/fleet/car-release.repository';
import { tellPeople } from '../notices/tell-people';
import { tell } from '../tell';

/** Before the car is locked: the trips that it will be taken from are locked first, as everybody does. */
export const lockBroken = async (
  carId: string,
  time: BrokenTime,
  { db, language }: Pick<Call, 'db' | 'language'>,
): Promise<void> => {
  await lockAll(db, await carReleaseRepository(db).broken(carId, time, language));
};

const release = async (
  carId: string,
  broken: readonly Broken[],
  reason: string | null,
  call: Pick<Call, 'actor' | 'db' | 'now' | 'newId'>,
): Promise<void> => {
  const { db, now } = call;
  const bookings = await carReleaseRepository(db).release(carId, broken, { at: now, reason });
  for (const { id, isRequest } of broken)
    if (!isRequest) await tell(call, { subject: 'trip', id, action: 'release', reason });
  for (const { id, before, after } of bookings)
    await tell(call, {
      id,
      action: 'release',
      reason,
      before: { status: before },
      after: { status: after },
    });
  await tellPeople(
    call,
    { type: 'changed', cause: `car-out:${carId}:${now.toISOString()}` },
    bookings.map(({ id, requesterId }) => ({ bookingId: id, personId: requesterId })),
  );
};

/**
 * With the car locked: frees it for a time from exactly the trips that the admin has read and confirmed. One that came
 * since is refused, and one under way does not give way.
 */
export const freeCar = async (
  carId: string,
  time: BrokenTime,
  given: { releases: readonly string[]; reason: string | null },
  call: Pick<Call, 'actor' | 'db' | 'now' | 'newId' | 'language'>,
): Promise<Outcome<null>> => {
  const broken = await carReleaseRepository(call.db).broken(carId, time, call.language);
  const standing = findStanding(broken, given.releases);
  if (standing !== null) return refuse(standing === 'underway' ? 'car_out' : 'breaks_trips');
  if (broken.length > 0) await release(carId, broken, given.reason, call);
  return done(null);
};
