import { sql } from 'kysely';
import type { Db } from '../../client';

const GUESSES_AN_HOUR = 5;
const HOUR_MS = 60 * 60_000;

export const lineRepository = (db: Db) => ({
  /** Under which name LINE knows somebody. */
  find: async (personId: string): Promise<string | undefined> => {
    const row = await db
      .selectFrom('lineFriend')
      .select('lineId')
      .where('personId', '=', personId)
      .executeTakeFirst();
    return row?.lineId;
  },

  /** The person's one code, in place of an earlier one; false when somebody else has it just now. */
  offer: async (
    personId: string,
    { code, expiresAt, now }: { code: string; expiresAt: Date; now: Date },
  ): Promise<boolean> => {
    await db.deleteFrom('lineCode').where('expiresAt', '<=', now).execute();
    await db.deleteFrom('lineCode').where('personId', '=', personId).execute();
    const added = await db
      .insertInto('lineCode')
      .values({ personId, code, expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .executeTakeFirst();
    return added !== undefined;
  },

  mayGuess: async (lineId: string, now: Date): Promise<boolean> => {
    const since = new Date(now.getTime() - HOUR_MS);
    await db.deleteFrom('lineGuess').where('at', '<', since).execute();
    const { guesses } = await db
      .selectFrom('lineGuess')
      .select((eb) => eb.fn.countAll<number>().as('guesses'))
      .where('lineId', '=', lineId)
      .executeTakeFirstOrThrow();
    return guesses < GUESSES_AN_HOUR;
  },

  noteGuess: async (lineId: string, at: Date): Promise<void> => {
    await db.insertInto('lineGuess').values({ lineId, at }).execute();
  },

  /** Each code links once; somebody's earlier link, and an earlier person of this LINE, give way. False for no such code. */
  link: async (code: string, { lineId, at }: { lineId: string; at: Date }): Promise<boolean> => {
    const used = await db
      .deleteFrom('lineCode')
      .where('code', '=', code)
      .where('expiresAt', '>', at)
      .returning('personId')
      .executeTakeFirst();
    if (!used) return false;
    await db.deleteFrom('lineFriend').where('lineId', '=', lineId).execute();
    await db
      .insertInto('lineFriend')
      .values({ personId: used.personId, lineId, linkedAt: at })
      .onConflict((conflict) => conflict.column('personId').doUpdateSet({ lineId, linkedAt: at }))
      .execute();
    return true;
  },

  unlink: async (personId: string): Promise<void> => {
    await db.deleteFrom('lineFriend').where('personId', '=', personId).execute();
  },

  /** They blocked the account: nothing reaches them there any more. */
  leave: async (lineId: string): Promise<void> => {
    await sql`delete from line_friend where line_id = ${lineId}`.execute(db);
  },
});
