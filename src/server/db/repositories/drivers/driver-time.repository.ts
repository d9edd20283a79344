import { sql } from 'kysely';
import type { DriverDetail } from '#contract/drivers';
import type { OvertimeRow } from '#contract/overtime';
import type { Drive } from '#domain/arranging/driver-hours';
import type { Shift } from '#domain/arranging/working-time';
import type { Language } from '#domain/language';
import { type Broken, type BrokenTime, describeBroken } from '../../rows/trips/broken-trips';
import type { Db } from '../../client';
import { driverShifts } from '../../rows/drivers/driver-shifts';
import { contains } from '../../list-query';
import { fullName, inLanguage, iso, readIds, readRows } from '../../sql';

type Time = { from: string; until: string | null };

type Worker = Pick<OvertimeRow, 'id' | 'name' | 'employeeNo' | 'provider' | 'overridden'>;

/** What a driver drives, when they are away, and how trips do without them. */
export const driverTimeRepository = (db: Db) => ({
  /** What has not ended; why, only for those whose business it is. */
  leaves: async (
    driverId: string,
    now: Date,
    tellsWhy: boolean,
  ): Promise<DriverDetail['leaves']> => {
    const rows = await db
      .selectFrom('driverLeave')
      .select([
        'id',
        'version',
        'type',
        iso('lower(period)').as('from'),
        iso('upper(period)').as('until'),
        'reason',
      ])
      .where('driverId', '=', driverId)
      .where('cancelledAt', 'is', null)
      .where(sql<boolean>`upper(period) > ${now}::timestamptz`)
      .orderBy(sql`lower(period)`)
      .execute();
    return tellsWhy ? rows : rows.map((row) => ({ ...row, type: null, reason: null }));
  },

  isAway: async (driverId: string, { from, until }: Time): Promise<boolean> => {
    const rows = await readRows(db)`
      select from driver_leave where driver_id = ${driverId} and cancelled_at is null
        and period && tstzrange(${from}::timestamptz, ${until}::timestamptz)`;
    return rows.length > 0;
  },

  /** Everything that they drive or drove since then, with their shifts. */
  drives: async (
    driverIds: readonly string[],
    since: string,
  ): Promise<Map<string, { shifts: Shift[]; drives: Drive[] }>> => {
    const rows = await readRows(db)<{ id: string; shifts: Shift[]; drives: Drive[] }>`
      select d.id, ${driverShifts('d')} as shifts, coalesce((
        select jsonb_agg(jsonb_build_object('tripId', a.trip_id,
          'plannedFrom', ${iso('lower(a.planned)')}, 'plannedUntil', ${iso('upper(a.planned)')},
          'departedAt', ${iso('a.departed_at')}, 'returnedAt', ${iso('a.returned_at')},
          'isAssumed', coalesce(t.departed_by = 'clock', false)))
        from assignment a join trip t on t.id = a.trip_id
        where a.driver_id = d.id and a.released_at is null and t.status <> 'cancelled'
          and greatest(upper(a.planned), coalesce(a.returned_at, upper(a.planned)))
            > ${since}::timestamptz), '[]') as drives
      from driver d where d.id = any (${sql.val(driverIds)}::uuid[])`;
    return new Map(rows.map(({ id, ...rest }) => [id, rest]));
  },

  /** Who drives or drove in a period; with the trips on which they were let drive longer than the rules say. */
  working: (
    q: string,
    { from, until }: { from: string; until: string },
    language: Language,
  ): Promise<Worker[]> =>
    readRows(db)<Worker>`
      select d.id, ${fullName('p', language)} as name, p.employee_no,
        ${sql.ref(inLanguage('o.name', language))} as provider,
        count(*) filter (where a.hours_reason is not null)::int as overridden
      from driver d
      join person p on p.id = d.id
      left join provider o on o.id = d.provider_id
      join assignment a on a.driver_id = d.id and a.released_at is null
        and a.planned && tstzrange(${from}::timestamptz, ${until}::timestamptz)
      join trip t on t.id = a.trip_id and t.status <> 'cancelled'
      where ${contains(q, sql`p.first_name_th`, sql`p.last_name_th`, sql`p.first_name_en`, sql`p.last_name_en`, sql`p.nickname`, sql`p.employee_no`)}
      group by d.id, p.id, o.id`,

  broken: (
    driverId: string,
    { from, until, ...only }: BrokenTime,
    language: Language,
  ): Promise<Broken[]> =>
    describeBroken(
      db,
      sql`select distinct a.trip_id as id, false as is_request
        from driver_claim claim join assignment a on a.id = claim.assignment_id
        where claim.driver_id = ${driverId} and claim.source = 'trip'
          and claim.period && tstzrange(${from}::timestamptz, ${until}::timestamptz)`,
      only,
      language,
    ),

  /** The cars of those trips, which are locked before their drivers. */
  carsOf: (driverId: string, tripIds: readonly string[]) => readIds(db)`
      select distinct car_id as id from assignment
      where driver_id = ${driverId} and released_at is null
        and trip_id = any (${sql.val(tripIds)}::uuid[])`,

  /** The trips keep their cars and wait for a driver; a pin would keep the dispatcher from giving them one. */
  takeOff: async (
    driverId: string,
    tripIds: readonly string[],
    { from, until }: Time,
  ): Promise<{ bookingId: string; tripId: string }[]> => {
    await sql`update assignment set driver_id = null
      where driver_id = ${driverId} and released_at is null
        and trip_id = any (${sql.val(tripIds)}::uuid[])
        and held && tstzrange(${from}::timestamptz, ${until}::timestamptz)`.execute(db);
    await sql`update trip set locked_by_id = null
      where id = any (${sql.val(tripIds)}::uuid[])`.execute(db);
    return readRows(db)<{ bookingId: string; tripId: string }>`
      select id as "bookingId", trip_id as "tripId" from booking
      where trip_id = any (${sql.val(tripIds)}::uuid[]) and status = 'arranged'
      order by id`;
  },
});
