import { sql } from 'kysely';
import { channels, type Channel } from '#domain/notice/notice-types';
import type { Db } from '../../client';
import { iso } from '../../sql';

export type ChannelState = {
  channel: Channel;
  isOn: boolean;
  lastDeliveredAt: string | null;
  waiting: number;
  dead: number;
};

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

  states: async (): Promise<ChannelState[]> => {
    const { rows } = await sql<ChannelState>`
      select name as channel, coalesce(c.is_on, false) as is_on,
        (select ${iso('max(d.sent_at)')} from notice_delivery d where d.channel = name and d.status = 'sent')
          as last_delivered_at,
        (select count(*)::int from notice_delivery d where d.channel = name and d.status in ('waiting', 'sending'))
          as waiting,
        (select count(*)::int from notice_delivery d where d.channel = name and d.status = 'dead') as dead
      from unnest(${sql.val(channels)}::text[]) with ordinality as known (name, place)
      left join notice_channel c using (name) order by place`.execute(db);
    return rows;
  },

  on: async (): Promise<Channel[]> => {
    const rows = await db
      .selectFrom('noticeChannel')
      .select('name')
      .where('isOn', '=', true)
      .execute();
    return channels.filter((channel) => rows.some(({ name }) => name === channel));
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
