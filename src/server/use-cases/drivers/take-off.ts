import { done, refuse, type Outcome } from '#domain/refusal';
import type { Call } from '../../call';
import {
  type Broken,
  type BrokenTime,
  findStanding,
  lockBroken,
} from '../../db/rows/trips/broken-trips';
import { assignmentRepository } from '../../db/repositories/trips/assignment.repository';
import { driverTimeRepository } from '../../db/repositories/drivers/driver-time.repository';
import { tellConcerned } from '../notices/tell-people';
import { tell } from '../tell';

type Taking = Pick<Call, 'actor' | 'db' | 'now' | 'newId' | 'language'>;

/** Before the driver is locked: the trips that they will be taken from, and then their cars, as everybody does. */
export const lockDriven = async (
  driverId: string,
  time: BrokenTime,
  { db, language }: Pick<Call, 'db' | 'language'>,
): Promise<void> => {
  const times = driverTimeRepository(db);
  const broken = await times.broken(driverId, time, language);
  await lockBroken(db, broken);
  const tripIds = broken.map(({ id }) => id);
  const carIds = await times.carsOf(driverId, tripIds);
  await assignmentRepository(db).lockResources(carIds, [driverId]);
};

const takeOff = async (
  driverId: string,
  broken: readonly Broken[],
  { time, reason }: { time: BrokenTime; reason: string | null },
  call: Taking,
): Promise<void> => {
  const tripIds = broken.map(({ id }) => id);
  const bookings = await driverTimeRepository(call.db).takeOff(driverId, tripIds, time);
  const event = {
    action: 'rearrange',
    reason,
    before: { driverId },
    after: { driverId: null },
  } as const;
  for (const id of tripIds) await tell(call, { ...event, subject: 'trip', id });
  for (const { bookingId } of bookings) await tell(call, { ...event, id: bookingId });
  await tellConcerned(
    call,
    { type: 'changed', cause: call.newId(), facts: { driverWas: driverId } },
    bookings.map(({ bookingId }) => bookingId),
  );
};

/**
 * With the driver locked: off exactly the trips that the admin has read and confirmed, which keep their cars. One that
 * came since is refused, and one under way does not give way.
 */
export const freeDriver = async (
  driverId: string,
  time: BrokenTime,
  given: { releases: readonly string[]; reason: string | null },
  call: Taking,
): Promise<Outcome<null>> => {
  const broken = await driverTimeRepository(call.db).broken(driverId, time, call.language);
  const standing = findStanding(broken, given.releases);
  if (standing !== null) return refuse(standing === 'underway' ? 'driver_out' : 'breaks_trips');
  if (broken.length > 0) await takeOff(driverId, broken, { time, reason: given.reason }, call);
  return done(null);
};
