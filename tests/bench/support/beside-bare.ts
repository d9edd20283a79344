// The same list three ways, in turns: by the product, by a route of Hono that knows its answer, by a bare script's SQL.
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { bookingListRepository } from '../../../src/server/db/repositories/bookings/booking-list.repository';
import { personRepository } from '../../../src/server/db/repositories/users/person.repository';
import { askFast } from './ask-fast';
import type { Headers, openBuiltServers } from './built-servers';
import { statementsOf, type Statement } from './statements-of';

type Product = Awaited<ReturnType<typeof openBuiltServers>>;

const SECONDS = 4;
const ROUNDS = 2;
const CONNECTIONS = 8;
const PATH = '/api/employee/bookings?scope=upcoming';

/** Which statements the product sends for the list of each of these people. */
const statementsFor = async (
  { db, openFresh }: Pick<Product, 'db' | 'openFresh'>,
  names: readonly string[],
) => {
  const people = await db
    .selectFrom('person')
    .select(['id', 'tid', 'oid', 'signInName'])
    .where('signInName', 'in', names)
    .where('oid', 'is not', null)
    .execute();
  // Connections of its own: those of the pool that stand already are past listening to.
  const fresh = openFresh();
  const now = new Date();
  const all: Statement[][] = [];
  for (const { id, tid, oid, signInName } of people)
    all.push(
      await statementsOf(async () => {
        const account = { tid: tid ?? '', oid: oid ?? '', username: signInName ?? '' };
        await personRepository(fresh.db).findForSignIn(account, now);
        const query = { scope: 'upcoming', role: 'mine' } as const;
        await bookingListRepository(fresh.db).page(id, query, { language: 'th', now });
      }),
    );
  await fresh.close();
  return all;
};

export const measureBesideBare = async (
  product: Product,
  names: readonly string[],
  everybody: readonly Headers[],
) => {
  const server = await product.start();
  const [first] = everybody;
  const known = await fetch(`http://localhost:${server.port}${PATH}`, { headers: first ?? {} });
  const text = await known.text();
  const statements = await statementsFor(product, names);
  const bare = new Worker(join(import.meta.dirname, 'bare.mjs'), {
    workerData: { text, connection: product.connection, statements, connections: CONNECTIONS },
  });
  const [{ port }] = (await once(bare, 'message')) as [{ port: number }];
  const ask = async (at: number, path: string) =>
    (
      await askFast(
        at,
        everybody.map((headers) => ({ path, headers })),
        { connections: CONNECTIONS, seconds: SECONDS },
      )
    ).perSecond;
  const runScript = async () => {
    bare.postMessage(SECONDS);
    const [{ perSecond }] = (await once(bare, 'message')) as [{ perSecond: number }];
    return perSecond;
  };
  const ways = {
    health: () => ask(server.port, '/api/health/live'),
    route: () => ask(port, '/bare'),
    list: () => ask(server.port, PATH),
    script: runScript,
  };
  const best = { health: 0, route: 0, list: 0, script: 0 };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of ['health', 'route', 'list', 'script'] as const)
      best[way] = Math.max(best[way], await ways[way]());
  await server.stop();
  await bare.terminate();
  return best;
};
