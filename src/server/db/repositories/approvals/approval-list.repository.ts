import { sql, type RawBuilder } from 'kysely';
import type { Decision } from '#domain/booking/decide-approval';
import type { ApprovalFlags } from '#domain/booking/approval-flags';
import type { Language } from '#domain/language';
import { readReason } from '#words/ready-reasons';
import { decidesFor, isInvolved } from '../../rows/approvals/decides-for';
import type { Db } from '../../client';
import { asRow, cursorOf, readCursor } from '../../cursor';
import { prepared } from '../../prepared';
import type { StoredBooking } from '../../rows/bookings/stored-booking';
import { fullName, iso, nameOf, readRow } from '../../sql';

const PAGE_SIZE = 20;
/** All of them in practice: how many there are is said. */
const MOST_OVERLAPS = 20;

type Asker = { me: string; now: Date };

type Reader = Asker & { language: Language };

/** One level as its lists show it; the booking itself is read beside it. */
export type ApprovalEntry = {
  approvalId: string;
  bookingId: string;
  level: number;
  levels: number;
  waitingSince: Date | null;
  changedAt: Date | null;
  isWaiting: boolean;
  standsInFor: string | null;
  change: Readonly<Record<string, unknown>>;
  isOpen: boolean;
  askedAt: Date;
  requester: string;
  department: string | null;
  decision: { is: Decision; by: string; byMe: boolean; at: Date; reason: string | null } | null;
  /** The last time that it was sent back, while it waits again. */
  returned: {
    by: string;
    byMe: boolean;
    at: string;
    reason: string;
    request: Pick<StoredBooking, 'rows' | 'estimate'> | null;
  } | null;
  flags: Pick<ApprovalFlags, 'overlaps' | 'noShows'>;
};

type Row = Omit<ApprovalEntry, 'decision' | 'flags'> & {
  status: string;
  decidedBy: string | null;
  decidedByMe: boolean | null;
  decidedAt: Date | null;
  reason: string | null;
  overlaps: ApprovalFlags['overlaps'];
  noShows: number;
};

const toEntry = (row: Row, language: Language): ApprovalEntry => {
  const { status, decidedBy, decidedByMe, decidedAt, reason, overlaps, noShows, ...entry } = row;
  const { returned } = entry;
  return {
    ...entry,
    returned: returned && { ...returned, reason: readReason(returned.reason, language) },
    decision:
      decidedAt === null
        ? null
        : {
            is: status as Decision,
            by: decidedBy ?? '',
            byMe: decidedByMe === true,
            at: decidedAt,
            reason: readReason(reason, language),
          },
    flags: { overlaps, noShows },
  };
};

/** Levels of `keys`, in its order, with what their cards say of people. */
const selectEntries = (
  keys: RawBuilder<unknown>,
  { me, now, language }: Reader,
): RawBuilder<Row> => sql<Row>`
    with chosen as materialized (${keys})
    select a.id as "approvalId", a.booking_id as "bookingId", a.level, a.status, a.reason,
      (select count(*)::int from approval every_level
        where every_level.revision_id = a.revision_id
          and (every_level.status <> 'lapsed' or r.status <> 'pending')) as levels,
      a.waiting_since as "waitingSince",
      (select max(e.at) from event e
        where e.subject_id = b.id and e.subject = 'booking' and e.action = 'edit') as "changedAt",
      a.status = 'waiting' and b.starts_at > ${now} and not ${isInvolved(me)} and exists (
        select from approval_decider d where d.approval_id = a.id and ${decidesFor(me, now)}
      ) as "isWaiting",
      case
        when a.decided_at is not null then ${fullName('principal', language)}
        when not exists (
          select from approval_decider d where d.approval_id = a.id and d.person_id = ${me}
        ) then (
          select ${fullName('p', language)}
          from approval_decider d join person p on p.id = d.person_id
          where d.approval_id = a.id and ${decidesFor(me, now)} order by p.id limit 1)
      end as "standsInFor",
      r.change, r.status = 'pending' as "isOpen", r.at as "askedAt",
      ${fullName('asker', language)} as requester, ${nameOf('department', language)} as department,
      ${fullName('decider', language)} as "decidedBy", a.decided_by_id = ${me} as "decidedByMe",
      a.decided_at as "decidedAt",
      (select count(*)::int from booking missed
        where missed.traveller_id = b.traveller_id and missed.status = 'noshow'
          and missed.starts_at > ${now}::timestamptz - interval '1 year') as "noShows",
      (select jsonb_build_object(
          'by', ${fullName('returner', language)}, 'byMe', returner.id = ${me},
          'at', ${iso('before.decided_at')}, 'reason', before.reason,
          'request', was.change -> 'returned')
        from approval before
        join booking_revision was on was.id = before.revision_id and was.number < r.number
        join person returner on returner.id = before.decided_by_id
        where a.status = 'waiting' and before.booking_id = b.id and before.status = 'returned'
        order by was.number desc limit 1) as returned,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'ref', o.ref,
          'startsAt', ${iso('o.starts_at')}, 'endsAt', ${iso('o.ends_at')}))
        from (
          select other.ref, other.starts_at, other.ends_at
          from passenger ride join booking other on other.id = ride.booking_id
          where ride.person_id = b.traveller_id and ride.shelf in ('upcoming', 'waiting')
            and other.id <> b.id and other.starts_at < b.ends_at and other.ends_at > b.starts_at
          order by other.starts_at limit ${MOST_OVERLAPS}
        ) o), '[]') as overlaps
    from chosen
    join approval a on a.id = chosen.id
    join booking_revision r on r.id = a.revision_id
    join booking b on b.id = a.booking_id
    join person asker on asker.id = b.requester_id
    left join person traveller on traveller.id = b.traveller_id
    left join department on department.id = coalesce(traveller.department_id, asker.department_id)
    left join person decider on decider.id = a.decided_by_id
    left join person principal on principal.id = a.on_behalf_of_id
    order by chosen.place`;

/** What `me` may decide now. */
const waitingFor = ({ me, now }: Asker) => sql`
  from approval a join booking b on b.id = a.booking_id
  where a.status = 'waiting' and b.starts_at > ${now} and not ${isInvolved(me)} and exists (
    select from approval_decider d where d.approval_id = a.id and ${decidesFor(me, now)})`;

const waitingKeys = (asker: Asker, beyond: RawBuilder<unknown>) => sql`
  select a.id, row_number() over (order by a.waiting_since, a.id) as place
  ${waitingFor(asker)} ${beyond}
  order by a.waiting_since, a.id limit ${PAGE_SIZE + 1}`;

const keysOfBooking = (bookingId: string, { me, now }: Asker) => sql`
  select a.id, 1 as place
  from approval a
  where a.booking_id = ${bookingId} and exists (
    select from approval_decider d where d.approval_id = a.id and ${decidesFor(me, now)})
  order by a.status = 'waiting' desc, a.decided_at desc nulls last, a.level desc, a.id desc
  limit 1`;

// To plan such a statement takes ten times as long as to carry it out, and each decision ends with one of them.
const selectFirstWaiting = prepared((_, asker: Asker, language: Language) =>
  selectEntries(waitingKeys(asker, sql``), { me: asker.me, now: asker.now, language }),
);
const selectOfBooking = prepared(
  (_, { bookingId, me, now }: Asker & { bookingId: string }, language: Language) =>
    selectEntries(keysOfBooking(bookingId, { me, now }), { me, now, language }),
);

const pageOf = (entries: readonly ApprovalEntry[], at: (entry: ApprovalEntry) => Date | null) => {
  const shown = entries.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  const endedAt = entries.length > PAGE_SIZE && last ? at(last) : null;
  return { entries: shown, next: last && endedAt ? cursorOf(endedAt, last.approvalId) : null };
};

type Page = { entries: readonly ApprovalEntry[]; next: string | null };

export const approvalListRepository = (db: Db) => ({
  /** Longest waiting first. Undefined when `after` is no place in a list. */
  waiting: async (reader: Reader, cursor: string | undefined): Promise<Page | undefined> => {
    const after = cursor === undefined ? undefined : readCursor(cursor);
    if (cursor !== undefined && !after) return undefined;
    const beyond = after && sql`and (a.waiting_since, a.id) > ${asRow(after)}`;
    const rows = beyond
      ? (await selectEntries(waitingKeys(reader, beyond), reader).execute(db)).rows
      : await selectFirstWaiting(db, reader, reader.language);
    return pageOf(
      rows.map((row) => toEntry(row, reader.language)),
      ({ waitingSince }) => waitingSince,
    );
  },

  /** By me, or in my name; the latest first. */
  decided: async (reader: Reader, cursor: string | undefined): Promise<Page | undefined> => {
    const after = cursor === undefined ? undefined : readCursor(cursor);
    if (cursor !== undefined && !after) return undefined;
    const beyond = after ? sql`and (decided_at, id) < ${asRow(after)}` : sql``;
    // Each branch reads one page of an index of its own.
    const branch = (column: string) => sql`(
      select id, decided_at from approval where ${sql.ref(column)} = ${reader.me} ${beyond}
      order by decided_at desc, id desc limit ${PAGE_SIZE + 1})`;
    const keys = sql`
      select id, row_number() over (order by decided_at desc, id desc) as place
      from (${branch('decided_by_id')} union ${branch('on_behalf_of_id')}) as mine
      order by decided_at desc, id desc limit ${PAGE_SIZE + 1}`;
    const { rows } = await selectEntries(keys, reader).execute(db);
    return pageOf(
      rows.map((row) => toEntry(row, reader.language)),
      ({ decision }) => decision?.at ?? null,
    );
  },

  /** What waits, or what was decided last; nothing for who was never asked. */
  find: async (bookingId: string, reader: Reader): Promise<ApprovalEntry | undefined> => {
    const { me, now, language } = reader;
    const [row] = await selectOfBooking(db, { bookingId, me, now }, language);
    return row && toEntry(row, language);
  },

  count: async (reader: Asker): Promise<number> => {
    const row = await readRow(db)<{ count: number }>`
      select count(*)::int as count ${waitingFor(reader)}`;
    return row?.count ?? 0;
  },
});
