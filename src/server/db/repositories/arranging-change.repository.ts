import type { Standing } from '#domain/trip/standing';
import type { Db } from '../client';
import type { JsonObject } from '../schema.generated';

/** What a change was, so that it can be taken back: kept in its event, by ids alone. */
export type Change = {
  by: string | null;
  at: Date;
  earlier: Standing;
  versions: Readonly<Record<string, number>>;
};

export const arrangingChangeRepository = (db: Db) => ({
  find: async (id: string): Promise<Change | undefined> => {
    const row = await db
      .selectFrom('event')
      .select(['by_id', 'at', 'before', 'after'])
      .where('id', '=', id)
      .where('subject', '=', 'trip')
      .executeTakeFirst();
    const before = row?.before as JsonObject | null | undefined;
    const after = row?.after as JsonObject | null | undefined;
    if (!row || !before?.['standing'] || !after?.['versions']) return undefined;
    return {
      by: row.by_id,
      at: row.at,
      earlier: before['standing'] as unknown as Standing,
      versions: after['versions'] as unknown as Record<string, number>,
    };
  },
});
