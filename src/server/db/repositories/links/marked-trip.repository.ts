import { sql } from 'kysely';
import type { Instant } from '#domain/dates/bangkok-time';
import type { MarkedTrip, TimeSource } from '#domain/link/mark';
import type { SiteId } from '#domain/site-id';
import type { KindId } from '#kinds/registry';
import type { Db } from '../../client';
import { iso, readRow } from '../../sql';
import { kmOnTheWay } from './job.repository';

export type LockedTrip = MarkedTrip & {
  id: string;
  kind: KindId;
  startsAt: Instant;
  endedAt: Instant | null;
  withDriver: boolean;
  /** The car that goes on: another one may have taken over on the way. */
  carId: string | null;
  plate: string | null;
  startKm: number | null;
  /** All of them, in turn. */
  carIds: string[];
  /** Another driver has taken over. */
  isHandedOn: boolean;
};

const isOfCar = (carId: string, at: Instant) => sql`a.car_id = ${carId} and a.released_at is null
  and lower(a.planned) <= ${at}::timestamptz + interval '12 hours'
  and upper(a.planned) >= ${at}::timestamptz - interval '24 hours'`;

type OfDriver = { driverId: string };

export const markedTripRepository = (db: Db) => ({
  /** Locked, and read afterwards; only a trip that this driver drives, where one is named. */
  lock: async (id: string, of?: OfDriver): Promise<LockedTrip | undefined> => {
    await sql`select from trip where id = ${id} for no key update`.execute(db);
    return readRow(db)<LockedTrip>`
      select t.id, t.kind, t.status, ${iso('t.starts_at')} as starts_at, ${iso('t.ends_at')} as ends_at,
        ${iso('t.departed_at')} as departed_at, ${iso('t.ended_at')} as ended_at,
        t.departed_by, t.ended_by, t.unconfirmed_at is not null as is_unconfirmed, t.with_driver,
        a.car_id, car.plate, a.start_km,
        (select coalesce(jsonb_agg(ride.car_id order by ride.planned), '[]') from assignment ride
          where ride.trip_id = t.id and ride.released_at is null) as car_ids,
        exists (select from assignment later where later.trip_id = t.id and later.released_at is null
          and later.planned > a.planned) as is_handed_on
      from trip t
      left join lateral (
        select a.car_id, a.driver_id, a.start_km, a.planned from assignment a
        where a.trip_id = t.id and a.released_at is null
          and (${of?.driverId ?? null}::uuid is null or a.driver_id = ${of?.driverId ?? null}::uuid)
        order by a.planned desc limit 1) a on true
      left join car on car.id = a.car_id
      where t.id = ${id} and t.status <> 'cancelled'
        and (${of?.driverId ?? null}::uuid is null or a.driver_id is not null)`;
  },

  /**
   * The trip that a car leaves this site for, or comes back from, at this moment; elsewhere it only passes by. One that is
   * long over and that nobody ended is not what it leaves for, when another begins; and a car comes back from what
   * somebody saw it leave for last.
   */
  ofCar: async (
    carId: string,
    { at, action, siteId }: { at: Instant; action: 'out' | 'in'; siteId: SiteId | null },
  ): Promise<string | undefined> => {
    const isNear = sql`${isOfCar(carId, at)}
      and (select site_id from kind where kind.id = t.kind) = ${siteId}`;
    const row =
      action === 'out'
        ? await readRow(db)<{ id: string }>`
            select t.id from assignment a join trip t on t.id = a.trip_id
            where ${isNear} and (t.status in ('planned', 'accepted') or (t.status = 'underway'
              and not exists (select from standing_mark m where m.trip_id = t.id and m.action = 'out')))
            order by t.status = 'underway' and upper(a.planned) > ${at}::timestamptz desc,
              abs(extract(epoch from lower(a.planned) - ${at}::timestamptz))
            limit 1`
        : await readRow(db)<{ id: string }>`
            select t.id from assignment a join trip t on t.id = a.trip_id
            where ${isNear} and (t.status = 'underway' or (t.status in ('planned', 'accepted')
              and exists (select from standing_mark m where m.trip_id = t.id and m.action = 'out')) or (t.status = 'done'
              and not exists (select from standing_mark m where m.trip_id = t.id and m.action = 'in')))
            order by t.status <> 'done' desc,
              coalesce((select max(m.at) from standing_mark m where m.trip_id = t.id and m.action = 'out'),
                case when t.departed_by <> 'clock' then t.departed_at end) desc nulls last,
              t.status = 'underway' desc, abs(extract(epoch from upper(a.planned) - ${at}::timestamptz))
            limit 1`;
    return row?.id;
  },

  /** Whether it has a reason to be on the road. */
  isAway: async (carId: string, at: Instant): Promise<boolean> =>
    (await readRow(db)`
      select from assignment a join trip t on t.id = a.trip_id
      where ${isOfCar(carId, at)} and t.status in ('planned', 'accepted', 'underway')`) !==
    undefined,

  plateOf: async (carId: string): Promise<string | undefined> =>
    (
      await readRow(db)<{ plate: string }>`
        select plate from car where id = ${carId} and status <> 'retired'`
    )?.plate,

  /** What the odometer showed last, then: what the gate saw later is no bar to what a driver wrote down without signal. */
  lastKm: async (carId: string, at: Instant): Promise<number | undefined> =>
    (
      await readRow(db)<{ km: number | null }>`
        select greatest(${kmOnTheWay(sql.val(carId), sql`${at}`)}, (
          select km from odometer_reading where car_id = ${carId} and at <= ${at}::timestamptz
          order by at desc limit 1)) as km`
    )?.km ?? undefined,

  /** The clock's guess gives way; the trip stays what it is. */
  moveDeparture: async (
    tripId: string,
    { at, startKm, by }: { at: Instant; startKm: number | null; by: TimeSource },
  ): Promise<void> => {
    await sql`update trip set departed_at = least(${at}::timestamptz, coalesce(ended_at, ${at}::timestamptz)),
        departed_by = ${by}
      where id = ${tripId}`.execute(db);
    await sql`update assignment set start_km = coalesce(start_km, ${startKm}::int),
        departed_at = least(${at}::timestamptz, coalesce(returned_at, ${at}::timestamptz))
      where id = (
        select id from assignment where trip_id = ${tripId} and released_at is null order by planned limit 1
      )`.execute(db);
  },

  /** What nobody wrote down yet of this car, when it left and when it was done. */
  fillKm: async (
    tripId: string,
    {
      carId,
      startKm,
      endKm,
    }: { carId: string | null; startKm: number | null; endKm: number | null },
  ): Promise<void> => {
    const ofTrip = sql`select id from assignment where trip_id = ${tripId} and released_at is null
      and car_id is not distinct from ${carId}`;
    await sql`update assignment set start_km = ${startKm}::int
      where id = (${ofTrip} order by planned limit 1)
        and start_km is null and ${startKm}::int <= coalesce(end_km, ${startKm}::int)`.execute(db);
    // An end below the start is not kept.
    await sql`update assignment set end_km = ${endKm}::int
      where id = (${ofTrip} order by planned desc limit 1)
        and end_km is null and ${endKm}::int >= coalesce(start_km, 0)`.execute(db);
  },
});
