import { sql } from 'kysely';
import { openStates } from '#domain/booking/states';
import type { Language } from '#domain/language';
import type { About } from '#domain/notice/link-of';
import type { Channel } from '#domain/notice/notice-types';
import type { Planned } from '#domain/notice/plan-deliveries';
import type { SiteId } from '#domain/site-id';
import type { Db } from '../../client';
import { readIds, recordsOf } from '../../sql';
import { paramsForReader, reasonOfNotice } from './notice.repository';

const PLANNED_AT_ONCE = 200;
const SENT_AT_ONCE = 20;
/** Longer than any channel may take to answer. */
const LEASE_SECONDS = 90;

export type Unplanned = About & {
  id: string;
  personId: string | null;
  hasEmail: boolean;
  hasPush: boolean;
  hasLine: boolean;
  hasTeams: boolean;
};

/** What is to be sent, and to whom. */
export type Letter = About & {
  id: string;
  noticeId: string;
  channel: Channel;
  attempts: number;
  /** Whom it goes to, or the site whose channel. */
  personId: string | null;
  siteId: SiteId | null;
  language: Language;
  email: string | null;
  /** Why it was refused or called off. */
  reason: string | null;
};

export const deliveryRepository = (db: Db) => ({
  /** Notices that no server has looked at, locked until the transaction ends. */
  unplanned: async (): Promise<Unplanned[]> => {
    const { rows } = await sql<Unplanned>`
      select n.id, n.person_id, n.type, n.subject, n.subject_id, n.params,
        coalesce(p.status = 'active' and p.email is not null, false) as has_email,
        coalesce(p.status = 'active', false) and exists (select from push_subscription s where s.person_id = p.id) as has_push,
        coalesce(p.status = 'active', false) and exists (select from line_friend f where f.person_id = p.id) as has_line,
        exists (select from teams_webhook t where t.site_id = n.site_id) as has_teams
      from notice n left join person p on p.id = n.person_id
      where n.planned_at is null
      order by n.at limit ${PLANNED_AT_ONCE} for update of n skip locked`.execute(db);
    return rows;
  },

  plan: async (
    noticeIds: readonly string[],
    deliveries: readonly (Planned & { id: string; noticeId: string })[],
    at: Date,
  ): Promise<void> => {
    if (noticeIds.length === 0) return;
    if (deliveries.length > 0)
      await sql`
        insert into notice_delivery (id, notice_id, channel, due_at, unless_read)
        select id, notice_id, channel, due_at, unless_read
        from ${recordsOf('noticeDelivery', deliveries)}`.execute(db);
    await db
      .updateTable('notice')
      .set({ plannedAt: at })
      .where('id', 'in', [...noticeIds])
      .execute();
  },

  /** A further rung that nobody needs any more. */
  dropRead: async (now: Date): Promise<void> => {
    await sql`
      update notice_delivery d set status = 'dropped' from notice n
      where d.status = 'waiting' and d.due_at <= ${now} and d.unless_read
        and n.id = d.notice_id and n.read_at is not null`.execute(db);
  },

  /** Said to be on its way before it is sent, so that of any number of servers one sends it. */
  claim: async (channels: readonly Channel[], now: Date): Promise<Letter[]> => {
    const { rows } = await sql<Letter>`
      with due as (
        select id from notice_delivery
        where status = 'waiting' and due_at <= ${now} and channel = any (${sql.val(channels)}::text[])
        order by due_at limit ${SENT_AT_ONCE} for update skip locked
      ), claimed as (
        update notice_delivery d set status = 'sending', attempts = attempts + 1,
          lease_until = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
        from due where due.id = d.id returning d.*
      )
      select d.id, d.notice_id, d.channel, d.attempts, n.person_id, n.site_id, n.type, n.subject, n.subject_id,
        ${paramsForReader} as params, coalesce(p.language, 'th') as language, case when p.status = 'active' then p.email end as email,
        ${reasonOfNotice} as reason
      from claimed d join notice n on n.id = d.notice_id left join person p on p.id = n.person_id`.execute(
      db,
    );
    return rows;
  },

  /**
   * Of those on their way, what is said otherwise by now: by a newer one that is to come too, by a change that was taken
   * back before anybody heard of it, or by the booking's end. Answers which they were.
   */
  dropOutdated: async (ids: readonly string[]): Promise<string[]> => {
    const ofArranging = sql`('arranged', 'changed', 'cancelled')`;
    const mine = sql`any (${sql.val(ids)}::uuid[])`;
    const { rows } = await sql<{ id: string }>`
      update notice_delivery d set status = 'dropped', lease_until = null from notice n
      where d.id = ${mine} and d.status = 'sending' and n.id = d.notice_id
        and n.subject = 'booking' and n.type in ${ofArranging} and (
          exists (
            select from notice o join notice_delivery od on od.notice_id = o.id
            where o.person_id = n.person_id and o.subject_id = n.subject_id and o.type in ${ofArranging}
              and (o.at, o.id) > (n.at, n.id) and od.channel = d.channel and od.status in ('waiting', 'sending'))
          or n.params ? 'undoes' and not exists (
            select from notice o join notice_delivery od on od.notice_id = o.id
            where o.person_id = n.person_id and o.cause = (n.params ->> 'undoes') || ':' || n.subject_id
              and od.channel = d.channel and od.status not in ('waiting', 'dropped') and od.id <> all (${sql.val(ids)}::uuid[]))
          or n.type <> 'cancelled' and exists (
            select from booking b where b.id = n.subject_id
              and b.status <> all (${sql.val(openStates)}::text[])))
      returning d.id`.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Of those on their way, what came too late to be of use, since a channel was out: its trip has begun, or is over. */
  dropLate: (ids: readonly string[], now: Date): Promise<string[]> => readIds(db)`
      update notice_delivery d set status = 'dropped', lease_until = null, error = 'too late'
      from notice n join booking b on b.id = n.subject_id
      where d.id = any (${sql.val(ids)}::uuid[]) and d.status = 'sending' and n.id = d.notice_id
        and n.subject = 'booking' and case
          when n.type = 'reminder'
            then b.starts_at <= ${now} or b.starts_at <> (n.params ->> 'startsAt')::timestamptz
          when n.type in ('passed_on', 'undecided', 'booked_for_you', 'seat_lapsed', 'no_car', 'car_late')
            then b.starts_at <= ${now}
          when n.type in ('arranged', 'changed') then b.ends_at <= ${now}
          when n.type = 'overdue' then b.status <> 'ongoing'
          else false end
      returning d.id`,

  sent: async (id: string, at: Date): Promise<void> => {
    await sql`
      update notice_delivery set status = 'sent', sent_at = ${at}, lease_until = null, error = null
      where id = ${id} and status = 'sending'`.execute(db);
  },

  drop: async (id: string, error: string): Promise<void> => {
    await sql`
      update notice_delivery set status = 'dropped', lease_until = null, error = ${error}
      where id = ${id} and status = 'sending'`.execute(db);
  },

  retry: async (id: string, dueAt: Date, error: string): Promise<void> => {
    await sql`
      update notice_delivery set status = 'waiting', due_at = ${dueAt}, lease_until = null, error = ${error}
      where id = ${id} and status = 'sending'`.execute(db);
  },

  bury: async (id: string, error: string): Promise<void> => {
    await sql`
      update notice_delivery set status = 'dead', lease_until = null, error = ${error}
      where id = ${id} and status = 'sending'`.execute(db);
  },

  /** Their server went away while it sent them: they may have arrived, so they are not sent again by themselves. */
  buryInterrupted: async (now: Date): Promise<Channel[]> => {
    const { rows } = await sql<{ channel: Channel }>`
      update notice_delivery set status = 'dead', lease_until = null, error = 'interrupted'
      where status = 'sending' and lease_until < ${now} returning channel`.execute(db);
    return [...new Set(rows.map(({ channel }) => channel))];
  },
});
