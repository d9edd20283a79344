import { sql } from 'kysely';
import type { Outcome } from '#domain/refusal';
import type { Db } from './client';
import { refusalOfConstraint } from './refusal-of-constraint';

/** A part of a transaction that may be refused by itself: then it leaves nothing behind, and the rest goes on. */
export const inSavepoint = async <T>(
  db: Db,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> => {
  const takeBack = () => sql`rollback to savepoint part`.execute(db);
  await sql`savepoint part`.execute(db);
  try {
    const outcome = await work();
    if (!outcome.ok) await takeBack();
    return outcome;
  } catch (error) {
    const refusal = refusalOfConstraint(error);
    if (!refusal) throw error;
    await takeBack();
    return { ok: false, refusal };
  }
};
