// The live stream over HTTP, for one known person; says its memory when asked by a signal.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { done } from '#domain/refusal';
import { openDatabase, type Address } from '../../../src/server/db/client';
import { migrate } from '../../../src/server/db/migrate';
import { migrations } from '../../../src/server/db/migrations';
import type { AppEnv } from '../../../src/server/http/app-env';
import { mountLive } from '../../../src/server/http/live';
import { openLiveHub } from '../../../src/server/live/live-hub';
import { newId } from '../../../src/server/new-id';
import { emailOf, insertPeople } from '../support/people';

const database = openDatabase(JSON.parse(process.argv[3] ?? '') as Address);
await migrate(database, migrations);
await insertPeople(database.db);

const app = new Hono<AppEnv>();
mountLive(app, {
  db: database.db,
  now: () => new Date(),
  newId,
  verifyToken: () =>
    Promise.resolve(done({ tid: 'bench', oid: 'bench', username: emailOf('employee'), name: '' })),
  live: openLiveHub(database),
});
serve({ fetch: app.fetch, port: 0 }, ({ port }) => console.log(`port ${port}`));

process.on('SIGUSR2', () => {
  globalThis.gc?.();
  console.log(`rss ${process.memoryUsage.rss()}`);
});
