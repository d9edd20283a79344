import { sql } from 'kysely';
import type { KindId } from '#kinds/registry';
import { openStates } from '#domain/booking/states';
import { hasRide, type Rider, type StandingTrip } from '#domain/trip/standing';
import { arrangingOf } from '#kinds/arranging-registry';
import type { Db } from '../../client';
import { iso, readRows } from '../../sql';

export type OpenTrip = StandingTrip & { kind: KindId; version: number };
export type OpenRider = Rider & {
  kind: KindId;
  version: number;
  tripId: string | null;
  chosenCarId: string | null;
};

type RiderRow = Omit<OpenRider, 'wantsAlone'> & { details: unknown };
type TripRow = Omit<OpenTrip, 'riders'>;

type Wanted = { tripIds: readonly string[]; bookingIds: readonly string[] };

export const arrangingStandingRepository = (db: Db) => {
  /** Trips before bookings, each by id, as everybody does: rivals wait for one another in one order. */
  const lock = async ({ tripIds, bookingIds }: Wanted): Promise<void> => {
    if (tripIds.length > 0)
      await sql`select from trip where id = any (${sql.val(tripIds)}::uuid[])
        order by id for no key update`.execute(db);
    await sql`select from booking
      where trip_id = any (${sql.val(tripIds)}::uuid[]) or id = any (${sql.val(bookingIds)}::uuid[])
      order by id for no key update`.execute(db);
  };

  /** Read after the locks, by a statement of its own: the one that waited still sees what was before. */
  const read = async ({ tripIds, bookingIds }: Wanted) => {
    const riders = await sql<RiderRow>`
      select b.id, b.kind, b.version, b.status, b.trip_id, ${iso('b.starts_at')} as starts_at,
        ${iso('b.ends_at')} as ends_at, b.seats, b.board_stop, b.alight_stop, b.boarding_code,
        b.chosen_car_id, b.details,
        (select s.place_id from booking_stop s where s.booking_id = b.id order by s.position limit 1) as board_place,
        (select s.place_id from booking_stop s where s.booking_id = b.id order by s.position desc limit 1) as alight_place
      from booking b
      where (b.trip_id = any (${sql.val(tripIds)}::uuid[]) and b.status = any (${sql.val(openStates)}::text[]))
        or b.id = any (${sql.val(bookingIds)}::uuid[])
      order by b.starts_at, b.id`.execute(db);
    const open: OpenRider[] = riders.rows.map(({ details, ...rider }) => ({
      ...rider,
      wantsAlone: arrangingOf(rider.kind).alone(details),
    }));
    const trips = await (tripIds.length === 0
      ? { rows: [] }
      : sql<TripRow>`
      select t.id, t.kind, t.version, t.status, t.provider_id, t.locked_by_id is not null as locked,
        t.with_driver, ${iso('t.starts_at')} as starts_at, ${iso('t.ends_at')} as ends_at,
        t.timetable_entry_id is not null as is_departure,
        t.capacity, t.meeting_point, t.note,
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'id', a.id, 'carId', a.car_id, 'driverId', a.driver_id,
            'from', ${iso('lower(a.planned)')}, 'until', ${iso('upper(a.planned)')},
            'heldFrom', ${iso('lower(a.held)')}, 'heldUntil', ${iso('upper(a.held)')}) order by a.planned)
          from assignment a where a.trip_id = t.id and a.released_at is null), '[]') as assignments
      from trip t where t.id = any (${sql.val(tripIds)}::uuid[]) order by t.id`.execute(db));
    return {
      trips: trips.rows.map((trip): OpenTrip => ({
        ...trip,
        riders: open.filter(({ tripId }) => tripId === trip.id),
      })),
      loose: open.filter(({ id }) => bookingIds.includes(id)),
    };
  };

  return {
    /** Without locks, to look at what a change would be; whoever makes it opens them. */
    read,

    open: async (wanted: Wanted): Promise<{ trips: OpenTrip[]; loose: OpenRider[] }> => {
      await lock(wanted);
      return read(wanted);
    },

    /** As they are now, to tell later whether somebody came between. */
    versions: async (ids: readonly string[]): Promise<Record<string, number>> => {
      const rows = await readRows(db)<{ id: string; version: number }>`
        select id, version from trip where id = any (${sql.val(ids)}::uuid[])
        union all select id, version from booking where id = any (${sql.val(ids)}::uuid[])`;
      return Object.fromEntries(rows.map(({ id, version }) => [id, version]));
    },

    insertTrip: (trip: StandingTrip, kind: KindId) =>
      db
        .insertInto('trip')
        .values({
          id: trip.id,
          kind,
          status: trip.status,
          providerId: trip.providerId,
          withDriver: trip.withDriver,
          startsAt: trip.startsAt,
          endsAt: trip.endsAt,
          capacity: trip.capacity,
          meetingPoint: trip.meetingPoint,
          note: trip.note,
        })
        .execute(),

    /** Also when nothing of the row itself changed: its version tells that its car or bookings did. */
    saveTrip: (trip: StandingTrip, lockedBy: string) =>
      db
        .updateTable('trip')
        .set({
          status: trip.status,
          providerId: trip.providerId,
          startsAt: trip.startsAt,
          endsAt: trip.endsAt,
          lockedById: trip.locked ? sql`coalesce(locked_by_id, ${lockedBy}::uuid)` : null,
        })
        .where('id', '=', trip.id)
        .execute(),

    saveRider: (rider: Rider, tripId: string | null, at: Date) =>
      db
        .updateTable('booking')
        .set({
          status: rider.status,
          tripId,
          startsAt: rider.startsAt,
          endsAt: rider.endsAt,
          boardingCode: rider.boardingCode,
          arrangedAt: hasRide(rider) ? sql`coalesce(arranged_at, ${at}::timestamptz)` : null,
        })
        .where('id', '=', rider.id)
        .execute(),

    /**
     * Back in the queue, a self-drive booking holds the car it asked for again; where somebody else has it by now,
     * the wish for that car is given up and its class remains.
     */
    dropTakenChoices: (bookingIds: readonly string[]) =>
      sql`update booking b set chosen_car_id = null, held = null,
          class = coalesce(b.class, (select nullif(car.class, 'bus') from car where car.id = b.chosen_car_id))
        where b.id = any (${sql.val(bookingIds)}::uuid[]) and exists (
          select from car_claim k
          where k.car_id = b.chosen_car_id and k.period && b.held and k.booking_id is distinct from b.id
        )`.execute(db),
  };
};
