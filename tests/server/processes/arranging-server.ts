// The whole API on a database that others serve too. Who calls is whoever the token names: signing in is not the test.
import { serve } from '@hono/node-server';
import { Writable } from 'node:stream';
import { done } from '#domain/refusal';
import { createApp } from '../../../src/server/create-app';
import { openDatabase, type Address } from '../../../src/server/db/client';
import { localIdentityConfig } from '../../../src/server/identity/local-idp/metadata';
import { openLiveHub } from '../../../src/server/live/live-hub';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { openOptimiseHere } from '../../../src/server/optimiser/optimise-here';
import { accountNamed } from '../support/verify-here';

const database = openDatabase(JSON.parse(process.argv[3] ?? '') as Address);

const app = createApp({
  db: database.db,
  now: () => new Date(),
  newId,
  verifyToken: (token) => Promise.resolve(done(accountNamed('test', token))),
  optimise: openOptimiseHere(),
  live: openLiveHub(database),
  // Only what went wrong is worth a line: the test reads them.
  log: createLog(
    'error',
    new Writable({
      write: (line: Buffer, _, written) => {
        console.log(`error ${line.toString().trim()}`);
        written();
      },
    }),
  ),
  config: {
    apiHost: '/api',
    version: '1',
    identity: localIdentityConfig('http://localhost'),
    rejectedDomain: 'corp.siamparts.example',
  },
});
serve({ fetch: app.fetch, port: 0 }, ({ port }) => console.log(`port ${port}`));
