import { sql } from 'kysely';
import type { Fact } from '#domain/reports/fact';
import type { Db } from '../../client';

/** Units in one transaction: enough to be quick, few enough to be soon over. */
const BATCH = 2_000;

const lockKey = 7_240_030;

type Stale = { booking_id: string | null; trip_id: string | null; expense_id: string | null };

export type StaleUnits = { trips: string[]; bookings: string[]; expenses: string[] };

const unique = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id) => id !== null)),
];

const toRow = ({ startsAt, ...fact }: Fact) => ({
  line: fact.line,
  part: fact.part,
  kind: fact.kind,
  day: fact.day,
  starts_at: new Date(startsAt).toISOString(),
  booking_id: fact.bookingId,
  trip_id: fact.tripId,
  assignment_id: fact.assignmentId,
  person_id: fact.personId,
  cost_centre_id: fact.costCentreId,
  provider_id: fact.providerId,
  car_id: fact.carId,
  driver_id: fact.driverId,
  lead: fact.lead,
  use_from: fact.useFrom,
  use_to: fact.useTo,
  use_share: fact.useShare,
  bookings: fact.bookings,
  passengers: fact.passengers,
  trips: fact.trips,
  seats_offered: fact.seatsOffered,
  seats_used: fact.seatsUsed,
  metres: fact.metres,
  grams: fact.grams,
  cost_estimate: fact.costEstimate,
  cost_expense: fact.costExpense,
  saved_estimate: fact.savedEstimate,
  saved_expense: fact.savedExpense,
  overtime_minutes: fact.overtimeMinutes,
  decisions: fact.decisions,
  decision_minutes: fact.decisionMinutes,
  timed: fact.timed,
  on_time: fact.onTime,
  cancelled: fact.cancelled,
  cancelled_late: fact.cancelledLate,
  no_shows: fact.noShows,
  unmet: fact.unmet,
  unmet_seats: fact.unmetSeats,
});

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
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from (select from report_stale limit ${most}) as waiting`.execute(db);
    return rows[0]?.n ?? 0;
  },

  /** One at a time makes rows anew; to the end of the transaction. */
  lock: async (): Promise<void> => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(db);
  },

  /** Under the lock: takes a part of what is stale off the list, with all that hangs together with it. */
  takeStale: async (): Promise<StaleUnits | undefined> => {
    const { rows } = await sql<Stale>`
      delete from report_stale
      where id in (select id from report_stale order by id limit ${BATCH})
      returning booking_id, trip_id, expense_id`.execute(db);
    if (rows.length === 0) return undefined;
    const bookings = unique(rows.map(({ booking_id }) => booking_id));
    const { rows: of } = await sql<{ trip_id: string | null }>`
      select trip_id from booking where id = any (${bookings}::uuid[])
      union select trip_id from report_fact where line = any (${bookings}::uuid[])`.execute(db);
    return {
      trips: unique([...rows, ...of].map(({ trip_id }) => trip_id)),
      bookings,
      expenses: unique(rows.map(({ expense_id }) => expense_id)),
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
        select * from json_populate_recordset(null::report_fact, ${JSON.stringify(facts.map(toRow))}::json)
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
