import { sql, type ExpressionBuilder } from 'kysely';
import type { KindId } from '#kinds/registry';
import type { BookingRows } from '#kinds/request/rows';
import type { Ride } from '#domain/booking/seats';
import type { Waiting } from '#domain/booking/waitlist';
import type { TripState } from '#domain/trip/states';
import type { Db } from '../../client';
import { iso, readRow, readRows } from '../../sql';
import type { DB } from '../../schema.generated';

/** Whose seats are theirs; the same list as `check_trip_seats` counts by. */
const holdsSeats = ['pending', 'returned', 'approved', 'arranged', 'ongoing', 'completed'] as const;

/** With a provider, its acceptance is needed besides the car. */
const standsReady: readonly TripState[] = ['planned', 'accepted'];

/** Called off, on its way or over; the same list as leaves a departure out of the timetable. */
const closed: readonly TripState[] = ['cancelled', 'underway', 'done'];

export type NewDeparture = {
  id: string;
  kind: KindId;
  timetableEntryId: string;
  date: string;
  startsAt: string;
  endsAt: string;
  capacity: number;
};

type Wanted = { id: string } | Pick<NewDeparture, 'timetableEntryId' | 'date'>;

export type LockedTrip = {
  id: string;
  status: TripState;
  startsAt: string;
  /** Seats for sale, never more than the cars on it have; null for rentals. */
  capacity: number | null;
  /** A car stands ready and, with a provider, the acceptance. */
  isArranged: boolean;
  /** Nobody can get on any more. */
  isClosed: boolean;
};

export const tripRepository = (db: Db) => {
  const isWanted = (wanted: Wanted) => (eb: ExpressionBuilder<DB & { t: DB['trip'] }, 't'>) =>
    'id' in wanted
      ? eb('t.id', '=', wanted.id)
      : eb.and([
          eb('t.timetableEntryId', '=', wanted.timetableEntryId),
          eb('t.serviceDate', '=', wanted.date),
        ]);

  const find = async (wanted: Wanted): Promise<LockedTrip | undefined> => {
    const row = await db
      .selectFrom('trip as t')
      .select((eb) => [
        't.id',
        't.status',
        't.startsAt',
        't.capacity',
        eb
          .selectFrom('assignment as a')
          .innerJoin('car', 'car.id', 'a.carId')
          .select(({ fn }) => fn.min('car.seats').as('seats'))
          .whereRef('a.tripId', '=', 't.id')
          .where('a.releasedAt', 'is', null)
          .as('carSeats'),
      ])
      .where(isWanted(wanted))
      .executeTakeFirst();
    if (!row) return undefined;
    const { carSeats, capacity, startsAt, status } = row;
    return {
      id: row.id,
      status,
      startsAt: startsAt.toISOString(),
      capacity: capacity === null ? null : Math.min(capacity, carSeats ?? capacity),
      isArranged: carSeats !== null && standsReady.includes(status),
      isClosed: closed.includes(status),
    };
  };

  /** Locked first and read afterwards: who waited for the lock must also see the car that was given or taken meanwhile. */
  const findLocked = async (wanted: Wanted): Promise<LockedTrip | undefined> => {
    await db
      .selectFrom('trip as t')
      .select('t.id')
      .where(isWanted(wanted))
      .forNoKeyUpdate('t')
      .execute();
    return find(wanted);
  };

  return {
    countUnderway: async (): Promise<number> => {
      const { count } = await db
        .selectFrom('trip')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('status', '=', 'underway')
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** The lock that everybody takes first; whoever sells or frees seats holds it. */
    lock: (id: string) => findLocked({ id }),
    find: (id: string) => find({ id }),
    findDeparture: (departure: NonNullable<BookingRows['departure']>) => find(departure),

    /** A rival who makes the same departure is waited for inside PostgreSQL, and theirs is taken. */
    lockDeparture: async (departure: NewDeparture): Promise<LockedTrip & { isMade: boolean }> => {
      const { timetableEntryId, date } = departure;
      const there = await findLocked({ timetableEntryId, date });
      if (there) return { ...there, isMade: false };
      await db
        .insertInto('trip')
        .values({
          id: departure.id,
          kind: departure.kind,
          status: 'planned',
          startsAt: departure.startsAt,
          endsAt: departure.endsAt,
          timetableEntryId,
          serviceDate: date,
          capacity: departure.capacity,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const made = await findLocked({ timetableEntryId, date });
      if (!made) throw new Error('a departure that was just made is not there');
      return { ...made, isMade: made.id === departure.id };
    },

    /** By person: the number of the booking with which they ride, or wait to. */
    seated: async (tripId: string, except?: string): Promise<ReadonlyMap<string, string>> => {
      const rows = await readRows(db)<{ person: string; ref: string }>`
        select p.person_id as person, b.ref from booking b join passenger p on p.booking_id = b.id
        where b.trip_id = ${tripId} and p.person_id is not null
          and b.status in ('waitlisted', 'pending', 'approved', 'arranged', 'ongoing')
          and b.id is distinct from ${except ?? null}::uuid`;
      return new Map(rows.map(({ person, ref }) => [person, ref]));
    },

    /** Seats that are somebody's or held for somebody; without those of `except`. */
    taken: (tripId: string, except?: string) => readRows(db)<Ride>`
        select board_stop as "boardStop", alight_stop as "alightStop", seats from booking
        where trip_id = ${tripId} and status in (${sql.join(holdsSeats)})
          and id is distinct from ${except ?? null}::uuid
        union all
        select b.board_stop, b.alight_stop, o.seats
        from seat_offer o join booking b on b.id = o.booking_id
        where o.trip_id = ${tripId} and o.status = 'open' and o.holds
          and b.id is distinct from ${except ?? null}::uuid`,

    /** In line without an open offer. */
    waiting: async (tripId: string): Promise<Waiting[]> => {
      const rows = await readRows(db)<Omit<Waiting, 'waitlistedAt'> & { waitlistedAt: Date }>`
        select id as "bookingId", waitlisted_at as "waitlistedAt", seats,
          board_stop as "boardStop", alight_stop as "alightStop",
          (select ${iso('max(o.expires_at)')} from seat_offer o
            where o.booking_id = booking.id and o.status = 'lapsed') as "lapsedAt"
        from booking
        where trip_id = ${tripId} and status = 'waitlisted' and not exists (
          select from seat_offer o where o.booking_id = booking.id and o.status = 'open')
        order by waitlisted_at, id`;
      return rows.map((row) => ({ ...row, waitlistedAt: row.waitlistedAt.toISOString() }));
    },

    /** Under the trip's lock: after everybody who is in line, even when clocks or milliseconds are equal. */
    endOfLine: async (tripId: string, now: Date): Promise<Date> => {
      const row = await readRow(db)<{ at: Date }>`
        select greatest(${now}::timestamptz, max(waitlisted_at) + interval '1 millisecond') as at
        from booking where trip_id = ${tripId} and status = 'waitlisted'`;
      return row!.at;
    },

    /** The provider that has accepted the trip, and whom it is to carry; nothing where there is none. */
    acceptedBy: (id: string) =>
      readRow(db)<{ providerId: string; bookingIds: string[] }>`
        select t.provider_id, array(select b.id from booking b where b.trip_id = t.id) as booking_ids
        from trip t where t.id = ${id} and t.status = 'accepted' and t.provider_id is not null`,

    /** Gives up the car and the driver of a trip that carries nobody any more. Departures stay: others may still join. */
    releaseIfEmpty: async (
      tripId: string,
      { at, reason, leaving }: { at: Date; reason: string; leaving?: string | undefined },
    ): Promise<boolean> => {
      const rows = await readRows(db)<{ id: string }>`
        update trip set status = 'cancelled'
        where id = ${tripId} and timetable_entry_id is null
          and status in ('planned', 'offered', 'accepted', 'declined')
          and not exists (
            select from booking where trip_id = trip.id and id is distinct from ${leaving ?? null}::uuid
              and status in ('pending', 'returned', 'waitlisted', 'approved', 'arranged', 'ongoing', 'completed'))
        returning id`;
      if (rows.length === 0) return false;
      await db
        .updateTable('assignment')
        .set({ releasedAt: at, reason })
        .where('tripId', '=', tripId)
        .where('releasedAt', 'is', null)
        .execute();
      return true;
    },
  };
};
