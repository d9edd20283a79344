// Reports and satisfaction of one year of a large company: a million bookings, two hundred cars, a million rides of
// which four hundred thousand were rated. SIZES=20000 tries it quickly.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { measureIds } from '../../src/domain/reports/measures';
import { report, table } from '../../src/scripts/lib/benchmarks-page.mjs';
import { openDatabase } from '../../src/server/db/client';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/start-embedded-postgres';
import { migrate } from '../../src/server/db/migrate';
import { migrations } from '../../src/server/db/migrations';
import { refreshFacts } from '../../src/server/use-cases/reports/refresh-facts';
import { openBenchServer } from './support/bench-server';
import { admin, CARS, fillLargeCompany, fillYear, idIn, kind } from './support/company-year';
import { writeCost } from './support/write-cost';

const bars = { month: 500, year: 2_000 };
const full = 1_000_000;
const size = Number(process.env['SIZES'] ?? full);
const rounds = 4;
const year = 2025;

const dataDir = await mkdtemp(join(tmpdir(), 'carpool-report-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const database = openDatabase(postgres.connection, { silenceMs: 0 });
await migrate(database, migrations);
await fillLargeCompany(database.db);
const get = await openBenchServer(database.db);

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

const filled = await secondsOf(() => fillYear(database.db, size, year));
console.log(`${size} bookings, filled in ${filled.toFixed(0)} s`);
const made = await secondsOf(() => refreshFacts(database.db));
console.log(`rows of the reports made in ${made.toFixed(0)} s`);
await sql`vacuum analyze report_fact, report_day, report_peak, report_ride, report_ride_day`.execute(
  database.db,
);

const base = `/admin/${kind}/report`;
const ofRides = `/admin/${kind}/satisfaction`;
const narrowed = {
  '': '',
  ', one site': '&site=nava',
  ', one department': `&department=${idIn.department(7)}`,
  ', one cost centre': `&costCentre=${idIn.costCentre(7)}`,
  ', own cars': '&provider=none',
  ', one car': `&car=${idIn.car(7)}`,
  ', one driver': `&driver=${idIn.driver(7)}`,
};
const ofFilters = (names: readonly string[]) =>
  Object.entries(narrowed).filter(([name]) => names.includes(name));
const ridesBy = ['', ', one site', ', own cars', ', one car', ', one driver'];
const comment = encodeURIComponent('ขับดี 12');

type Call = { name: string; paths: string[]; bar: number };

const callsOf = (length: 'month' | 'year', period: string): Call[] => {
  const bar = bars[length];
  const callOf = (name: string, path: string): Call => ({
    name: `a ${length}${name}`,
    paths: [path],
    bar,
  });
  const rows = `${base}/rows?${period}`;
  return [
    ...Object.entries(narrowed).map(([name, query]) => callOf(name, `${base}?${period}${query}`)),
    {
      name: `a ${length}, drill-down of any of ${measureIds.length} figures`,
      paths: measureIds.map((id) => `${rows}&measure=${id}`),
      bar,
    },
    callOf(', drill-down, the largest first', `${rows}&measure=cost&sort=-value`),
    callOf(
      ', drill-down of one department',
      `${rows}&measure=cost&department=${idIn.department(7)}`,
    ),
    callOf(', a page of the export, 5,000 rows', `${rows}&measure=cost&size=5000&page=5`),
    ...ofFilters(ridesBy).map(([name, query]) =>
      callOf(`, satisfaction${name}`, `${ofRides}?${period}${query}`),
    ),
    callOf(', answers', `${ofRides}/rows?${period}`),
    callOf(', answers, the lowest first', `${ofRides}/rows?${period}&sort=overall`),
    callOf(', answers, searched', `${ofRides}/rows?${period}&q=${comment}`),
    callOf(', answers of one item', `${ofRides}/rows?${period}&item=polite&stars=5`),
  ];
};

const moment = encodeURIComponent(`${year}-11-03T03:00:00.000Z`);
const peak = `${base}/rows?from=${year}-11-03&to=${year}-11-03&measure=peak&minute=500`;
const calls: Call[] = [
  ...callsOf('month', `from=${year}-11-01&to=${year}-11-30`),
  ...callsOf('year', `from=${year}-01-01&to=${year}-12-31`),
  { name: 'the bookings of a peak', paths: [peak], bar: bars.month },
  {
    name: 'who had this car',
    paths: [`/admin/${kind}/car-use?plate=${encodeURIComponent('กข 7')}&at=${moment}`],
    bar: bars.month,
  },
  { name: 'the inbox of low scores', paths: [`/admin/${kind}/low-scores`], bar: bars.month },
];

const slowest = async (path: string): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push(1000 * (await secondsOf(() => get(admin, path))));
  // The first warms what a running server has warm.
  return Math.max(...times.slice(1));
};

const rows: { name: string; bar: number; milliseconds: number }[] = [];
for (const { name, paths, bar } of calls) {
  let milliseconds = 0;
  for (const path of paths) milliseconds = Math.max(milliseconds, await slowest(path));
  console.log(`${name}: ${milliseconds.toFixed(0)} ms`);
  rows.push({ name, bar, milliseconds });
}
const cost = await writeCost(database.db);
const page = `## Reports of a large company

${size.toLocaleString('en')} bookings of one kind in one year, ${CARS} cars, as many rides and two fifths of them rated: the
slowest of ${rounds - 1} authenticated requests through the whole server. A report holds all charts, the heat map, the
period before and the peaks by quarter of an hour.

${table(
  ['call', 'milliseconds', 'bar'],
  rows.map(({ name, milliseconds, bar }) => [name, milliseconds.toFixed(0), `≤ ${bar}`]),
)}

What the rows that are kept cost: a transaction that writes a booking with its passenger takes ${cost.noted.toFixed(2)} ms
instead of ${cost.plain.toFixed(2)} ms (medians of ${cost.writes}), since it notes what has changed. Making the rows of a
changed booking anew takes ${cost.anew.toFixed(1)} ms, by the clock or the next reader; all of the year at once took
${made.toFixed(0)} s.`;
if (size === full) report('report', page);
else console.log(page);
if (rows.some(({ milliseconds, bar }) => milliseconds > bar)) process.exitCode = 1;

await database.close();
await postgres.stop();
await rm(dataDir, { recursive: true });
process.exit();
