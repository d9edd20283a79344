import type { Instant } from '#domain/dates/bangkok-time';
import type { NotedTimes } from '#domain/trip/noted-times';
import type { Standing } from '#domain/trip/standing';
import type { Db } from '../../client';
import { readRow } from '../../sql';
import { stateOf } from '../trips/trip-state.repository';

/** What a change was, so that it can be taken back: by ids alone. */
export type Change = {
  id: string;
  by: string;
  at: Date;
  earlier: Standing;
  /** Of each row that it touched, as it left it. */
  versions: Readonly<Record<string, number>>;
  /** Instead of both, of a trip that left or came back. */
  times?: NotedTimes | null;
};

/** What a change accepted of a proposal. */
export type Accepted = { proposalId: string | null; proposed: readonly string[] };

export const arrangingChangeRepository = (db: Db) => ({
  keep: ({ id, by, at, earlier, versions, times = null }: Change) =>
    db
      .insertInto('arrangingChange')
      .values({
        id,
        byId: by,
        at,
        earlier: JSON.stringify(earlier),
        versions: JSON.stringify(versions),
        times: times && JSON.stringify(times),
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
      .select(['id', 'byId as by', 'at', 'earlier', 'versions', 'times', 'proposalId', 'proposed'])
      .where('id', '=', id)
      .executeTakeFirst(),

  /** What this person noted last of a trip, since then and while it stands. */
  timesOf: (tripId: string, { by, since }: { by: string; since: Instant }) =>
    readRow(db)<{ changeId: string; action: NotedTimes['action'] }>`
      select id as change_id, times ->> 'action' as action from arranging_change
      where times ->> 'tripId' = ${tripId} and by_id = ${by} and at >= ${since}
        and times -> 'after' = ${stateOf(tripId)} order by at desc, id desc limit 1`,

  forget: (before: Date) => db.deleteFrom('arrangingChange').where('at', '<', before).execute(),
});
