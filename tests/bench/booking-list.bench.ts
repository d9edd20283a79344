// Lists, detail and forecast for people with a long history: does a million bookings cost more than ten thousand?
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report, table } from '../../src/scripts/lib/benchmarks-page.mjs';
import { openDatabase } from '../../src/server/db/client';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/start-embedded-postgres';
import { migrate } from '../../src/server/db/migrate';
import { migrations } from '../../src/server/db/migrations';
import { fillCompany, fillHistory, people } from './support/many-bookings';
import { openBenchServer } from './support/bench-server';

const most = { milliseconds: 50, growth: 1.5 };
const sizes = (process.env['SIZES'] ?? '10000,1000000').split(',').map(Number);
const rounds = 300;
const readers = 40;

const day = (ahead: number): string =>
  new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

const percentile95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

const dataDir = await mkdtemp(join(tmpdir(), 'carpool-booking-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const database = openDatabase(postgres.connection, { silenceMs: 0 });
await migrate(database, migrations);
await fillCompany(database.db);
const get = await openBenchServer(database.db);

const measure = async () => {
  const known = new Map<string, string>();
  const pathOf: Record<string, (email: string) => string> = {
    'list, ahead': () => '/employee/bookings',
    'list, past': () => '/employee/bookings?scope=past',
    'list, past, one kind': () => '/employee/bookings?scope=past&kind=bookingduringday&role=by_me',
    'list, past, next page': (email) =>
      `/employee/bookings?scope=past&after=${encodeURIComponent(known.get(`after ${email}`) ?? '')}`,
    detail: (email) => `/employee/bookings/${known.get(`id ${email}`)}`,
    forecast: () => `/employee/forecast?kind=bookingwithdrivernava&from=${day(1)}&days=7`,
  };
  for (const email of people.slice(0, readers)) {
    const first = await get(email, '/employee/bookings?scope=past');
    known.set(`id ${email}`, first.bookings[0]!.id).set(`after ${email}`, String(first.next));
  }
  const measured: Record<string, number> = {};
  for (const [name, path] of Object.entries(pathOf)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const email = people[round % readers]!;
      const start = performance.now();
      await get(email, path(email));
      times.push(performance.now() - start);
    }
    // The first round is everybody's first: it warms what a running server has warm.
    measured[name] = percentile95(times.slice(readers));
  }
  return measured;
};

const results: Record<string, number>[] = [];
for (const size of sizes) {
  const start = performance.now();
  await fillHistory(database.db, size);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${size} bookings, filled in ${seconds} s`);
  results.push(await measure());
}

const [small = {}, large = small] = results;
const rows = Object.entries(large).map(([name, milliseconds]) => {
  const before = small[name] ?? milliseconds;
  return { name, before, milliseconds, growth: milliseconds / before };
});
report(
  'booking-list',
  `## Bookings of a long history

p95 of ${rounds - readers} authenticated requests of ${readers} people through the whole server in one process, milliseconds.
Bars: ≤ ${most.milliseconds} ms, and ≤ ${most.growth} × of the smaller.

${table(
  ['call', ...sizes.map((size) => `${size.toLocaleString('en')} bookings`), 'growth'],
  rows.map(({ name, before, milliseconds, growth }) => [
    name,
    before.toFixed(1),
    milliseconds.toFixed(1),
    `${growth.toFixed(2)} ×`,
  ]),
)}`,
);
if (rows.some((row) => row.milliseconds > most.milliseconds || row.growth > most.growth))
  process.exitCode = 1;

await database.close();
await postgres.stop();
await rm(dataDir, { recursive: true });
process.exit();
