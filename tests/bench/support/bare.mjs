// @ts-check
// What there would be without the product, in a thread of its own: a route of Hono that answers a text, and a script that
// sends PostgreSQL the same statements.
import { parentPort, workerData } from 'node:worker_threads';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

/** @type {{ text: string, connection: object, statements: { name: string, text: string, values: unknown[] }[][], connections: number }} */
const { text, connection, statements, connections } = workerData;

const app = new Hono().get('/bare', (c) =>
  c.body(text, 200, { 'Content-Type': 'application/json' }),
);
serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }, ({ port }) =>
  parentPort?.postMessage({ port }),
);

/** How many times a second all statements of a call are answered. @type {(seconds: number) => Promise<number>} */
const runScript = async (seconds) => {
  const clients = Array.from({ length: connections }, () => new pg.Client(connection));
  await Promise.all(clients.map((client) => client.connect()));
  let done = 0;
  const began = performance.now();
  const endsAt = began + seconds * 1000;
  const running = clients.map(async (client, nth) => {
    for (let turn = nth; performance.now() < endsAt; turn += 1) {
      for (const statement of statements[turn % statements.length] ?? [])
        await client.query({ ...statement });
      done += 1;
    }
  });
  await Promise.all(running);
  const took = (performance.now() - began) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return done / took;
};

parentPort?.on('message', async (seconds) => {
  parentPort?.postMessage({ perSecond: await runScript(seconds) });
});
