import { sql } from 'kysely';
import type { Instant } from '#domain/dates/bangkok-time';
import type { TimeSource } from '#domain/link/mark';
import type { Db } from '../../client';
import { readIds, readRow } from '../../sql';

type Departed = { at: Instant; startKm: number | null; by: TimeSource };

type Ended = {
  departedAt: Instant;
  endedAt: Instant;
  startKm: number | null;
  endKm: number | null;
};

type EndedBy = {
  by: TimeSource;
  /** Null where only the return was told: who told of the departure stays, and where nobody did, the clock assumed it. */
  departedBy: TimeSource | null;
};

type Reading = {
  km: number;
  at: Instant;
  /** Only of one that falls. */
  reason: string | null;
};

/** What really happened, beside the plan. */
export const arrangingTimesRepository = (db: Db) => ({
  read: async (
    tripId: string,
  ): Promise<{
    departedAt: Instant | null;
    departedBy: TimeSource | null;
    startKm: number | null;
  }> => {
    const row = await readRow(db)<{
      departedAt: Date | null;
      departedBy: TimeSource | null;
      startKm: number | null;
    }>`
      select t.departed_at, t.departed_by, (
        select a.start_km from assignment a
        where a.trip_id = t.id and a.released_at is null order by a.planned desc limit 1
      ) as start_km
      from trip t where t.id = ${tripId}`;
    return {
      departedAt: row?.departedAt?.toISOString() ?? null,
      departedBy: row?.departedBy ?? null,
      startKm: row?.startKm ?? null,
    };
  },

  depart: async (tripId: string, { at, startKm, by }: Departed): Promise<void> => {
    await sql`update trip set status = 'underway', departed_at = ${at}::timestamptz,
        departed_by = ${by}
      where id = ${tripId}`.execute(db);
    await sql`update assignment set departed_at = ${at}::timestamptz, start_km = coalesce(${startKm}::int, start_km)
      where id = (
        select id from assignment where trip_id = ${tripId} and released_at is null order by planned limit 1
      )`.execute(db);
  },

  /** Back earlier than planned, the car is to be had again after its buffer. */
  complete: async (
    tripId: string,
    { departedAt, endedAt, startKm, endKm }: Ended,
    {
      bufferMinutes,
      assumedAt,
      departedBy,
      by,
    }: EndedBy & { bufferMinutes: number; assumedAt: Date | null },
  ): Promise<void> => {
    await sql`update trip set status = 'done', departed_at = ${departedAt}::timestamptz,
        ended_at = ${endedAt}::timestamptz, unconfirmed_at = ${assumedAt},
        departed_by = coalesce(${departedBy}::text, departed_by, case when departed_at is null then 'clock' end),
        ended_by = ${by}
      where id = ${tripId}`.execute(db);
    await sql`update assignment set departed_at = ${departedAt}::timestamptz,
        returned_at = case when returned_at < ${departedAt}::timestamptz then ${departedAt}::timestamptz else returned_at end,
        start_km = coalesce(${startKm}::int, start_km)
      where id = (
        select id from assignment where trip_id = ${tripId} and released_at is null order by planned limit 1
      )`.execute(db);
    await sql`update assignment set returned_at = ${endedAt}::timestamptz, end_km = coalesce(${endKm}::int, end_km),
        held = tstzrange(lower(held), greatest(
          lower(held) + interval '1 minute',
          least(upper(held), ${endedAt}::timestamptz + make_interval(mins => ${bufferMinutes}))))
      where id = (
        select id from assignment where trip_id = ${tripId} and released_at is null order by planned desc limit 1
      )`.execute(db);
  },

  /** What the odometer of the car that came back had shown by then. */
  lastKm: async (tripId: string, at: Instant): Promise<number | null> =>
    (
      await readRow(db)<{ km: number }>`
        select r.km from odometer_reading r
        where r.at <= ${at}::timestamptz and r.car_id = (
          select a.car_id from assignment a
          where a.trip_id = ${tripId} and a.released_at is null order by a.planned desc limit 1)
        order by r.at desc limit 1`
    )?.km ?? null,

  readOdometer: (
    tripId: string,
    { id, km, at, by, reason }: Reading & { id: string; by: string | null },
  ) =>
    sql`insert into odometer_reading (id, car_id, at, km, source, by_id, reason)
      select ${id}, a.car_id, ${at}::timestamptz, ${km}, 'trip', ${by}, ${reason}
      from assignment a where a.trip_id = ${tripId} and a.released_at is null
      order by a.planned desc limit 1`.execute(db),

  /** Of whose people none came, as the driver noted. */
  leaveBehind: (tripId: string, from: string) => readIds(db)`
      update booking set status = 'noshow'
      where trip_id = ${tripId} and status = ${from}
        and (select bool_and(p.attended is false) from passenger p where p.booking_id = booking.id)
      returning id`,

  /** The bookings aboard, moved together; their ids, for the history. */
  moveRiders: (
    tripId: string,
    { from, to, at }: { from: string; to: 'ongoing' | 'completed'; at: Date },
  ) => readIds(db)`
      update booking set status = ${to},
        completed_at = case when ${to} = 'completed' then ${at}::timestamptz else completed_at end
      where trip_id = ${tripId} and status = ${from} returning id`,
});
