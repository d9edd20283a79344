import { sql } from 'kysely';
import type { Db } from './client';

/**
 * Does the work if no one else, in any process, holds the lock of this name. The lock is the session's: should this
 * server die, PostgreSQL gives it back at once.
 */
export const tryLock = (db: Db, name: string, work: () => Promise<void>): Promise<void> =>
  db.connection().execute(async (session) => {
    const key = sql`hashtextextended(${name}, 0)`;
    const { rows } = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_lock(${key}) as mine`.execute(session);
    if (rows[0]?.mine !== true) return;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(session);
    }
  });
