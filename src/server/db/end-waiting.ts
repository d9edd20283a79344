import { sql } from 'kysely';
import type { Db } from './client';

const LOOK_AGAIN_MS = 250;

/**
 * Ends a transaction (`pid`) that still waits for a lock at `until`: each lock has its own time, but many may come one
 * after another. Who works and does not wait goes on. Answers how to stop looking.
 */
export const endWaiting = (db: Db, pid: number, until: number): (() => void) => {
  const end = () =>
    sql`
      select pg_cancel_backend(pid) from pg_stat_activity where pid = ${pid} and wait_event_type = 'Lock'
    `
      .execute(db)
      .catch(() => undefined);
  const again = (ms: number): NodeJS.Timeout =>
    setTimeout(() => {
      timer = again(LOOK_AGAIN_MS);
      void end();
    }, ms);
  let timer = again(Math.max(0, until - performance.now()));
  return () => clearTimeout(timer);
};
