// What everybody's phone asks first, as fast as one server answers it: measured beside a call that asks nothing.
import { machine, report, table } from '../../src/scripts/lib/benchmarks-page.mjs';
import { askFast, type Asked } from './support/ask-fast';
import { openBuiltServers } from './support/built-servers';
import { fillCompany, fillHistory, people } from './support/many-bookings';

const CONNECTIONS = 8;
const BOOKINGS = 10_000;
const ROUNDS = 3;
const SECONDS = 4;
/** Processor time of one list against health's: what others on the same machine change least. */
const most = { ofHealth: 50 };
const goal = { perSecond: 1_000, p99: 25 };

const paths = {
  'own bookings': '/api/employee/bookings?scope=upcoming',
  'own bookings, past': '/api/employee/bookings?scope=past',
  contacts: '/api/employee/contacts',
  'health, without a database': '/api/health/live',
};
type Name = keyof typeof paths;
type Measured = Asked & { serverMs: number; postgresMs: number };

const product = await openBuiltServers('hot-reads', { DEMO: 'no' });
const server = await product.start();
await fillCompany(product.db);
await fillHistory(product.db, BOOKINGS);
const everybody = await Promise.all(people.map(product.headersOf));

const busy = async () => [server.busySeconds(), await product.postgresBusySeconds()] as const;

const ask = async (name: Name, seconds: number): Promise<Measured> => {
  const [server0, postgres0] = await busy();
  const asked = await askFast(
    server.port,
    everybody.map((headers) => ({ path: paths[name], headers })),
    { connections: CONNECTIONS, seconds },
  );
  const [server1, postgres1] = await busy();
  const each = (spent: number) => (spent * 1000) / (asked.perSecond * seconds);
  return { ...asked, serverMs: each(server1 - server0), postgresMs: each(postgres1 - postgres0) };
};

const names = Object.keys(paths) as Name[];
for (const name of names) await ask(name, 2);
const best = new Map<Name, Measured>();
let failed = 0;
for (let round = 0; round < ROUNDS; round += 1)
  for (const name of names) {
    const asked = await ask(name, SECONDS);
    failed += asked.failed;
    // Others may use the machine too: the best round is the one that they disturbed least.
    if (asked.perSecond > (best.get(name)?.perSecond ?? 0)) best.set(name, asked);
  }

const health = best.get('health, without a database');
const rows = [...best].map(([name, asked]) => ({
  name,
  ...asked,
  ofHealth: (asked.serverMs + asked.postgresMs) / (health?.serverMs ?? Infinity),
}));
report(
  'hot-reads',
  `## Hot reads

${CONNECTIONS} connections, each of which asks again at once, as ${people.length} people with ${BOOKINGS / people.length} bookings each (20 on a page);
one server, PostgreSQL and whoever asks on ${machine()}. The best of ${ROUNDS} rounds.
Goal on a quiet machine: own bookings ≥ ${goal.perSecond.toLocaleString('en')} a second, p99 ≤ ${goal.p99} ms. Bar on any: ≤ ${most.ofHealth} × the processor time of health.

${table(
  ['call', 'a second', 'p50, ms', 'p99, ms', 'server, ms', 'PostgreSQL, ms', '× health'],
  rows.map(({ name, perSecond, p50, p99, serverMs, postgresMs, ofHealth }) => [
    name,
    perSecond.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    serverMs.toFixed(2),
    postgresMs.toFixed(2),
    ofHealth.toFixed(1),
  ]),
)}`,
);
if (failed > 0 || rows.some(({ ofHealth }) => ofHealth > most.ofHealth)) process.exitCode = 1;
await product.close();
process.exit();
