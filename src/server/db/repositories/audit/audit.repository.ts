import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { AuditEntry, AuditQuery } from '#contract/audit';
import { addDays, atMinute } from '#domain/dates/bangkok-time';
import type { Language } from '#domain/language';
import { latinDigits } from '#domain/thai/latin-digits';
import { expenseTypeNames } from '#words/expenses';
import { readReason } from '#words/ready-reasons';
import { asRow, readCursor, type Place } from '../../cursor';
import { fullName, nameOf, readRows } from '../../sql';
import type { Db } from '../../client';
import { contains } from '../../list-query';

const PAGE = 50;
/** Of each sort of thing that the search finds. */
const MOST_FOUND = 40;

type Row = Omit<AuditEntry, 'label'> & { cursor: string };

const within = (query: AuditQuery, after: Place | undefined): RawBuilder<SqlBool> => {
  const { subject, subjectId, from, to } = query;
  const conditions = [
    // What somebody thought of a trip is kept, but is nobody's to read by name. See docs/decisions/101.
    sql`not (e.subject = 'rating' and e.action <> 'answer')`,
    ...(subject === undefined ? [] : [sql`e.subject = ${subject}`]),
    ...(subjectId === undefined ? [] : [sql`e.subject_id = ${subjectId}`]),
    ...(from === undefined ? [] : [sql`e.at >= ${atMinute(from, 0)}`]),
    ...(to === undefined ? [] : [sql`e.at < ${atMinute(addDays(to, 1), 0)}`]),
    ...(after === undefined ? [] : [sql`(e.at, e.id) < ${asRow(after)}`]),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
};

const expenseTypesIn = (language: Language) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(expenseTypeNames).map(([type, name]) => [type, name[language]]),
    ),
  );

/**
 * What people call things, by id: one statement for everything that an event may name. Of an account the end of its own
 * id stands there too, since its name may be given to another.
 */
const named = (language: Language) => sql`
    select id, ${fullName('person', language)} as label from person
    union all select id, ref from booking
    union all select car.id, car.plate || coalesce(' ' || ${nameOf('province', language)}, '')
      from car left join province on province.code = car.province_code
    union all select id, ${nameOf('provider', language)} from provider
    union all select id, ${nameOf('place', language)} from place
    union all select t.id, ${nameOf('a', language)} || ' → ' || ${nameOf('b', language)}
      from travel_time t join place a on a.id = t.from_id join place b on b.id = t.to_id
    union all select id, ${nameOf('purpose', language)} from purpose
    union all select id, ${nameOf('contact', language)} from contact
    union all select id, ${nameOf('route', language)} from route
    union all select id, ${nameOf('holiday', language)} || to_char(day, ' DD/MM/YYYY') from holiday
    union all select id, ${nameOf('maintenancePlan', language)} from maintenance_plan
    union all select id, ${nameOf('emissionFactor', language)} from emission_factor
    union all select id, ${nameOf('retention', language)} from retention
    union all select id, (${expenseTypesIn(language)}::jsonb ->> type) || to_char(spent_on, ' DD/MM/YYYY') || coalesce(' · ' || receipt_no, '') from expense
    union all select id, concat_ws(' · ', to_char(at at time zone 'Asia/Bangkok', 'DD/MM/YYYY HH24:MI'),
        (select plate from car where car.id::text = substring(page from '^/car/(.{36})')), left(message, 60)) from problem_report
    union all select id, ${nameOf('department', language)} from department
    union all select id, code || ' ' || ${nameOf('costCentre', language)} from cost_centre
    union all select id, concat_ws(' · ', to_char(starts_at at time zone 'Asia/Bangkok', 'DD/MM/YYYY HH24:MI'),
        (select plate from assignment a join car on car.id = a.car_id where a.trip_id = trip.id
          order by a.released_at is not null, lower(a.planned) limit 1),
        (select min(ref) from booking where booking.trip_id = trip.id)) from trip
    union all select rating.id, booking.ref
      from rating join passenger on passenger.id = rating.passenger_id join booking on booking.id = passenger.booking_id
    union all select id, number from contract
    union all select id, coalesce(sign_in_name, '–') || coalesce(' (' || right(oid::text, 6) || ')', '') from account_record`;

export const auditRepository = (db: Db) => ({
  /** Null for a cursor that none of ours is. */
  page: async (
    query: AuditQuery,
    language: Language,
  ): Promise<{ rows: Row[]; next: string | null } | null> => {
    const after = query.after === undefined ? undefined : readCursor(query.after);
    if (query.after !== undefined && after === undefined) return null;
    const columns = sql`e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as cursor,
      e.at, e.by_id, e.action, e.subject, e.subject_id, e.reason, e.before, e.after`;
    const newest = sql`order by e.at desc, e.id desc limit ${PAGE + 1}`;
    const found = query.q === '' ? null : await findThings(db, latinDigits(query.q));
    // One short walk through an index for each thing found, however long the history of all others is.
    const source =
      found === null
        ? sql`select ${columns} from event e where ${within(query, after)} ${newest}`
        : sql`select distinct on (e.at, e.id) e.* from unnest(${sql.val(found)}::uuid[]) as thing
            cross join lateral (
              (select ${columns} from event e where e.subject_id = thing and ${within(query, after)} ${newest})
              union all
              (select ${columns} from event e where e.by_id = thing and ${within(query, after)} ${newest})
            ) e ${newest}`;
    // Until November 2026 some actions were written with an underscore; an event is never changed.
    const rows = await readRows(db)<Row & { atMoment: Date }>`
      select e.id, e.cursor, e.at as "atMoment", ${fullName('p', language)} as by,
        replace(e.action, '_', '-') as action, e.subject,
        e.subject_id as "subjectId", e.reason, e.before, e.after
      from (${source}) e left join person p on p.id = e.by_id
      order by e.at desc, e.id desc`;
    const page = rows.slice(0, PAGE).map(({ atMoment, reason, ...row }) => ({
      ...row,
      reason: readReason(reason, language),
      at: atMoment.toISOString(),
    }));
    const last = page.at(-1);
    const next = last && rows.length > PAGE ? `${last.cursor}_${last.id}` : null;
    return { rows: page, next };
  },

  labels: async (ids: readonly string[], language: Language): Promise<Record<string, string>> => {
    if (ids.length === 0) return {};
    const rows = await readRows(db)<{ id: string; label: string }>`
      select id, label from (${named(language)}) things
      where id = any (${sql.val(ids)}::uuid[])`;
    return Object.fromEntries(rows.map(({ id, label }) => [id, label]));
  },

  provinces: async (
    codes: readonly number[],
    language: Language,
  ): Promise<Record<string, string>> => {
    if (codes.length === 0) return {};
    const rows = await readRows(db)<{ code: number; name: string }>`
      select code, ${nameOf('province', language)} as name from province
      where code = any (${sql.val(codes)}::int[])`;
    return Object.fromEntries(rows.map(({ code, name }) => [code, name]));
  },
});

/** People, bookings, cars and the rest whose names hold what was typed. */
const findThings = async (db: Db, q: string): Promise<string[]> => {
  const first = sql`limit ${MOST_FOUND}`;
  const rows = await readRows(db)<{ id: string }>`
    (select id from person where ${contains(
      q,
      sql`first_name_th || ' ' || last_name_th || ' ' || first_name_en || ' ' || last_name_en
        || ' ' || coalesce(employee_no, '') || ' ' || coalesce(nickname, '')`,
      sql`sign_in_name`,
    )} ${first})
    union all (select id from booking where ${contains(q, sql`ref`)} order by ref desc ${first})
    union all (select id from car where ${contains(q, sql`plate`)} ${first})
    union all (select id from provider where ${contains(q, sql`name_th || ' ' || name_en`)} ${first})
    union all (select id from place where ${contains(q, sql`name_th || ' ' || name_en`)} ${first})
    union all (select id from route where ${contains(q, sql`name_th || ' ' || name_en`)} ${first})
    union all (select id from cost_centre where ${contains(q, sql`code || ' ' || name_th || ' ' || name_en`)} ${first})
    union all (select id from department where ${contains(q, sql`name_th || ' ' || name_en`)} ${first})`;
  return rows.map(({ id }) => id);
};
