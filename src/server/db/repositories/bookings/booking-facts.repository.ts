import { sql } from 'kysely';
import type { KindId } from '#kinds/registry';
import type { ApprovalLimits } from '#domain/booking/plan-approval';
import type { ClassSeats } from '#domain/booking/vehicle-class';
import { addDays, atMinute, dayOf, minutesOf, type Day } from '#domain/dates/bangkok-time';
import { parseBaht } from '#domain/money';
import type { Departure, Facts, Needs, Reference, Referenced } from '#kinds/request/facts';
import type { Db } from '../../client';
import { readRow, readRows } from '../../sql';

/** How far a look for a day on which the kind runs may go beyond its horizon. */
const BEYOND_HORIZON_DAYS = 60;

export type RunningDeparture = Departure & { seats: number };

type KindFacts = Pick<Facts, 'rules' | 'closedDays' | 'purposes' | 'classSeats' | 'termsNumber'> & {
  limits: ApprovalLimits;
};

const timeOf = (time: string): string => time.slice(0, 5);

export const bookingFactsRepository = (db: Db) => ({
  /** What holds for every request of a kind, in one statement. */
  kind: async (kind: KindId, now: Date): Promise<KindFacts> => {
    const today = dayOf(now);
    const row = await db
      .selectFrom('kind')
      .selectAll('kind')
      .select([
        sql<Day[]>`array(
          select h.day::text from holiday h
          where (h.kind = kind.id or (h.kind is null and not kind.on_holidays))
            and h.day between ${addDays(today, -1)}::date
              and ${today}::date + kind.horizon_days + ${BEYOND_HORIZON_DAYS}::int)`.as('closed'),
        sql<Facts['purposes']>`(
          select jsonb_agg(jsonb_build_object('code', p.code, 'asksText', p.asks_text))
          from purpose p where p.active)`.as('purposes'),
        sql<ClassSeats | null>`(
          select jsonb_object_agg(class, seats) from (
            select car.class, max(car.seats) as seats
            from car join car_kind on car_kind.car_id = car.id
            where car_kind.kind = kind.id and car.status <> 'retired' group by car.class
          ) of_class)`.as('classSeats'),
        sql<number | null>`(
          select max(t.number) from terms t where t.kind = kind.id and t.valid_from <= ${now})`.as(
          'termsNumber',
        ),
      ])
      .where('kind.id', '=', kind)
      .executeTakeFirstOrThrow();
    return {
      rules: {
        noticeMinutes: row.noticeMinutes,
        horizonDays: row.horizonDays,
        longestMinutes: row.longestMinutes,
        bufferMinutes: row.bufferMinutes,
        cancelCutoffMinutes: row.cancelCutoffMinutes,
        approvalLevels: row.approvalLevels,
        serviceFrom: timeOf(row.serviceFrom),
        serviceTo: timeOf(row.serviceTo),
        serviceDays: row.serviceDays,
        dayCutoff: row.dayCutoff && timeOf(row.dayCutoff),
      },
      limits: {
        days: row.extraApprovalDays,
        estimate: row.extraApprovalOver === null ? null : parseBaht(row.extraApprovalOver),
        urgent: row.extraApprovalUrgent,
      },
      closedDays: row.closed,
      purposes: row.purposes,
      classSeats: row.classSeats ?? {},
      termsNumber: row.termsNumber,
    };
  },

  /** The number of the booking with which this person drives another car in these hours. */
  otherCarOf: async (
    personId: string,
    { startsAt, endsAt }: { startsAt: string; endsAt: string },
    except?: string,
  ): Promise<string | undefined> => {
    const row = await readRow(db)<{ ref: string }>`
      select b.ref from self_drive s join booking b on b.id = s.booking_id
      where s.person_id = ${personId}
        and s.period && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)
        and s.booking_id is distinct from ${except ?? null}::uuid
      order by s.period limit 1`;
    return row?.ref;
  },

  licences: async (people: readonly string[]): Promise<Record<string, Day | null>> => {
    const rows =
      people.length === 0
        ? []
        : await db
            .selectFrom('licence')
            .select(['personId', 'expiresOn'])
            .where('personId', 'in', people)
            .execute();
    const known = new Map(rows.map((row) => [row.personId, row.expiresOn]));
    return Object.fromEntries(people.map((id) => [id, known.get(id) ?? null]));
  },

  /** Null when the timetable names none on that day, and when it was called off or has left. */
  departure: async (
    kind: KindId,
    departure: Needs['departure'],
  ): Promise<RunningDeparture | null> => {
    if (!departure) return null;
    const row = await readRow(db)<{
      departs: string;
      seats: number;
      stops: { placeId: string; minutesFromStart: number }[];
    }>`
      select e.departs, e.seats, (
        select jsonb_agg(jsonb_build_object(
          'placeId', s.place_id, 'minutesFromStart', s.minutes_from_start) order by s.position)
        from route_stop s where s.route_id = e.route_id and s.direction = e.direction
      ) as stops
      from timetable_entry e join route r on r.id = e.route_id
      where e.id = ${departure.timetableEntryId} and r.kind = ${kind} and r.active
        and e.valid @> ${departure.date}::date
        and extract(isodow from ${departure.date}::date)::smallint = any (e.weekdays)
        and not exists (
          select from trip t
          where t.timetable_entry_id = e.id and t.service_date = ${departure.date}::date
            and t.status in ('cancelled', 'underway', 'done')
        )`;
    if (!row?.stops) return null;
    return {
      startsAt: atMinute(departure.date, minutesOf(row.departs)),
      stops: row.stops,
      seats: row.seats,
    };
  },

  /** Those references that lead nowhere, or to what this person may not choose. */
  missing: async (
    references: readonly Reference[],
    { kind, me, bookingId }: { kind: KindId; me: string; bookingId?: string | undefined },
  ): Promise<Reference[]> => {
    const ids = (to: Referenced) =>
      references.filter((reference) => reference.to === to).map(({ id }) => id);
    const among = (to: Referenced) => sql`id = any (${sql.val(ids(to))}::uuid[])`;
    const rows = await readRows(db)<{ to: Referenced; id: string }>`
      select 'person' as to, id::text from person
        where ${among('person')} and status = 'active' and role = 'employee'
      union all select 'place', id::text from place where ${among('place')} and active
      union all select 'province', code::text from province
        where code::text = any (${sql.val(ids('province'))}::text[])
      union all select 'costCentre', id::text from cost_centre where ${among('costCentre')} and active
      union all select 'car', id::text from car join car_kind on car_kind.car_id = car.id
        where ${among('car')} and kind = ${kind} and status = 'available'
      union all select 'driver', id::text from driver join driver_kind on driver_id = driver.id
        where ${among('driver')} and kind = ${kind} and status = 'active'
      union all select 'file', id::text from file
        where ${among('file')} and by_id = ${me} and not exists (
          select from booking_attachment a
          where a.file_id = file.id and a.booking_id is distinct from ${bookingId ?? null}::uuid
        )`;
    const found = new Set(rows.map(({ to, id }) => `${to} ${id}`));
    return references.filter(({ to, id }) => !found.has(`${to} ${id.toLowerCase()}`));
  },
});
