// A thousand notices of one action: how soon they are queued, and what their delivery costs the requests meanwhile.
import { cpus } from 'node:os';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { report, table } from '../../src/scripts/lib/benchmarks-page.mjs';
import { dayOf } from '#domain/dates/bangkok-time';
import { openDatabase } from '../../src/server/db/client';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/start-embedded-postgres';
import { migrate } from '../../src/server/db/migrate';
import { migrations } from '../../src/server/db/migrations';
import { noticeRepository } from '../../src/server/db/repositories/notices/notice.repository';
import { createLog } from '../../src/server/log';
import { newId } from '../../src/server/new-id';
import { deliver } from '../../src/server/notices/deliver';
import { bookableCompany } from '../server/bookings/company';
import { companyIn } from '../server/schema/company';
import { insertBooking } from '../server/support/bookings';
import { openBenchServer } from './support/bench-server';

const COUNT = 1_000;
const ROUNDS = 5;
const CLIENTS = 4;
const most = { queued: 1_000, slower: 1.2 };

const dataDir = await mkdtemp(join(tmpdir(), 'carpool-notices-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const database = openDatabase(postgres.connection);
const clockwork = openDatabase(postgres.connection, { poolSize: 4 });
await migrate(database, migrations);
const { db } = database;
const { people } = await bookableCompany(db);
const ask = await openBenchServer(db);
const { id: subjectId } = await insertBooking(db, people['employee'] ?? '');
const emailOf = (number: number) => `n${number}@siamparts.example`;
const readers: string[] = [];
for (let count = 0; count < COUNT; count += 1) {
  const email = emailOf(count);
  readers.push(await companyIn(db).person({ email, signInName: email }));
}
// So many ask in turn that nobody asks more often than a person may.
const ASKING = 100;
for (const personId of readers.slice(0, ASKING)) await insertBooking(db, personId);

// Answers as a mail server or a push service does: after a while, and not by the server's own thread.
const service = new Worker(
  `const { parentPort } = require('node:worker_threads');
  const server = require('node:http').createServer((_, response) => setTimeout(() => response.end(), 20));
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`,
  { eval: true },
);
const [port] = (await once(service, 'message')) as [number];
const send = async () => {
  await (await fetch(`http://127.0.0.1:${port}`)).arrayBuffer();
  return { is: 'sent' as const };
};
// At ten in the morning, whatever the hour: at night most of it would wait.
const late = Date.now() - Date.parse(`${dayOf(new Date())}T10:00:00+07:00`);
const now = () => new Date(Date.now() - late);
const tools = { db: clockwork.db, now, newId, log: createLog('silent') };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How long requests take, one after the other by a few clients, until the work is done. */
const requestsDuring = async (work: Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  const end = new AbortController();
  const over = work.finally(() => end.abort());
  const client = async () => {
    while (!end.signal.aborted) {
      const start = performance.now();
      await ask(emailOf(times.length % ASKING), '/employee/bookings');
      times.push(performance.now() - start);
      // People read what they asked for.
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
  await Promise.all([over, ...Array.from({ length: CLIENTS }, client)]);
  return times;
};

const queue = async (round: number): Promise<number> => {
  const news = { type: 'arranged', subjectId, params: {}, at: now() } as const;
  const notices = readers.map((personId) => ({
    ...news,
    id: newId(),
    personId,
    cause: `round:${round}`,
  }));
  const start = performance.now();
  await db.transaction().execute((tx) => noticeRepository(tx).add(notices));
  return performance.now() - start;
};

const pauseOf = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

await requestsDuring(pauseOf(3_000));
const queued: number[] = [];
const delivered: number[] = [];
const quiet: number[] = [];
const busy: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  queued.push(await queue(round));
  const start = performance.now();
  const delivery = deliver([{ channel: 'email', send }], tools).then(() =>
    delivered.push(performance.now() - start),
  );
  busy.push(...(await requestsDuring(delivery)));
  // As long without deliveries, side by side: the machine may be another one a minute later.
  quiet.push(...(await requestsDuring(pauseOf(delivered.at(-1) ?? 0))));
}

const [before, during] = [median(quiet), median(busy)];
const slower = during / before;
const slowest = Math.max(...queued);
report(
  'notices',
  `## A thousand notices of one action

${ROUNDS} rounds on ${cpus().length} cores, server and deliveries in one process, with the embedded PostgreSQL; ${CLIENTS} people ask for their bookings meanwhile.
The service that takes the notices answers after 20 ms.

${table(
  ['what', 'measured', 'bar'],
  [
    ['queued, slowest', `${slowest.toFixed(0)} ms`, `≤ ${most.queued} ms`],
    ['all delivered, median', `${(median(delivered) / 1000).toFixed(1)} s`, ''],
    ['a request without deliveries, median', `${before.toFixed(1)} ms`, ''],
    ['a request during deliveries, median', `${during.toFixed(1)} ms`, ''],
    ['slower', `${slower.toFixed(2)} ×`, `≤ ${most.slower} ×`],
  ],
)}`,
);
if (slowest > most.queued || slower > most.slower) process.exitCode = 1;

await service.terminate();
await clockwork.close();
await database.close();
await postgres.stop();
await rm(dataDir, { recursive: true });
process.exit();
