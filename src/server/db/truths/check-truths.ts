import { sql } from 'kysely';
import { truthNames, type BrokenTruth, type TruthName } from '#contract/truths';
import type { Db } from '../client';
import { readRow } from '../sql';
import { truths } from './truths';

/** Enough to begin to look. */
const SHOWN = 5;

/** Longer than a request may take: they look through whole tables, at night. */
const LONGEST = '10min';

/** One truth, as the transaction sees it. */
export const lookAtTruth = async (db: Db, name: TruthName): Promise<BrokenTruth | undefined> => {
  const broken = await truths[name](db);
  const found = await readRow(db)<Omit<BrokenTruth, 'name'>>`
    select count(*)::int as count, coalesce((array_agg(distinct id::text))[1:${sql.lit(SHOWN)}], '{}') as ids
    from (${broken}) broken`;
  return found && found.count > 0 ? { name, ...found } : undefined;
};

/** What does not hold, each in a transaction of its own that cannot write. */
export const checkTruths = async (db: Db): Promise<BrokenTruth[]> => {
  const broken: BrokenTruth[] = [];
  for (const name of truthNames) {
    const found = await db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        await sql`set local statement_timeout = ${sql.lit(LONGEST)}`.execute(tx);
        return lookAtTruth(tx, name);
      });
    if (found) broken.push(found);
  }
  return broken;
};
