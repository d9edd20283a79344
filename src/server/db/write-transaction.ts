import { sql } from 'kysely';
import type { Db } from './client';

/** A transaction that gives up soon when another one keeps what it needs: nobody is helped by a long wait. */
export const writeTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '4s'`.execute(tx);
    return work(tx);
  });
