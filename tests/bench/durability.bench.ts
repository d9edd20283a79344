// kill -9 of the server and of PostgreSQL under writes, 20 times each: how many acknowledged rows are lost or doubled?
import { report } from '../../src/scripts/lib/benchmarks-page.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../src/server/db/client';
import { readPostmaster } from '../../src/server/db/embedded/postmaster';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/start-embedded-postgres';
import { startProcess } from '../setup/start-process';

const rounds = Number(process.env['ROUNDS'] ?? 20);
const dataDir = await mkdtemp(join(tmpdir(), 'carpool-durability-bench-'));
const acknowledged: number[] = [];

const killPostgres = async (): Promise<void> => {
  const postmaster = await readPostmaster(join(dataDir, 'postgres'));
  if (postmaster !== undefined) process.kill(postmaster.pid, 'SIGKILL');
};

for (let round = 0; round < rounds * 2; round += 1) {
  const server = startProcess('writing-server', dataDir, '8');
  await server.says('ack ');
  await sleep(150 + Math.random() * 300);
  if (round % 2 === 0) {
    await killPostgres();
    await server.says('ack ');
  }
  server.child.kill('SIGKILL');
  await server.exited;
  acknowledged.push(
    ...server.lines
      .filter((line) => line.startsWith('ack '))
      .map((line) => Number(line.slice('ack '.length))),
  );
}

const postgres = await startEmbeddedPostgres({ dataDir });
const { db, close } = openDatabase(postgres.connection);
const { rows } = await sql<{ id: number }>`select id from written`.execute(db);
await close();
await postgres.stop();
await rm(dataDir, { recursive: true });

const kept = new Set(rows.map(({ id }) => id));
const lost = acknowledged.filter((id) => !kept.has(id)).length;
const doubled = acknowledged.length - new Set(acknowledged).size;
report(
  'durability',
  `## Kill -9 under writes\n\n${rounds} × the server, ${rounds} × PostgreSQL: ${acknowledged.length} rows acknowledged, ${lost} lost, ${doubled} doubled.`,
);
if (lost + doubled > 0) process.exitCode = 1;
