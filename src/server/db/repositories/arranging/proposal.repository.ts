import { sql } from 'kysely';
import type { Proposal } from '#contract/arranging-proposals';
import type { Day } from '#domain/dates/bangkok-time';
import type { KindId } from '#kinds/registry';
import type { Db } from '../../client';
import { iso } from '../../sql';

/** What does not depend on who looks, and when. */
export type Draft = Pick<Proposal, 'figures' | 'proof' | 'kept' | 'left'> & {
  changes: readonly Omit<Proposal['changes'][number], 'isAccepted'>[];
};

export type StoredProposal = {
  id: string;
  kind: KindId;
  day: Day;
  madeAt: string;
  madeById: string | null;
  world: string;
  draft: Draft;
  accepted: readonly string[];
};

export const proposalRepository = (db: Db) => {
  const columns = sql`id, kind, day::text as day, ${iso('made_at')} as made_at, made_by_id, world, draft, accepted`;
  return {
    add: async (proposal: Omit<StoredProposal, 'accepted'>): Promise<void> => {
      await db
        .insertInto('proposal')
        .values({ ...proposal, draft: JSON.stringify(proposal.draft) })
        .execute();
    },

    latest: async (kind: KindId, day: Day): Promise<StoredProposal | undefined> => {
      const { rows } = await sql<StoredProposal>`select ${columns} from proposal
        where kind = ${kind} and day = ${day}::date order by made_at desc limit 1`.execute(db);
      return rows[0];
    },

    lock: async (id: string, kind: KindId): Promise<StoredProposal | undefined> => {
      const { rows } = await sql<StoredProposal>`select ${columns} from proposal
        where id = ${id} and kind = ${kind} for no key update`.execute(db);
      return rows[0];
    },

    accept: async (id: string, changes: readonly string[], world: string): Promise<void> => {
      await sql`update proposal set accepted = accepted || ${sql.val(changes)}::uuid[], world = ${world}
        where id = ${id}`.execute(db);
    },

    forget: async (before: Date): Promise<void> => {
      await db.deleteFrom('proposal').where('madeAt', '<', before).execute();
    },
  };
};
