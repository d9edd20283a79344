// The live stream over HTTP, for five hundred people with a few phones each; says its memory when asked by a signal.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { done } from '#domain/refusal';
import { openDatabase, type Address } from '../../../src/server/db/client';
import { migrate } from '../../../src/server/db/migrate';
import { migrations } from '../../../src/server/db/migrations';
import type { AppEnv } from '../../../src/server/http/app-env';
import { createLimiter } from '../../../src/server/http/limiter';
import { mountLive } from '../../../src/server/http/live';
import { openLiveHub } from '../../../src/server/live/live-hub';
import { newId } from '../../../src/server/new-id';
import { insertPeople } from '../support/people';
import { accountNamed } from '../support/verify-here';

const database = openDatabase(JSON.parse(process.argv[3] ?? '') as Address);
await migrate(database, migrations);
await insertPeople(database.db);
const PEOPLE = 500;
await sql`insert into person (id, role, employee_no, sign_in_name, first_name_th, last_name_th,
    first_name_en, last_name_en, site_id)
  select gen_random_uuid(), 'employee', 'L' || n, 'l' || n || '@siamparts.example', 'ก', 'ข', 'A', 'B', 'nava'
  from generate_series(0, ${PEOPLE - 1}) n`.execute(database.db);
let connections = 0;
const nextAccount = () => {
  const person = connections++ % PEOPLE;
  return accountNamed('bench', `l${person}@siamparts.example`);
};

const app = new Hono<AppEnv>();
mountLive(app, {
  db: database.db,
  now: () => new Date(),
  newId,
  verifyToken: () => Promise.resolve(done(nextAccount())),
  limiter: createLimiter(),
  live: openLiveHub(database),
});
serve({ fetch: app.fetch, port: 0 }, ({ port }) => console.log(`port ${port}`));

process.on('SIGUSR2', () => {
  globalThis.gc?.();
  console.log(`rss ${process.memoryUsage.rss()}`);
});
