import { sql } from 'kysely';
import type { Db } from './client';

/** What one lock may take; also of the clock's jobs, which nobody waits for. */
const LONGEST_LOCK_MS = 2_500;

/** A transaction that gives up soon when another one keeps what it needs: nobody is helped by a long wait. */
export const writeTransaction = <T>(
  db: Db,
  work: (tx: Db, pid: number) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`
      select set_config('lock_timeout', ${String(LONGEST_LOCK_MS)}, true), pg_backend_pid() as pid
    `.execute(tx);
    return work(tx, rows[0]!.pid);
  });
