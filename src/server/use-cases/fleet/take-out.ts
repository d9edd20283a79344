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

/** Whoever takes it out; null is the clock. */
type Taking = Pick<Call, 'db' | 'now' | 'newId' | 'language'> & {
  actor: { personId: string } | null;
};

const release = async (
  carId: string,
  broken: readonly Broken[],
  reason: string | null,
  call: Taking,
): Promise<void> => {
  const { db, now, newId } = call;
  const tools = { db, now, newId };
  const by = call.actor?.personId ?? null;
  const bookings = await carReleaseRepository(db).release(carId, broken, { at: now, reason });
  for (const { id, isRequest } of broken)
    if (!isRequest) await tell(tools, { by, subject: 'trip', id, action: 'release', reason });
  for (const { id, before, after } of bookings)
    await tell(tools, {
      by,
      id,
      action: 'release',
      reason,
      before: { status: before },
      after: { status: after },
    });
  await tellPeople(
    call,
    {
      type: 'changed',
      cause: `car-out:${carId}:${now.toISOString()}`,
      facts: { carWas: carId },
    },
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
  call: Taking,
): Promise<Outcome<null>> => {
  const broken = await carReleaseRepository(call.db).broken(carId, time, call.language);
  const standing = findStanding(broken, given.releases);
  if (standing !== null) return refuse(standing === 'underway' ? 'car_out' : 'breaks_trips');
  if (broken.length > 0) await release(carId, broken, given.reason, call);
  await carReleaseRepository(call.db).shortenOver(carId, time.from);
  return done(null);
};
