// Reports of one year of a large company: a million bookings, two hundred cars. SIZES=20000 tries it quickly.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { report, table } from '../../src/scripts/lib/benchmarks-page.mjs';
import { openDatabase } from '../../src/server/db/client';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/start-embedded-postgres';
import { migrate } from '../../src/server/db/migrate';
import { migrations } from '../../src/server/db/migrations';
import { refreshFacts } from '../../src/server/use-cases/reports/refresh-facts';
import { openBenchServer } from './support/bench-server';
import { admin, CARS, fillLargeCompany, fillYear, kind } from './support/company-year';

const bars = { month: 500, year: 2_000 };
const full = 1_000_000;
const size = Number(process.env['SIZES'] ?? full);
const rounds = 12;
const year = 2025;

const dataDir = await mkdtemp(join(tmpdir(), 'carpool-report-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const database = openDatabase(postgres.connection);
await migrate(database, migrations);
await fillLargeCompany(database.db);
const get = await openBenchServer(database.db);

const secondsOf = async (work: () => Promise<void>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

const filled = await secondsOf(() => fillYear(database.db, size, year));
console.log(`${size} bookings, filled in ${filled.toFixed(0)} s`);
const made = await secondsOf(() => refreshFacts(database.db));
console.log(`rows of the reports made in ${made.toFixed(0)} s`);
await sql`vacuum analyze report_fact`.execute(database.db);

const month = `from=${year}-11-01&to=${year}-11-30`;
const whole = `from=${year}-01-01&to=${year}-12-31`;
const department = '00000010-0000-7000-8000-000000000007';
const base = `/admin/${kind}/report`;
const calls: { name: string; path: string; bar: number }[] = [
  { name: 'a month', path: `${base}?${month}`, bar: bars.month },
  {
    name: 'a month, one department',
    path: `${base}?${month}&department=${department}`,
    bar: bars.month,
  },
  { name: 'a month, drill-down', path: `${base}/rows?${month}&measure=cost`, bar: bars.month },
  { name: 'a year', path: `${base}?${whole}`, bar: bars.year },
  {
    name: 'a year, one department',
    path: `${base}?${whole}&department=${department}`,
    bar: bars.year,
  },
  { name: 'a year, own cars', path: `${base}?${whole}&provider=none`, bar: bars.year },
  { name: 'a year, drill-down', path: `${base}/rows?${whole}&measure=cost`, bar: bars.year },
];

const slowest = async (path: string): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(1000 * (await secondsOf(async () => void (await get(admin, path)))));
  }
  // The first warms what a running server has warm.
  return Math.max(...times.slice(1));
};

const rows: { name: string; bar: number; milliseconds: number }[] = [];
for (const { name, path, bar } of calls) {
  const milliseconds = await slowest(path);
  console.log(`${name}: ${milliseconds.toFixed(0)} ms`);
  rows.push({ name, bar, milliseconds });
}
const page = `## Reports of a large company

${size.toLocaleString('en')} bookings of one kind in one year, ${CARS} cars: the slowest of ${rounds - 1} authenticated
requests through the whole server, with all charts, the period before and the peaks by quarter of an hour.
Making all rows of the reports anew took ${made.toFixed(0)} s; from then on each change makes its own.

${table(
  ['call', 'milliseconds', 'bar'],
  rows.map(({ name, milliseconds, bar }) => [name, milliseconds.toFixed(0), `≤ ${bar}`]),
)}`;
if (size === full) report('report', page);
else console.log(page);
if (rows.some(({ milliseconds, bar }) => milliseconds > bar)) process.exitCode = 1;

await database.close();
await postgres.stop();
await rm(dataDir, { recursive: true });
process.exit();
