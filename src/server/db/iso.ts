import { sql } from 'kysely';

/** A moment inside JSON, written as JavaScript does; the driver makes dates of columns only. */
export const iso = (moment: string) =>
  sql.raw(`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
