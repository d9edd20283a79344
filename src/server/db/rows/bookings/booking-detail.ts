import { sql } from 'kysely';
import type { BookingDetail } from '#contract/bookings';
import type { Language } from '#domain/language';
import { readReason } from '#words/ready-reasons';
import type { Db } from '../../client';
import { fullName, inLanguage, iso, readRows } from '../../sql';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** What the schema calls an id; what looks like one in a text that people type is none. */
const ID_FIELD = /Ids?$/;

/** Every id and code that a request names, wherever it stands in it. */
const namedIn = (value: unknown, key = ''): { ids: string[]; codes: string[] } => {
  if (typeof value === 'number' && key === 'provinceCode')
    return { ids: [], codes: [String(value)] };
  if (typeof value === 'string') {
    if (ID_FIELD.test(key) && UUID.test(value)) return { ids: [value], codes: [] };
    return { ids: [], codes: key === 'purposeCode' ? [value] : [] };
  }
  if (typeof value !== 'object' || value === null) return { ids: [], codes: [] };
  const found = Object.entries(value).map(([name, part]) =>
    namedIn(part, Array.isArray(value) ? key : name),
  );
  return { ids: found.flatMap(({ ids }) => ids), codes: found.flatMap(({ codes }) => codes) };
};

/** What the ids and codes of a request are called, so that it reads without another call. */
export const readNames = async (
  db: Db,
  request: unknown,
  language: Language,
): Promise<Record<string, string>> => {
  const { ids, codes } = namedIn(request);
  const name = sql.ref(inLanguage('name', language));
  const among = sql`id = any (${sql.val(ids)}::uuid[])`;
  const rows = await readRows(db)<{ key: string; name: string }>`
    select id::text as key,
      ${fullName('person', language)} as name
    from person where ${among}
    union all select id::text, ${name} from place where ${among}
    union all select id::text, code || ' ' || ${name} from cost_centre where ${among}
    union all select id::text, plate from car where ${among}
    union all select id::text, name from file where ${among}
    union all select e.id::text, r.${name} || ' ' || to_char(e.departs, 'HH24:MI')
      from timetable_entry e join route r on r.id = e.route_id where e.${among}
    union all select code::text, ${name} from province where code::text = any (${sql.val(codes)}::text[])
    union all select code, ${name} from purpose where code = any (${sql.val(codes)}::text[])`;
  return Object.fromEntries(rows.map((row) => [row.key, row.name]));
};

/** In the order in which they were attached. */
export const readAttachments = (db: Db, bookingId: string): Promise<BookingDetail['attachments']> =>
  db
    .selectFrom('bookingAttachment as a')
    .innerJoin('file as f', 'f.id', 'a.fileId')
    .select(['f.id', 'f.name', 'f.mediaType'])
    .where('a.bookingId', '=', bookingId)
    .orderBy('a.position')
    .execute();

/** In the order of the ids. */
export const readPeopleNames = async (
  db: Db,
  ids: readonly string[],
  language: Language,
): Promise<string[]> => {
  const rows = await readRows(db)<{ name: string }>`
    select ${fullName('person', language)} as name
    from unnest(${sql.val(ids)}::uuid[]) with ordinality as wanted (id, place)
    join person on person.id = wanted.id order by wanted.place`;
  return rows.map(({ name }) => name);
};

/** What a dispatcher did on the board, as the traveller meets it: a car came, another one came, or it went again. */
const arrangedAs = sql<string>`case
  when not (e.before ? 'tripId' and e.after ? 'tripId') or e.action in ('accept', 'decline') then e.action
  when e.after->>'status' = 'arranged' and e.before->>'status' = 'arranged' then 'rearrange'
  when e.after->>'status' = 'arranged' then 'arrange'
  when e.before->>'status' = 'arranged' then 'release'
  else e.action end`;

/** Whom a trip without a car is offered to, and with whom it is shared, is the dispatchers' own. */
const isTheirs = sql<boolean>`e.before ? 'tripId' and e.action <> 'decline'
  and e.before->>'status' = 'approved' and e.after->>'status' = 'approved'`;

/** What happened to a booking, in order; `by` is null for the clock. */
export const readTimeline = async (
  db: Db,
  bookingId: string,
  language: Language,
): Promise<BookingDetail['timeline']> => {
  const entries = await db
    .selectFrom('event as e')
    .leftJoin('person as p', 'p.id', 'e.byId')
    .select([
      iso('e.at').as('at'),
      arrangedAs.as('action'),
      'e.reason',
      sql<
        string | null
      >`case when e.action in ('extend', 'end-earlier') then e.after->>'endsAt' end`.as('until'),
      fullName<string | null>('p', language).as('by'),
    ])
    .where('e.subjectId', '=', bookingId)
    .where('e.subject', '=', 'booking')
    .where(sql<boolean>`coalesce(not (${isTheirs}), true)`)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
  return entries.map((entry) => ({ ...entry, reason: readReason(entry.reason, language) }));
};
