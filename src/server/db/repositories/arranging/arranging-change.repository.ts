import type { Standing } from '#domain/trip/standing';
import type { Db } from '../../client';

/** What a change was, so that it can be taken back: by ids alone. */
export type Change = {
  id: string;
  by: string;
  at: Date;
  earlier: Standing;
  /** Of each row that it touched, as it left it. */
  versions: Readonly<Record<string, number>>;
};

export const arrangingChangeRepository = (db: Db) => ({
  keep: ({ id, by, at, earlier, versions }: Change) =>
    db
      .insertInto('arrangingChange')
      .values({
        id,
        byId: by,
        at,
        earlier: JSON.stringify(earlier),
        versions: JSON.stringify(versions),
      })
      .execute(),

  find: (id: string): Promise<Change | undefined> =>
    db
      .selectFrom('arrangingChange')
      .select(['id', 'byId as by', 'at', 'earlier', 'versions'])
      .where('id', '=', id)
      .executeTakeFirst(),

  forget: (before: Date) => db.deleteFrom('arrangingChange').where('at', '<', before).execute(),
});
