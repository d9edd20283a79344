import { sql } from 'kysely';
import type { Db } from '../../client';
import { readRows } from '../../sql';

type Period = { from: Date; to: Date };

/** The one car, and the driver, that serve a trip now. */
export type Arrangement = {
  tripId: string;
  isProviders: boolean;
  withDriver: boolean;
  /** Of the other bookings on it. */
  otherSeats: number;
  assignmentId: string;
  driverId: string | null;
  car: { id: string; class: string; seats: number };
  planned: Period;
  held: Period;
};

type Row = Omit<Arrangement, 'car' | 'planned' | 'held'> & {
  carId: string;
  class: string;
  seats: number;
  plannedFrom: Date;
  plannedTo: Date;
  heldFrom: Date;
  heldTo: Date;
};

const rangeOf = ({ from, to }: Period) => `[${from.toISOString()},${to.toISOString()})`;

export const approvalChangeRepository = (db: Db) => ({
  /** Nothing when the trip has none, or changes cars on its way. */
  arrangement: async (tripId: string, bookingId: string): Promise<Arrangement | undefined> => {
    const rows = await readRows(db)<Row>`
      select t.id as trip_id, t.provider_id is not null as is_providers, t.with_driver,
        (select coalesce(sum(b.seats), 0)::int from booking b
          where b.trip_id = t.id and b.id <> ${bookingId}
            and b.status in ('pending', 'returned', 'approved', 'arranged', 'ongoing')) as other_seats,
        a.id as assignment_id, a.driver_id, car.id as car_id, car.class, car.seats,
        lower(a.planned) as planned_from, upper(a.planned) as planned_to,
        lower(a.held) as held_from, upper(a.held) as held_to
      from trip t
      join assignment a on a.trip_id = t.id and a.released_at is null
      join car on car.id = a.car_id
      where t.id = ${tripId}`;
    const [row] = rows;
    if (!row || rows.length > 1) return undefined;
    const {
      carId,
      class: carClass,
      seats,
      plannedFrom,
      plannedTo,
      heldFrom,
      heldTo,
      ...rest
    } = row;
    return {
      ...rest,
      car: { id: carId, class: carClass, seats },
      planned: { from: plannedFrom, to: plannedTo },
      held: { from: heldFrom, to: heldTo },
    };
  },

  /** Locks the car, then the driver: what is free now stays free until this transaction ends. */
  isFree: async (
    { assignmentId, car, driverId }: Arrangement,
    period: Period,
  ): Promise<boolean> => {
    await sql`select from car where id = ${car.id} for no key update`.execute(db);
    await sql`select from driver where id = ${driverId} for no key update`.execute(db);
    const rows = await readRows(db)`
      select from car_claim
      where car_id = ${car.id} and period && ${rangeOf(period)}::tstzrange
        and assignment_id is distinct from ${assignmentId}
      union all
      select from driver_claim
      where driver_id = ${driverId} and period && ${rangeOf(period)}::tstzrange
        and assignment_id is distinct from ${assignmentId}
      limit 1`;
    return rows.length === 0;
  },

  /** Its provider has to answer anew; nothing where it has not accepted the trip. */
  askProvider: async (tripId: string): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('trip')
      .set({ status: 'offered' })
      .where('id', '=', tripId)
      .where('status', '=', 'accepted')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** The same car and driver, at another time. */
  shift: async (
    { tripId, assignmentId }: Arrangement,
    { planned, held }: { planned: Period; held: Period },
  ): Promise<void> => {
    await db
      .updateTable('trip')
      .set({ startsAt: planned.from, endsAt: planned.to })
      .where('id', '=', tripId)
      .execute();
    await db
      .updateTable('assignment')
      .set({ planned: rangeOf(planned), held: rangeOf(held) })
      .where('id', '=', assignmentId)
      .execute();
  },
});
