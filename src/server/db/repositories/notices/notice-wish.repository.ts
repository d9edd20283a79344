import { sql } from 'kysely';
import { isPersonalChannel, noticeTypes, type Muted } from '#domain/notice/notice-types';
import type { Db } from '../../client';
import { tellLive } from '../../sql';

type Wish = { quiet: boolean; muted: Muted[] };

const readMuted = (text: string): Muted[] => {
  const [typed, channel = ''] = text.split(':');
  const type = noticeTypes.find((known) => known === typed);
  return type && isPersonalChannel(channel) ? [{ type, channel }] : [];
};

const toWish = (row?: { quiet: boolean; muted: string[] }): Wish => ({
  quiet: row?.quiet ?? true,
  muted: (row?.muted ?? []).flatMap(readMuted),
});

/** What a person wants to hear of, and where; whoever said nothing hears everything and has quiet nights. */
export const noticeWishRepository = (db: Db) => ({
  find: async (personId: string): Promise<Wish> => {
    const row = await db
      .selectFrom('noticeWish')
      .select(['quiet', 'muted'])
      .where('personId', '=', personId)
      .executeTakeFirst();
    return toWish(row);
  },

  /** Of many people; the answer finds one of them. */
  of: async (personIds: readonly string[]): Promise<(personId: string) => Wish> => {
    const rows = await db
      .selectFrom('noticeWish')
      .selectAll()
      .where('personId', '=', sql<string>`any (${sql.val(personIds)}::uuid[])`)
      .execute();
    const wishes = new Map(rows.map((row) => [row.personId, toWish(row)]));
    return (personId) => wishes.get(personId) ?? toWish();
  },

  save: async (personId: string, { quiet, muted }: Wish): Promise<void> => {
    const wish = { quiet, muted: muted.map(({ type, channel }) => `${type}:${channel}`) };
    await db
      .insertInto('noticeWish')
      .values({ personId, ...wish })
      .onConflict((conflict) => conflict.column('personId').doUpdateSet(wish))
      .execute();
    // Whoever arranges reads afresh who is reached how.
    await tellLive(db, 'notice_wish');
  },
});
