import { sql } from 'kysely';
import type { Language } from '#domain/language';
import type { About } from '#domain/notice/link-of';
import type { NoticeType } from '#domain/notice/notice-types';
import type { SiteId } from '#domain/site-id';
import { keepsProviders, kindIds, type KindId } from '#kinds/registry';
import type { Db } from '../../client';
import { asRow, cursorOf, type Place } from '../../cursor';
import { prepared } from '../../prepared';
import { isNoticeOver } from '../../rows/notices/is-over';
import { fullName, iso, readRows, recordsOf } from '../../sql';

const PAGE_SIZE = 30;

export type BookingNotice = {
  id: string;
  /** Whom it goes to, or the site whose channel. */
  personId: string | null;
  siteId?: SiteId | null;
  type: NoticeType;
  /** A booking. */
  subjectId: string;
  /** Told at most once to each person for one cause. */
  cause: string;
  params: Readonly<Record<string, string>>;
  at: Date;
  /** Of what the reader did: no news in the bell. */
  readAt?: Date | null;
};

/** Notices that ask somebody to do something, until it is done. */
const asking = {
  decision: ['waiting_for_you', 'approval_reminder'],
  offer: ['seat_offered'],
  trip: ['trip_offered', 'declined'],
  car: ['no_car', 'unserved'],
} as const satisfies Record<string, readonly NoticeType[]>;

type StoredNotice = About & {
  id: string;
  at: Date;
  readAt: Date | null;
  reason: string | null;
  isOver: boolean;
};

const providerKinds = kindIds.filter(keepsProviders);

const driverIn = (fact: 'driverWas' | 'driverIs', language: Language) => sql`(
  select ${fullName('whose', language)} from person whose where whose.id = (n.params ->> ${sql.lit(fact)})::uuid)`;

/** Which of its kinds' pages shows a car or a provider is said by who reads; whose papers or whose request it is, by the person's own row. */
export const paramsForReader = sql`case
  when n.type in ('expiring', 'trouble') and n.subject = 'car' then n.params || jsonb_build_object('kind', coalesce((
    select min(k.kind) from car_kind k join admin_user a on k.kind = any(a.kinds)
    where k.car_id = n.subject_id and a.person_id = n.person_id), n.params ->> 'kind'))
  when n.type = 'expiring' and n.subject = 'provider' then n.params || jsonb_build_object('kind', (
    select min(k.kind) from provider_kind k join admin_user a on k.kind = any(a.kinds)
    where k.kind = any(${sql.val(providerKinds)}::text[]) and k.provider_id = n.subject_id and a.person_id = n.person_id))
  when n.type = 'expiring' and n.subject = 'driver' then n.params || coalesce((
    select jsonb_build_object('personTh', ${fullName('whose', 'th')}, 'personEn', ${fullName('whose', 'en')})
    from person whose where whose.id = n.subject_id), '{}')
  when n.type = 'seat_offered' then n.params || coalesce((
    select jsonb_build_object('until', ${iso('o.expires_at')}) from seat_offer o
    where o.booking_id = n.subject_id and o.offered_at = n.at and o.delivered_at is not null), '{}')
  when n.type = 'changed' then n.params || jsonb_strip_nulls(jsonb_build_object(
    'plateWas', (select was.plate from car was where was.id = (n.params ->> 'carWas')::uuid),
    'driverWasTh', ${driverIn('driverWas', 'th')}, 'driverWasEn', ${driverIn('driverWas', 'en')},
    'driverIsTh', ${driverIn('driverIs', 'th')}, 'driverIsEn', ${driverIn('driverIs', 'en')}))
  when n.type = 'passed_on' then n.params || coalesce((
    select jsonb_build_object('personTh', string_agg(${fullName('whose', 'th')}, ', '), 'personEn', string_agg(${fullName('whose', 'en')}, ', '))
    from person whose where whose.id = any(string_to_array(n.params ->> 'to', ',')::uuid[])), '{}')
  when n.type in ('waiting_for_you', 'approval_reminder') or n.params ? 'decider' then n.params || coalesce((
    select jsonb_build_object('personTh', ${fullName('whose', 'th')}, 'personEn', ${fullName('whose', 'en')})
    from booking asked join person whose on whose.id = coalesce(asked.traveller_id, asked.requester_id)
    where asked.id = n.subject_id), '{}')
  when n.type = 'booked_for_you' then n.params || coalesce((
    select jsonb_build_object('personTh', ${fullName('whose', 'th')}, 'personEn', ${fullName('whose', 'en')})
    from booking asked join person whose on whose.id = asked.requester_id where asked.id = n.subject_id), '{}')
  else n.params end`;

/** Why it was refused, declined, called off or changed by whoever arranges, read from the history: what people typed can be erased, a notice could not. */
export const reasonOfNotice = sql`case when n.type in ('decided', 'cancelled', 'changed', 'declined') then (
  select e.reason from event e where e.subject = n.subject and e.subject_id = n.subject_id and e.at = n.at
    and e.reason is not null and e.action = any (case n.type
      when 'declined' then array['decline']
      when 'changed' then array['rearrange', 'release', 'swap', 'split', 'merge', 'withdraw', 'offer']
      else array['reject', 'return', 'cancel'] end) limit 1) end`;

/** Of something that is no booking. */
type OtherNotice = Omit<BookingNotice, 'subjectId' | 'params'> & {
  subject: string;
  subjectId?: string;
  params: Readonly<Record<string, string | number>>;
};

type Reader = { personId: string; now: Date };

const selectPage = ({ personId, now }: Reader, after?: Place) => sql<StoredNotice>`
  select n.id, n.type, n.subject, n.subject_id, n.at, n.read_at, ${paramsForReader} as params,
    ${reasonOfNotice} as reason, ${isNoticeOver(now)} as is_over
  from notice n
  where n.person_id = ${personId} ${after ? sql`and (n.at, n.id) < ${asRow(after)}` : sql``}
  order by n.at desc, n.id desc limit ${PAGE_SIZE + 1}`;

/** What every bell opens with. */
const selectLatest = prepared((_, reader: Reader) => selectPage(reader));

const addOthers = async (db: Db, notices: readonly OtherNotice[]): Promise<void> => {
  if (notices.length === 0) return;
  await db
    .insertInto('notice')
    .values(notices.map((notice) => ({ ...notice, params: JSON.stringify(notice.params) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const noticeRepository = (db: Db) => ({
  /** Written with the fact that it tells, and with what is true of the booking at this moment. */
  add: async (notices: readonly BookingNotice[]): Promise<void> => {
    if (notices.length === 0) return;
    const rows = notices.map((notice) => ({ siteId: null, readAt: null, ...notice }));
    await sql`
      insert into notice (id, person_id, site_id, type, subject, subject_id, cause, at, read_at, params)
      select n.id, n.person_id, n.site_id, n.type, 'booking', b.id, n.cause, n.at, n.read_at, n.params || jsonb_strip_nulls(
        jsonb_build_object('ref', b.ref, 'kind', b.kind, 'startsAt', ${iso('b.starts_at')},
          'waits', case when n.type = 'changed' and b.status = 'approved' then 'car' end,
          -- A car that a provider has not agreed to is nobody's yet.
          'plate', case when b.status <> 'approved' then (
            select c.plate from assignment a join car c on c.id = a.car_id
            where a.trip_id = b.trip_id and a.released_at is null order by upper(a.planned) desc limit 1) end))
      from ${recordsOf('notice', rows)} n join booking b on b.id = n.subject_id
      on conflict do nothing`.execute(db);
  },

  /** A provider said no to a trip: the site and whoever arranges there hear of it. */
  addDeclined: async (
    readers: readonly Pick<BookingNotice, 'id' | 'personId' | 'siteId'>[],
    { tripId, cause, at }: { tripId: string; cause: string; at: Date },
    { kind, providerId }: { kind: KindId; providerId: string },
  ): Promise<void> => {
    await sql`
      insert into notice (id, person_id, site_id, type, subject, subject_id, cause, at, params)
      select n.id, n.person_id, n.site_id, 'declined', 'trip', t.id, ${cause}, ${at}, jsonb_build_object('kind', ${kind}::text,
        'ref', (select string_agg(b.ref, ', ' order by b.ref) from booking b where b.trip_id = t.id),
        'startsAt', ${iso('t.starts_at')}, 'day', to_char(t.starts_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD'),
        'providerTh', p.name_th, 'providerEn', p.name_en, 'undoable', 'yes')
      from ${recordsOf('notice', readers)} n, trip t, provider p where t.id = ${tripId} and p.id = ${providerId}
      on conflict do nothing`.execute(db);
  },

  /** Of no booking: whoever manages the users and the service hears of it. */
  addForAdmins: async (
    { type, cause, params, at }: Pick<BookingNotice, 'type' | 'cause' | 'params' | 'at'>,
    newId: () => string,
  ): Promise<void> => {
    const admins = await db
      .selectFrom('adminUser')
      .select('personId')
      .where('status', '=', 1)
      .where('supplier', '=', false)
      .where('adminMenu', '=', true)
      .execute();
    await addOthers(
      db,
      admins.map(({ personId }) => ({
        id: newId(),
        personId,
        type,
        cause,
        params,
        at,
        subject: 'service',
      })),
    );
  },

  addOthers: (notices: readonly OtherNotice[]) => addOthers(db, notices),

  page: async (
    reader: Reader,
    after?: Place,
  ): Promise<{ notices: StoredNotice[]; next: string | null }> => {
    const rows = after
      ? (await selectPage(reader, after).execute(db)).rows
      : await selectLatest(db, reader, undefined);
    const notices = rows.slice(0, PAGE_SIZE);
    const last = notices.at(-1);
    return { notices, next: rows.length > PAGE_SIZE && last ? cursorOf(last.at, last.id) : null };
  },

  /** Of bookings that may have come to nothing, as the bell reads them. */
  unreadOfEnds: (personId: string) =>
    readRows(db)<Omit<StoredNotice, 'isOver'>>`
      select n.id, n.type, n.subject, n.subject_id, n.at, n.read_at, n.params, ${reasonOfNotice} as reason
      from notice n
      where n.person_id = ${personId} and n.read_at is null and n.type in ('decided', 'expired', 'unserved', 'cancelled')
      order by n.at desc, n.id desc limit ${PAGE_SIZE}`,

  countUnread: async (personId: string): Promise<number> => {
    const { unread } = await db
      .selectFrom('notice')
      .select((eb) => eb.fn.countAll<number>().as('unread'))
      .where('personId', '=', personId)
      .where('readAt', 'is', null)
      .executeTakeFirstOrThrow();
    return unread;
  },

  /** Done, or no longer to be done: the bell asks for it no more, and what was still on its way stays here. */
  settle: async (subjectId: string, about: keyof typeof asking, at: Date): Promise<void> => {
    await sql`
      with settled as (
        update notice set read_at = ${at}, planned_at = coalesce(planned_at, ${at})
        where subject_id = ${subjectId} and read_at is null
          and type = any (${sql.val(asking[about])}::text[])
        returning id
      )
      update notice_delivery set status = 'dropped'
      where status = 'waiting' and notice_id in (select id from settled)`.execute(db);
  },

  /** What was read now, of those that are theirs; one, or all of them. Nothing where it is not theirs. */
  markRead: (personId: string, at: Date, id: string | null) =>
    readRows(db)<Pick<About, 'type' | 'subjectId'>>`
      update notice set read_at = coalesce(read_at, ${at})
      where person_id = ${personId}
        and case when ${id}::uuid is null then read_at is null else id = ${id} end
      returning type, subject_id`,
});
