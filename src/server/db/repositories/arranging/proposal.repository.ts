import { sql } from 'kysely';
import type { Proposal, ProposalWeek } from '#contract/arranging-proposals';
import type { Day } from '#domain/dates/bangkok-time';
import type { KindId } from '#kinds/registry';
import type { Db } from '../../client';
import { iso, readRow, readRows, tellLive } from '../../sql';

/** What does not depend on who looks, and when. */
export type Draft = Pick<Proposal, 'figures' | 'proof' | 'kept' | 'left' | 'pins'> & {
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
  beside: readonly string[];
};

export const proposalRepository = (db: Db) => {
  const columns = sql`id, kind, day::text as day, ${iso('made_at')} as made_at, made_by_id, world, draft, accepted, beside::text[] as beside`;
  return {
    add: async (proposal: Omit<StoredProposal, 'accepted'>) => {
      await db
        .insertInto('proposal')
        .values({
          ...proposal,
          draft: JSON.stringify(proposal.draft),
          beside: [...proposal.beside],
        })
        .execute();
      await tellLive(db, 'proposal');
    },

    /** Those of the day, of other kinds. */
    beside: (ids: readonly string[], { kind, day }: { kind: KindId; day: Day }) =>
      readRows(db)<StoredProposal>`select ${columns} from proposal
        where id = any (${sql.val(ids)}::uuid[]) and kind <> ${kind} and day = ${day}::date order by kind`,

    latest: (kind: KindId, day: Day) => readRow(db)<StoredProposal>`select ${columns} from proposal
        where kind = ${kind} and day = ${day}::date order by made_at desc, id desc limit 1`,

    lock: (id: string, kind: KindId) => readRow(db)<StoredProposal>`select ${columns} from proposal
        where id = ${id} and kind = ${kind} for no key update`,

    /** With what the day comes to now. */
    accept: (
      id: string,
      {
        changes,
        now,
        world,
      }: { changes: readonly string[]; now: Draft['figures']['now']; world: string },
    ) =>
      sql`update proposal set accepted = accepted || ${sql.val(changes)}::uuid[], world = ${world},
          draft = jsonb_set(draft, '{figures,now}', ${JSON.stringify(now)}::jsonb)
        where id = ${id}`.execute(db),

    /** They are used no longer; once more, and they are again. */
    turnBack: (id: string, changes: readonly string[]) =>
      sql`update proposal set taken_back = case
          when taken_back @> ${sql.val(changes)}::uuid[] then array(
            select unnest(taken_back) except select unnest(${sql.val(changes)}::uuid[]))
          else taken_back || ${sql.val(changes)}::uuid[] end
        where id = ${id}`.execute(db),

    /**
     * The latest week first. The last used proposal of a day says what it came to; what those before it had gained, by the
     * share that was used of them, would have been missing by hand.
     */
    weeks: (kind: KindId, { from, to }: { from: Day; to: Day }) => {
      const figure = (plan: 'byHand' | 'proposed', name: string) =>
        sql`(draft #>> ${`{figures,${plan},${name}}`})::numeric`;
      const proposed = (name: string) =>
        sql`sum(${figure('proposed', name)}) filter (where is_last)`;
      const byHand = (name: string) => sql`sum(case when is_last then ${figure('byHand', name)}
        else (${figure('byHand', name)} - ${figure('proposed', name)}) * used / changes end)`;
      const figuresOf = (sumOf: typeof byHand) => sql`json_build_object(
        'cost', round(${sumOf('cost')}, 2)::text,
        'hired', round(${sumOf('hired')})::integer,
        'unserved', round(${sumOf('unserved')})::integer)`;
      return readRows(db)<ProposalWeek>`
        select date_trunc('week', day)::date::text as monday,
          count(*) filter (where is_last)::integer as days,
          ${figuresOf(byHand)} as "byHand", ${figuresOf(proposed)} as proposed,
          sum(case when is_last then changes else used end)::integer as changes,
          sum(used)::integer as accepted
        from (
          select day, draft, used, changes,
            row_number() over (partition by day order by used > 0 desc, made_at desc, id desc) = 1 as is_last
          from proposal, lateral (select cardinality(accepted) - cardinality(taken_back) as used,
            jsonb_array_length(draft -> 'changes') as changes) counted
          where kind = ${kind} and day between ${from}::date and ${to}::date) drafts
        where is_last or used > 0
        group by 1 order by 1 desc`;
    },

    forget: (before: Date) => db.deleteFrom('proposal').where('madeAt', '<', before).execute(),
  };
};
