import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/server/db/client';
import { processExists } from '../../src/server/db/embedded/postmaster';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/start-embedded-postgres';
import { postmasterPid } from '../setup/postmaster-pid';
import { startProcess, type TestProcess } from '../setup/start-process';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'carpool-durability-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const acknowledged = ({ lines }: TestProcess): number[] =>
  lines.filter((line) => line.startsWith('ack ')).map((line) => Number(line.slice(4)));

const findLost = async (ids: number[]): Promise<number[]> => {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const { db, close } = openDatabase(postgres.connection);
  const { rows } = await sql<{ id: number }>`select id from written`.execute(db);
  await close();
  await postgres.stop();
  const kept = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !kept.has(id));
};

const startWriting = async (): Promise<TestProcess> => {
  const server = startProcess('writing-server', dataDir);
  await server.says('ack ');
  return server;
};

describe('an acknowledged write survives', () => {
  test('when the server is killed: its PostgreSQL is adopted by the next start', async () => {
    const server = await startWriting();
    const orphan = await postmasterPid(dataDir);
    await sleep(200);
    server.child.kill('SIGKILL');
    await server.exited;

    const next = await startWriting();
    expect(await postmasterPid(dataDir)).toBe(orphan);
    next.child.kill('SIGTERM');
    await next.exited;
    await expect(access(join(dataDir, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
    expect(await findLost([...acknowledged(server), ...acknowledged(next)])).toEqual([]);
  });

  test('when PostgreSQL is killed: the server starts it again and writes on', async () => {
    const server = await startWriting();
    await sleep(200);
    process.kill(await postmasterPid(dataDir), 'SIGKILL');
    await sleep(100);
    await server.says('ack ');
    server.child.kill('SIGTERM');
    await server.exited;
    expect(await findLost(acknowledged(server))).toEqual([]);
  });

  test('when both are killed', async () => {
    const server = await startWriting();
    await sleep(200);
    process.kill(await postmasterPid(dataDir), 'SIGKILL');
    server.child.kill('SIGKILL');
    await server.exited;
    expect(acknowledged(server).length).toBeGreaterThan(0);
    expect(await findLost(acknowledged(server))).toEqual([]);
  });
});

describe('two servers on one data directory', () => {
  test('when they start at once, they share one PostgreSQL, and the last one stops it', async () => {
    const [first, second] = await Promise.all([startWriting(), startWriting()]);
    const shared = await postmasterPid(dataDir);
    first.child.kill('SIGTERM');
    await first.exited;
    await second.says('ack ');
    expect(await postmasterPid(dataDir)).toBe(shared);
    second.child.kill('SIGTERM');
    await second.exited;
    await expect(access(join(dataDir, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
    const written = [...acknowledged(first), ...acknowledged(second)];
    expect(new Set(written).size).toBe(written.length);
    expect(await findLost(written)).toEqual([]);
  });
});

describe('when a server was killed and its data directory removed', () => {
  test('the next start makes a database that goes on working when the orphaned PostgreSQL leaves', async () => {
    const server = await startWriting();
    const orphan = await postmasterPid(dataDir);
    server.child.kill('SIGKILL');
    await server.exited;
    await rm(dataDir, { recursive: true, force: true });

    const postgres = await startEmbeddedPostgres({ dataDir });
    process.kill(orphan, 'SIGINT');
    await vi.waitFor(() => expect(processExists(orphan)).toBe(false), { timeout: 10_000 });
    const { db, close } = openDatabase(postgres.connection);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
    await postgres.stop();
  });
});
