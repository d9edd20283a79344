// A clock that a bench sets, for the product and for its database: there `now()` is a function of ours, found before
// PostgreSQL's own because the database says where names are looked for. It must be set before the tables are made.
import { sql } from 'kysely';
import type { Db } from '../../../src/server/db/client';

export const openSimulatedClock = async (db: Db, database: string, from: Date) => {
  let at = from;
  await sql`create schema simulated`.execute(db);
  await sql`create table simulated.clock (at timestamptz not null)`.execute(db);
  await sql`insert into simulated.clock values (${at})`.execute(db);
  await sql`create function simulated.now() returns timestamptz language sql stable
    as 'select at from simulated.clock'`.execute(db);
  await sql`alter database ${sql.ref(database)} set search_path = public, simulated, pg_catalog`.execute(
    db,
  );
  return {
    now: () => new Date(at),
    set: async (moment: Date) => {
      at = moment;
      await sql`update simulated.clock set at = ${moment}`.execute(db);
    },
  };
};
