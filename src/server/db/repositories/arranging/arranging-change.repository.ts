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

/** What a change accepted of a proposal. */
export type Accepted = { proposalId: string | null; proposed: readonly string[] };

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

  accepts: (id: string, { proposalId, proposed }: Accepted) =>
    db
      .updateTable('arrangingChange')
      .set({ proposalId, proposed: [...proposed] })
      .where('id', '=', id)
      .execute(),

  find: (id: string): Promise<(Change & Accepted) | undefined> =>
    db
      .selectFrom('arrangingChange')
      .select(['id', 'byId as by', 'at', 'earlier', 'versions', 'proposalId', 'proposed'])
      .where('id', '=', id)
      .executeTakeFirst(),

  forget: (before: Date) => db.deleteFrom('arrangingChange').where('at', '<', before).execute(),
});
