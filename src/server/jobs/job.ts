import type { Db } from '../db/client';
import type { Log } from '../log';

type Tools = { db: Db; now: Date; newId: () => string; log: Log };

/**
 * Something the clock does. It does all that is due by `now`, however long ago the last run was, and may be cut off
 * and run again: what must not happen twice belongs into one transaction of its own.
 */
export type Job = {
  name: string;
  everySeconds: number;
  /** Of a job of once a day: at which minute of it, by the clock of Bangkok. A server that was off then runs it at once. */
  atMinute?: number;
  run: (tools: Tools) => Promise<void>;
};
