import { sql } from 'kysely';
import type { Fact } from '#domain/reports/fact';
import { recordsOf, readRow, readRows } from '../../sql';
import type { Db } from '../../client';

/** Units in one transaction: enough to be quick, few enough to be soon over. */
const BATCH = 2_000;

const lockKey = 7_240_030;

type Stale = { bookingId: string | null; tripId: string | null; expenseId: string | null };

export type StaleUnits = { trips: string[]; bookings: string[]; expenses: string[] };

const unique = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id) => id !== null)),
];

const toRow = (fact: Fact) => ({ ...fact, startsAt: new Date(fact.startsAt).toISOString() });

/** All that a ride says but its id. */
const rideColumns = (of = '') =>
  sql.raw(
    [
      'kind',
      'day',
      'starts_at',
      'trip_id',
      'person_id',
      'car_id',
      'driver_id',
      'provider_id',
      'rating_id',
      'overall',
      'worst',
    ]
      .map((column) => of + column)
      .join(),
  );

/** The rows of the reports, and what has changed since they were made. */
export const reportFactRepository = (db: Db) => ({
  /** How much is left to do, counted no further than `most`. */
  countStale: async (most: number): Promise<number> => {
    const row = await readRow(db)<{ n: number }>`
      select count(*) as n from (select from report_stale limit ${most}) as waiting`;
    return row?.n ?? 0;
  },

  /** One at a time makes rows anew; to the end of the transaction. */
  lock: () => sql`select pg_advisory_xact_lock(${lockKey})`.execute(db),

  /** Under the lock: takes a part of what is stale off the list, with all that hangs together with it. */
  takeStale: async (): Promise<StaleUnits | undefined> => {
    const rows = await readRows(db)<Stale>`
      delete from report_stale
      where id in (select id from report_stale order by id limit ${BATCH})
      returning booking_id, trip_id, expense_id`;
    if (rows.length === 0) return undefined;
    const bookings = unique(rows.map(({ bookingId }) => bookingId));
    const of = await readRows(db)<{ tripId: string | null }>`
      select trip_id from booking where id = any (${bookings}::uuid[])
      union select trip_id from report_fact where line = any (${bookings}::uuid[])`;
    return {
      trips: unique([...rows, ...of].map(({ tripId }) => tripId)),
      bookings,
      expenses: unique(rows.map(({ expenseId }) => expenseId)),
    };
  },

  replace: async ({ trips, bookings, expenses }: StaleUnits, facts: readonly Fact[]) => {
    await sql`
      with gone as (delete from report_fact where trip_id = any (${trips}::uuid[]) returning kind, day)
      insert into report_stale_day select distinct kind, day from gone`.execute(db);
    await sql`
      with gone as (
        delete from report_fact where line = any (${[...bookings, ...expenses]}::uuid[]) returning kind, day
      )
      insert into report_stale_day select distinct kind, day from gone`.execute(db);
    // A booking that moved between two trips while they were read is on the list again.
    await sql`
      with made as (
        insert into report_fact
        select * from ${recordsOf('reportFact', facts.map(toRow))}
        on conflict do nothing
        returning kind, day
      )
      insert into report_stale_day select distinct kind, day from made`.execute(db);
  },

  /** The rides of these trips, as the view `ride` has them. */
  replaceRides: async ({ trips }: StaleUnits): Promise<void> => {
    await sql`
      with gone as (delete from report_ride where trip_id = any (${trips}::uuid[]) returning kind, day)
      insert into report_stale_day select distinct kind, day from gone`.execute(db);
    await sql`
      with made as (
        insert into report_ride select * from ride where trip_id = any (${trips}::uuid[])
        on conflict (id) do update set (${rideColumns()}) = row (${rideColumns('excluded.')})
        returning kind, day
      )
      insert into report_stale_day select distinct kind, day from made`.execute(db);
  },
});
