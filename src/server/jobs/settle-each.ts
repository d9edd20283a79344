import type { Db } from '../db/client';
import { writeTransaction } from '../db/write-transaction';
import type { Job } from './job';

type Tools = Parameters<Job['run']>[0];

/**
 * One transaction for each thing that is due, so that one in trouble holds up no other; the run fails in the end, and
 * what was not done is due again.
 */
export const settleEach = async (
  ids: readonly string[],
  tools: Tools,
  settle: (id: string, tools: Tools & { db: Db }) => Promise<void>,
): Promise<void> => {
  const errors: unknown[] = [];
  for (const id of ids) {
    try {
      await writeTransaction(tools.db, (db) => settle(id, { ...tools, db }));
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} of ${ids.length} could not be settled`);
};
