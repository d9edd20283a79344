// What 200 people notice of a restart of one, two and three servers on one database: all of them at the same moment.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { report, table } from '../../src/scripts/lib/benchmarks-page.mjs';
import { findFreePort } from '../../src/scripts/lib/free-port.mjs';
import { openDatabase } from '../../src/server/db/client';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/start-embedded-postgres';
import { readSigningKey } from '../../src/server/identity/local-idp/signing-key';
import { signAccessToken, signIdToken } from '../../src/server/identity/local-idp/tokens';

const CLIENTS = 200;
const PAUSE_MS = 500;
const WATCHED_MS = 15_000;
const MOST_P99_MS = 2_000;
const reads = ['/health/ready', '/employee/bookings?scope=upcoming', '/admin/global-state'];

const dataDir = await mkdtemp(join(tmpdir(), 'carpool-restart-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const { host, port, user, database } = postgres.connection;
const DATABASE_URL = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

type Server = { child: ChildProcess; port: string };

const start = async (at: string): Promise<Server> => {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, DATABASE_URL, DATA_DIR: dataDir, PORT: at, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const isReady = new Promise<void>((resolve) => {
    child.stdout.on('data', (output: Buffer) => {
      if (output.toString().includes('Ready in')) resolve();
    });
  });
  await isReady;
  return { child, port: at };
};

const stop = async ({ child }: Server): Promise<void> => {
  child.kill('SIGTERM');
  await once(child, 'exit');
};

const signedIn = async (): Promise<Record<string, string>[]> => {
  const key = await readSigningKey(dataDir);
  if (!key) throw new Error('no server has made a key');
  const { db, close } = openDatabase(postgres.connection);
  const people = await db
    .selectFrom('person')
    .select('signInName')
    .where('status', '=', 'active')
    .where('role', '=', 'employee')
    .where('signInName', 'is not', null)
    .execute();
  await close();
  const now = new Date();
  return Promise.all(
    people.map(async ({ signInName }) => {
      const grant = { email: signInName ?? '', name: 'bench', kmsi: false };
      return {
        id_token: await signIdToken(key, grant, { now }),
        access_token: await signAccessToken(key, grant, now),
      };
    }),
  );
};

type Answer = { status: number; ms: number };

/** Asks again half a second after each answer, and at once when nobody listens. */
const ask = async (
  index: number,
  ports: string[],
  people: Record<string, string>[],
  watch: { isOn: boolean; isOver: boolean; answers: Answer[] },
): Promise<void> => {
  const address = `http://localhost:${ports[index % ports.length]}/api`;
  const headers = people[index % people.length]!;
  for (let turn = index; !watch.isOver; turn += 1) {
    const began = performance.now();
    const wasOn = watch.isOn;
    const answer = await fetch(address + reads[turn % reads.length], { headers })
      .then(async (response) => {
        await response.arrayBuffer();
        return response.status;
      })
      .catch(() => undefined);
    // Nobody listens while a server is away; what was asked of the old one is not about the start.
    if (answer !== undefined && wasOn)
      watch.answers.push({ status: answer, ms: performance.now() - began });
    await sleep(answer === undefined ? 20 : PAUSE_MS);
  }
};

const measure = async (count: number) => {
  const ports: string[] = [];
  for (let made = 0; made < count; made += 1) ports.push(String(await findFreePort()));
  let servers = await Promise.all(ports.map(start));
  const watch = { isOn: false, isOver: false, answers: [] as Answer[] };
  const people = await signedIn();
  const asking = Promise.all(
    Array.from({ length: CLIENTS }, (_, index) => ask(index, ports, people, watch)),
  );
  await sleep(3_000);
  await Promise.all(servers.map(stop));
  watch.isOn = true;
  const away = performance.now();
  servers = await Promise.all(ports.map(start));
  const seconds = (performance.now() - away) / 1000;
  await sleep(WATCHED_MS);
  watch.isOver = true;
  await asking;
  await Promise.all(servers.map(stop));
  const times = watch.answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    count,
    seconds,
    answers: times.length,
    refused: watch.answers.filter(({ status }) => status >= 500).length,
    p50: times[Math.floor(times.length / 2)] ?? Infinity,
    p99: times[Math.floor(times.length * 0.99)] ?? Infinity,
  };
};

try {
  const rows = [];
  for (const count of [1, 2, 3]) rows.push(await measure(count));
  const busy = loadavg()[0]?.toFixed(1);
  report(
    'restart',
    `## Restart under load

${CLIENTS} people, each of whom asks again half a second after an answer, while all servers on one database are restarted at
the same moment. Counted are the answers from when the servers listen again to ${WATCHED_MS / 1000} s later; the load of the machine was
${busy} in the end. Bars: no answer 5xx, p99 ≤ ${MOST_P99_MS / 1000} s.

${table(
  ['servers', 'away', 'answers', '5xx', 'p50', 'p99'],
  rows.map(({ count, seconds, answers, refused, p50, p99 }) => [
    count,
    `${seconds.toFixed(1)} s`,
    answers,
    refused,
    `${(p50 / 1000).toFixed(2)} s`,
    `${(p99 / 1000).toFixed(2)} s`,
  ]),
)}`,
  );
  if (rows.some(({ refused, p99 }) => refused > 0 || p99 > MOST_P99_MS)) process.exitCode = 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit();
