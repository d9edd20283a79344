// What 1,000 clients on the live stream cost the server, and how soon all of them hear of a change by another one.
import { report } from '../../src/scripts/lib/benchmarks-page.mjs';
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../src/server/db/client';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/start-embedded-postgres';
import { eventRepository } from '../../src/server/db/repositories/audit/event.repository';
import { newId } from '../../src/server/new-id';
import { startProcess } from '../setup/start-process';

const count = 1_000;
const most = { megabytes: 60, milliseconds: 1_000 };
const dataDir = await mkdtemp(join(tmpdir(), 'carpool-live-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const database = openDatabase(postgres.connection);

const server = startProcess('live-server', JSON.stringify(postgres.connection));
const [, port = ''] = (await server.says('port ')).split(' ');
const memory = async (): Promise<number> => {
  const said = server.says('rss ');
  server.child.kill('SIGUSR2');
  return Number((await said).slice(4)) / 1e6;
};

const open = async (): Promise<IncomingMessage> => {
  const request = get({
    port,
    path: '/live',
    agent: false,
    headers: { id_token: 't', access_token: 't' },
  });
  const [stream] = (await once(request, 'response')) as [IncomingMessage];
  await once(stream, 'data');
  return stream;
};

await open();
const before = await memory();
const streams: IncomingMessage[] = [];
for (let batch = 0; batch < count / 50; batch += 1)
  streams.push(...(await Promise.all(Array.from({ length: 50 }, open))));
await sleep(1_000);
const megabytes = (await memory()) - before;

const heard = Promise.all(streams.map((stream) => once(stream, 'data')));
const changed = performance.now();
await eventRepository(database.db).append({
  id: newId(),
  at: new Date(),
  by: null,
  action: 'change',
  subject: 'service_state',
});
await heard;
const milliseconds = performance.now() - changed;
report(
  'live',
  `## Live clients\n\n${count} of them: ${megabytes.toFixed(0)} MB more, a change reached all in ${milliseconds.toFixed(0)} ms.`,
);
if (megabytes > most.megabytes || milliseconds > most.milliseconds) process.exitCode = 1;

for (const stream of streams) stream.destroy();
server.child.kill('SIGKILL');
await server.exited;
await database.close();
await postgres.stop();
await rm(dataDir, { recursive: true });
process.exit();
