// A year of the company in accelerated time, by the product's own calls and jobs: does anything fall behind or grow that
// should not? `npm run bench:year` simulates 250 workdays of 300 bookings, which takes a long while; `-- --days 10` a few.
import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { addDays, atMinute, dayOf, type Day } from '#domain/dates/bangkok-time';
import { done } from '#domain/refusal';
import { machine, report, table } from '../../src/scripts/lib/benchmarks-page.mjs';
import { createApp } from '../../src/server/create-app';
import { checkBackup } from '../../src/server/db/backup/backup-lines';
import { readBackupFile, writeBackupFile } from '../../src/server/db/backup/backup-file';
import { writeBackup } from '../../src/server/db/backup/write-backup';
import { openDatabase } from '../../src/server/db/client';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/start-embedded-postgres';
import { migrate } from '../../src/server/db/migrate';
import { migrations } from '../../src/server/db/migrations';
import { checkTruths } from '../../src/server/db/truths/check-truths';
import { seedDemo } from '../../src/server/demo/seed-demo';
import { localIdentityConfig } from '../../src/server/identity/local-idp/metadata';
import { jobs } from '../../src/server/jobs/jobs';
import { lookAtTruths } from '../../src/server/jobs/look-at-truths';
import { createLog } from '../../src/server/log';
import { newId } from '../../src/server/new-id';
import { deliver } from '../../src/server/notices/deliver';
import { optimiseWithout } from '../../src/server/optimiser/optimise-here';
import { scansOf } from './support/scans-of';
import { people } from './support/many-bookings';
import { countRows } from './support/count-rows';
import { createRunner } from './support/run-clock';
import { openSimulatedClock } from './support/simulated-clock';
import { openWorkday } from './support/workday';
import { fillYearCompany } from './support/year-company';
import { accountNamed } from '../server/support/verify-here';

const daysAt = process.argv.indexOf('--days');
const DAYS = daysAt < 0 ? 250 : Number(process.argv[daysAt + 1]);
const A_DAY = Number(process.env['BOOKINGS'] ?? 300);
const most = { jobMs: 60_000, monthMs: 500, yearMs: 2_000, growth: 1.25 };
/** What is kept for a time or until it is done, whatever the history is. */
const passing = [
  'idempotency_key',
  'arranging_change',
  'report_stale',
  'report_stale_day',
  'job_run',
  'seat_offer',
];
/** Longer than anything of the above is kept: before that it still fills. */
const SETTLED_DAYS = 60;

const dataDir = await mkdtemp(join(tmpdir(), 'carpool-year-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const { connection } = postgres;
/** The last of them is a workday before today, so that all of it is past in the end. */
const first = new Date(Date.now() - (Math.ceil((DAYS * 7) / 5) + 4) * 86_400_000);
const setting = openDatabase(connection);
// It is made for this run alone: nothing of it must outlive a crash.
await sql`alter database ${sql.ref(connection.database)} set synchronous_commit = off`.execute(
  setting.db,
);
const clock = await openSimulatedClock(setting.db, connection.database, first);
const database = openDatabase(connection);
const { db } = database;
await migrate(database, migrations);
await db.transaction().execute((tx) => seedDemo(tx, clock.now()));
const { dispatchers, cars, drivers } = await fillYearCompany(db);

const log = createLog('silent');
const app = createApp({
  db,
  now: clock.now,
  newId,
  verifyToken: (token) => Promise.resolve(done(accountNamed('year', token))),
  optimise: (day) => Promise.resolve(optimiseWithout(day)),
  live: { subscribe: () => () => {}, close: () => Promise.resolve() },
  log,
  config: {
    apiHost: '/api',
    version: 'bench',
    identity: localIdentityConfig('http://localhost'),
    rejectedDomain: 'corp.siamparts.example',
  },
});
const workday = openWorkday(app, {
  people,
  approvers: people.slice(0, 50),
  dispatchers,
  cars,
  drivers,
});
const clockJobs = jobs.map((job) =>
  // It waits until the server has run for a while, which this one has not.
  job.name === 'look-at-truths' ? lookAtTruths(() => Number.MAX_SAFE_INTEGER) : job,
);
const runner = createRunner(clockJobs);
let sent = 0;
const post = {
  channel: 'email' as const,
  send: () => {
    sent += 1;
    return Promise.resolve({ is: 'sent' as const });
  },
};

const goTo = async (moment: Date): Promise<void> => {
  await clock.set(moment);
  await runner.runDue({ db, now: clock.now(), newId, log });
  await deliver([post], { db, now: clock.now, newId, log });
};

const isWorkday = (day: Day) => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday > 0 && weekday < 6;
};

const hours = [6, 9, 12, 15, 18, 21];
let half: Map<string, number> | undefined;
const began = performance.now();
for (let day = dayOf(first), worked = 0; worked < DAYS; day = addDays(day, 1)) {
  await goTo(new Date(atMinute(day, 2 * 60 + 30)));
  if (!isWorkday(day)) continue;
  for (const hour of hours) {
    await goTo(new Date(atMinute(day, hour * 60)));
    if (hour === 9) await workday.book(day, A_DAY);
    if (hour === 12) await workday.approve();
    if (hour === 15) await workday.arrange(day);
    if (hour === 18) await workday.rate();
  }
  worked += 1;
  if (worked % 5 === 0) {
    await sql`analyze`.execute(db);
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    console.log(`${worked} of ${DAYS} workdays, ${minutes} minutes`);
  }
  if (worked === Math.ceil(DAYS / 2)) half = await countRows(db);
}
const minutes = (performance.now() - began) / 60_000;

const rows = await countRows(db);
const count = (name: string) => rows.get(name) ?? 0;
const left = await sql<{ what: string; n: number }>`
  select 'notices not yet planned or sent' as what, count(*)::int as n from notice_delivery
    where sent_at is null and due_at < now() - interval '20 minutes'
  union all select 'trips past their end and not done', count(*)::int from trip
    where ends_at < now() - interval '1 day' and status in ('planned', 'accepted', 'underway')
  union all select 'requests past their start and open', count(*)::int from booking
    where starts_at < now() - interval '1 day' and status in ('pending', 'approved')`.execute(db);

const stateRows = await sql<{ status: string; n: number }>`
  select status, count(*)::int as n from booking where requester_id in (
    select id from person where sign_in_name = any(${people}::text[])) group by 1 order by 2 desc`.execute(
  db,
);
const states = stateRows.rows.map(({ status, n }) => `${n.toLocaleString('en')} ${status}`);
const today = dayOf(clock.now());
const [admin = ''] = dispatchers;
const slowest = async (path: string): Promise<number> => {
  let milliseconds = 0;
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    await workday.call(admin, path);
    milliseconds = Math.max(milliseconds, performance.now() - start);
  }
  return milliseconds;
};
const reportPath = (from: Day) => `/admin/bookingwithdrivernava/report?from=${from}&to=${today}`;
const month = await slowest(reportPath(addDays(today, -30)));
const year = await slowest(reportPath(addDays(today, -365)));
const broken = await checkTruths(db);
const scans = await scansOf(connection, {
  db,
  person: people[60] ?? '',
  now: clock.now(),
  isLarge: (name) => count(name) > 2_000,
});
const bytes = await writeBackupFile(
  join(dataDir, 'year.gz'),
  writeBackup(database, { version: 'bench', now: clock.now() }),
  (file) => checkBackup(readBackupFile(file)),
);
const { rows: sizes } = await sql<{ size: number }>`
  select pg_database_size(current_database())::float8 as size`.execute(db);

const isSettled = DAYS >= SETTLED_DAYS;
const growth = passing.map((name) => {
  const before = half?.get(name) ?? 0;
  return { name, before, after: count(name), grows: count(name) > before * most.growth + 100 };
});
const slowJobs = [...runner.times].filter(([, { slowestMs }]) => slowestMs > most.jobMs);
const megabytes = (size: number) => `${(size / 1e6).toFixed(1)} MB`;
const refusals = [...workday.refused].map(([code, n]) => `${n} × ${code}`).join(', ') || 'none';
report(
  'year',
  `## A simulated year

${DAYS} workdays of ${A_DAY} requests by ${people.length} people, decided, arranged, driven and rated by the product's own calls, and the clock's jobs six times a day
and at night, in ${minutes.toFixed(0)} minutes on ${machine()}. Of their bookings in the end: ${states.join(', ')}.\nWith those of the demo ${count('booking').toLocaleString('en')} bookings, ${count('trip').toLocaleString('en')} trips, ${count('rating').toLocaleString('en')} ratings,
${count('notice').toLocaleString('en')} notices, ${sent.toLocaleString('en')} mails. Refused: ${refusals}.
Truths broken: ${broken.map(({ name }) => name).join(', ') || 'none'}. Large tables read from one end to the other by what people ask all day: ${scans.join(', ') || 'none'}.
Database ${megabytes(sizes[0]?.size ?? 0)}, backup ${megabytes(bytes)}, read again and complete.

${table(
  ['what', 'measured', 'bar'],
  [
    ['report of a month, slowest of 3', `${month.toFixed(0)} ms`, `≤ ${most.monthMs} ms`],
    ['report of the year, slowest of 3', `${year.toFixed(0)} ms`, `≤ ${most.yearMs} ms`],
    ...left.rows.map(({ what, n }) => [what, n, 0]),
  ],
)}

${table(
  ['job', 'runs', 'slowest', 'in all'],
  [...runner.times]
    .toSorted(([, a], [, b]) => b.totalMs - a.totalMs)
    .map(([name, { runs, slowestMs, totalMs }]) => [
      name,
      runs,
      `${slowestMs.toFixed(0)} ms`,
      `${(totalMs / 1000).toFixed(1)} s`,
    ]),
)}

Kept for a time or until it is done${isSettled ? '' : ` (not judged: they still fill in the first ${SETTLED_DAYS} days)`}:

${table(
  ['table', 'rows after half of the days', 'in the end'],
  growth.map(({ name, before, after }) => [name, before, after]),
)}`,
);
if (
  month > most.monthMs ||
  year > most.yearMs ||
  broken.length > 0 ||
  scans.length > 0 ||
  slowJobs.length > 0 ||
  left.rows.some(({ n }) => n > 0) ||
  (isSettled && growth.some(({ grows }) => grows))
)
  process.exitCode = 1;
await Promise.all([setting.close(), database.close()]);
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });
process.exit();
