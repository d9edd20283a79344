import type { Insertable } from 'kysely';
import type { KindId } from '#kinds/registry';
import type { Db } from '../../../src/server/db/client';
import type { DB } from '../../../src/server/db/schema.generated';
import { newId } from '../../../src/server/new-id';
import { companyIn } from '../schema/company';

const HOUR = 3_600_000;

type RideSpec = {
  kind?: KindId;
  endedAt?: Date;
  withDriver?: boolean;
  attended?: boolean | null;
  booking?: Partial<Insertable<DB['booking']>>;
};

/** A trip that is over, with its car and driver, and one who was on it. */
export const insertRide = async (
  db: Db,
  personId: string,
  {
    kind = 'bookingwithdrivernava',
    endedAt = new Date(),
    withDriver = true,
    attended = null,
    booking = {},
  }: RideSpec = {},
) => {
  const company = companyIn(db);
  const startsAt = new Date(endedAt.getTime() - 4 * HOUR);
  const trip = await company.trip({
    kind,
    status: 'done',
    startsAt,
    endsAt: endedAt,
    withDriver,
  });
  const car = await company.car();
  const driver = withDriver ? await company.driver() : undefined;
  const held = `[${startsAt.toISOString()},${endedAt.toISOString()})`;
  await company.assign({ car, trip, ...(driver && { driver }) }, held);
  const bookingId = await company.booking({
    kind,
    status: 'completed',
    requesterId: personId,
    travellerId: personId,
    tripId: trip,
    startsAt,
    endsAt: endedAt,
    completedAt: endedAt,
    ...booking,
  });
  const passengerId = await company.add('passenger', {
    id: newId(),
    bookingId,
    position: 0,
    personId,
    attended,
  });
  return { bookingId, tripId: trip, passengerId, car, driver: driver ?? null };
};

/** The same, already rated. */
export const insertRated = async (
  db: Db,
  personId: string,
  more: Partial<Insertable<DB['rating']>> = {},
  spec: RideSpec = {},
) => {
  const ride = await insertRide(db, personId, spec);
  const ratingId = await companyIn(db).add('rating', {
    id: newId(),
    passengerId: ride.passengerId,
    personId,
    tripId: ride.tripId,
    overall: 4,
    at: new Date(),
    ...more,
  });
  return { ...ride, ratingId };
};
