import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../setup/test-database';
import { findUnwritten, findWriters } from './find-writers';

const database = useTestDatabase();

/** Where the rows of a table are made, when that is not where they are written. */
const madeIn: Readonly<Record<string, readonly string[]>> = {
  admin_user: ['server/db/admin-rights'],
  approval: ['server/jobs/wake-approvers'],
  assignment: ['server/use-cases/arranging/save-change'],
  booking: [
    'kinds/request/rows',
    'server/use-cases/bookings/bookings',
    'server/use-cases/approvals/apply-change',
  ],
  booking_stop: ['kinds/request/rows'],
  car: ['contract/car-fields'],
  car_blackout: ['contract/car-part-fields', 'server/use-cases/fleet/car-blackouts'],
  car_document: ['contract/car-part-fields'],
  contact: ['contract/basics-fields'],
  delegation: ['server/use-cases/approvals/delegations'],
  driver_leave: ['contract/driver-fields', 'server/use-cases/drivers/drivers'],
  driver_shift: ['contract/driver-fields'],
  event: ['server/use-cases/tell'],
  expense: ['server/use-cases/links/mark-job'],
  expense_split: ['server/use-cases/expenses/judge-expense', 'domain/expense/split'],
  file: ['server/use-cases/files/files'],
  holiday: ['contract/timetable-fields'],
  kind: ['contract/rule-fields'],
  link: ['server/use-cases/links/links'],
  mark: ['server/use-cases/links/mark-job'],
  passenger: ['kinds/request/rows'],
  maintenance_plan: ['contract/care-plan-fields'],
  place: ['contract/basics-fields'],
  problem_report: ['contract/contacts'],
  proposal: ['server/use-cases/arranging/make-proposal'],
  provider_contact: ['contract/provider-fields'],
  purpose: ['contract/basics-fields'],
  push_subscription: ['contract/notices'],
  rate_card: ['contract/provider-fields'],
  rating: ['server/use-cases/ratings/ratings'],
  route_stop: ['contract/timetable-fields'],
  seat_offer: ['domain/booking/waitlist'],
  settled_trouble: ['server/use-cases/fleet/car-troubles'],
  timetable_entry: ['contract/timetable-fields'],
  self_driver: ['kinds/bookingnodriver/rows'],
  service_state: ['contract/service-state'],
};

const ofApprovals = 'server/db/repositories/approvals/silent-approval.repository';
const ofAbsences = 'server/db/repositories/drivers/absence.repository';

/** Written by a name that is handed over: where, and by which words. */
const otherwise: Readonly<Record<string, readonly [file: string, words: string]>> = {
  'approval.passed_on_at': [ofApprovals, "as: 'remindedAt' | 'passedOnAt', at: Date"],
  'approval.reminded_at': [ofApprovals, "as: 'remindedAt' | 'passedOnAt', at: Date"],
  'car_blackout.cancelled_at': [ofAbsences, 'cancelled_at = case'],
  'driver_leave.cancelled_at': [ofAbsences, 'cancelled_at = case'],
  'push_key.private_key': [
    'server/db/repositories/notices/push-key.repository',
    'type KeyPair = { publicKey: string; privateKey: string }',
  ],
};

/** What nobody writes, and why that is so. */
const known: Readonly<Record<string, string>> = {
  'department.active': 'departments come with the import of people; none has been retired yet',
  'driver.hired_on': 'no form asks for it; the demo fills it',
  saved_filter: 'filters are kept on the device so far',
};

const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') });

/** The product's own: neither the demo nor what is generated or tests itself. */
const source = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/server/${file}`)
  .filter((path) => /\.(?:ts|sql)$/.test(path) && !/\/demo\/|generated|\.test\./.test(path))
  .map(read);

const made = new Map(
  Object.entries(madeIn).map(([table, files]) => [
    table,
    files.map((file) => read(`src/${file}.ts`)),
  ]),
);

/** Without what the database fills by itself: identities, versions, when a row was made, that there is only one. */
const readSchema = async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as "table", array_agg(column_name::text order by ordinal_position) filter (where not (
      column_name in ('id', 'version', 'singleton', 'only_one') or is_identity = 'YES'
      or is_generated = 'ALWAYS' or coalesce(column_default, '') = 'now()')) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' group by 1`.execute(database.db);
  return new Map(rows.map(({ table, columns }) => [table, columns ?? []]));
};

it('every table and column has a writer outside the demo, or a reason to have none', async () => {
  expect(findUnwritten(await readSchema(), findWriters(source, made)).toSorted()).toEqual(
    [...Object.keys(known), ...Object.keys(otherwise)].toSorted(),
  );
  for (const [file, written] of Object.values(otherwise))
    expect(read(`src/${file}.ts`).text).toContain(written);
});

it('would say so of what only the demo writes: so it was of the stops and kilometres of trips', async () => {
  const without = source.filter(({ path }) => !/\/travel\/|merge-place/.test(path));
  const found = findUnwritten(await readSchema(), findWriters(without, made));
  expect(found).toEqual(
    expect.arrayContaining(['travel_learned', 'travel_time', 'trip_stop', 'trip.planned_km']),
  );
});
