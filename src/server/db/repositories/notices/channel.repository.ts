import { sql } from 'kysely';
import {
  channels,
  personalChannels,
  type Channel,
  type PersonalChannel,
} from '#domain/notice/notice-types';
import type { Db } from '../../client';
import { iso, readRows } from '../../sql';

export type ChannelState = {
  channel: Channel;
  isOn: boolean;
  lastDeliveredAt: string | null;
  waiting: number;
  trouble: string | null;
  /** Its attempts have failed for some minutes, and none has succeeded since. */
  failingSince: string | null;
  dead: number;
};

/** One attempt that fails is no outage. */
const FAILING_MINUTES = 5;

/** Whether the channel `c` takes nothing at present. */
export const isFailing = (now: Date) => sql<boolean>`coalesce(
  c.failing_since <= ${now}::timestamptz - make_interval(mins => ${FAILING_MINUTES}), false)`;

/** Whether the channel `c` is set up and the person `p` can be reached by it. */
export const reaches = sql<boolean>`(c.is_on and p.status = 'active' and case c.name
  when 'email' then p.email is not null
  when 'push' then exists (select from push_subscription s where s.person_id = p.id)
  when 'line' then exists (select from line_friend f where f.person_id = p.id)
  else false end)`;

export const channelRepository = (db: Db) => ({
  /** Said by each server when it starts. */
  noteSetUp: async (on: readonly Channel[]): Promise<void> => {
    await db
      .insertInto('noticeChannel')
      .values(channels.map((name) => ({ name, isOn: on.includes(name) })))
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((eb) => ({ isOn: eb.ref('excluded.isOn') })),
      )
      .execute();
  },

  states: async (now: Date): Promise<ChannelState[]> => {
    const { rows } = await sql<ChannelState>`
      select name as channel, coalesce(c.is_on, false) as is_on,
        (select ${iso('max(d.sent_at)')} from notice_delivery d where d.channel = name and d.status = 'sent')
          as last_delivered_at,
        (select count(*)::int from notice_delivery d where d.channel = name and d.status in ('waiting', 'sending'))
          as waiting,
        (select d.error from notice_delivery d where d.channel = name and d.status = 'waiting' and d.error is not null
          order by d.due_at desc limit 1) as trouble,
        case when ${isFailing(now)} then ${iso('c.failing_since')} end as failing_since,
        (select count(*)::int from notice_delivery d where d.channel = name and d.status = 'dead') as dead
      from unnest(${sql.val(channels)}::text[]) with ordinality as known (name, place)
      left join notice_channel c using (name) order by place`.execute(db);
    return rows;
  },

  /** An attempt failed that may succeed later. */
  noteFailed: async (channel: Channel, now: Date): Promise<void> => {
    await sql`
      update notice_channel set failing_since = ${now}
      where name = ${channel} and failing_since is null`.execute(db);
  },

  /** Which take nothing at present, and since when. */
  failing: (now: Date) => readRows(db)<{ channel: Channel; since: string }>`
      select c.name as channel, ${iso('c.failing_since')} as since from notice_channel c where ${isFailing(now)}`,

  /** It takes them again: after an outage, what failed meanwhile is tried at once. Where only some refuse, each waits its time. */
  noteTaken: async (channel: Channel, now: Date): Promise<void> => {
    await sql`
      with failed as (
        select c.name, ${isFailing(now)} as was_out from notice_channel c
        where c.name = ${channel} and c.failing_since is not null),
      mended as (
        update notice_channel c set failing_since = null from failed
        where c.name = failed.name returning failed.name, failed.was_out)
      update notice_delivery d set due_at = ${now} from mended
      where mended.was_out and d.channel = mended.name and d.status = 'waiting' and d.error is not null
        and d.due_at > ${now}`.execute(db);
  },

  /** By which of them people can be reached. */
  on: async (): Promise<PersonalChannel[]> => {
    const rows = await db
      .selectFrom('noticeChannel')
      .select('name')
      .where('isOn', '=', true)
      .execute();
    return personalChannels.filter((channel) => rows.some(({ name }) => name === channel));
  },

  /** By which of them somebody can be reached. */
  reaching: async (personId: string): Promise<PersonalChannel[]> => {
    const rows = await readRows(db)<{ name: PersonalChannel }>`
      select c.name from notice_channel c, person p where p.id = ${personId} and ${reaches}`;
    return rows.map(({ name }) => name);
  },

  isOn: async (channel: Channel): Promise<boolean> => {
    const row = await db
      .selectFrom('noticeChannel')
      .select('isOn')
      .where('name', '=', channel)
      .executeTakeFirst();
    return row?.isOn ?? false;
  },
});
