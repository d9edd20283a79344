import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { postmasterPid } from '../../../../tests/setup/postmaster-pid';
import { StartError } from '../../start-error';
import { openDatabase } from '../client';
import type { Cluster } from './cluster';
import { ordinaryUser } from './ordinary-user';
import { pidFile, readPostmaster } from './postmaster';
import { settingsFile, writeSettings } from './settings';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'carpool-embedded-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const use = async <T>(
  { connection, stop }: EmbeddedPostgres,
  work: (ask: <R>(text: string) => Promise<R | undefined>) => Promise<T>,
): Promise<T> => {
  const { db, close } = openDatabase(connection);
  const ask = async <R>(text: string) => (await sql.raw<R>(text).execute(db)).rows[0];
  try {
    return await work(ask);
  } finally {
    await close();
    await stop();
  }
};

const settingOf = (name: string) => `select current_setting('${name}') as value`;

describe('an embedded PostgreSQL', () => {
  test('when started from nothing, is durable, closed to the network and sorts Thai', async () => {
    const dataDir = join(home, 'deep/data');
    const steps: string[] = [];
    const postgres = await startEmbeddedPostgres({
      dataDir,
      onProgress: (step) => steps.push(step),
    });
    await use(postgres, async (ask) => {
      expect(await ask(settingOf('fsync'))).toEqual({ value: 'on' });
      expect(await ask(settingOf('synchronous_commit'))).toEqual({ value: 'on' });
      expect(await ask(settingOf('listen_addresses'))).toEqual({ value: '' });
      const thai = `select string_agg(w, ' ' order by w collate "th-x-icu") as words
        from unnest(array['เกวียน', 'ขนม', 'กา', 'แกะ']) w`;
      expect(await ask(thai)).toEqual({ words: 'กา เกวียน แกะ ขนม' });
    });
    expect(steps).toEqual(['creating', 'starting']);
    expect(existsSync(pidFile(join(dataDir, 'postgres')))).toBe(false);
  });

  test('when a lock of before the reboot names a pid that is now somebody else, starts all the same', async () => {
    const dataDir = join(home, 'deep/data');
    const postgres = await startEmbeddedPostgres({ dataDir });
    const lock = pidFile(join(dataDir, 'postgres'));
    const [, ...rest] = (await readFile(lock, 'utf8')).split('\n');
    await postgres.stop();
    await writeFile(lock, [process.ppid, ...rest].join('\n'));
    await use(await startEmbeddedPostgres({ dataDir }), async (ask) =>
      expect(await ask('select 1 as one')).toEqual({ one: 1 }),
    );
  });

  test.each([
    ['empty', ''],
    ['no number', 'garbage\n\0\n'],
  ])('when its lock was left %s by a loss of power, starts all the same', async (_, text) => {
    const dataDir = join(home, 'deep/data');
    await writeFile(pidFile(join(dataDir, 'postgres')), text);
    await use(await startEmbeddedPostgres({ dataDir }), async (ask) =>
      expect(await ask('select 1 as one')).toEqual({ one: 1 }),
    );
  });

  test('when its socket was taken away, is started again by the next server, and both use it', async () => {
    const dataDir = join(home, 'deep/data');
    const first = await startEmbeddedPostgres({ dataDir });
    await rm(join(first.connection.host, '.s.PGSQL.5432'));
    const second = await startEmbeddedPostgres({ dataDir });
    await use(second, async (ask) => expect(await ask('select 1 as one')).toEqual({ one: 1 }));
    await use(first, (ask) =>
      vi.waitFor(async () => expect(await ask('select 1 as one')).toEqual({ one: 1 }), 10_000),
    );
  });

  test('when a rival reads its settings, shows it all of them at any moment', async () => {
    const dataDir = join(home, 'deep/data');
    const cluster: Cluster = {
      binDir: '',
      dataDir,
      clusterDir: join(dataDir, 'postgres'),
      user: await ordinaryUser(dataDir, join(dataDir, 'postgres')),
      overTcp: false,
    };
    const sizes = new Set<number>();
    const often = async (work: () => Promise<unknown>): Promise<void> => {
      for (let times = 0; times < 300; times += 1) await work();
    };
    const write = (): Promise<void> => often(() => writeSettings(cluster, {}));
    const look = (): Promise<void> =>
      often(async () => sizes.add((await readFile(join(cluster.clusterDir, settingsFile))).length));
    await Promise.all([write(), write(), look()]);
    expect(sizes.size).toBe(1);
  });

  test('when the path is too long for a socket, puts the socket elsewhere', async () => {
    const dataDir = join(home, 'ยาว'.repeat(12));
    const postgres = await startEmbeddedPostgres({ dataDir });
    await use(postgres, async (ask) => {
      expect(await ask('select 1 as one')).toEqual({ one: 1 });
      expect((await readdir(dataDir)).filter((name) => name.startsWith('socket'))).toEqual([]);
    });
    await rm(postgres.connection.host, { recursive: true });
  });

  test('when two start from nothing at once, both use one database', async () => {
    const dataDir = join(home, 'two');
    const both = await Promise.all([
      startEmbeddedPostgres({ dataDir }),
      startEmbeddedPostgres({ dataDir }),
    ]);
    const [first, second] = await Promise.all(
      both.map(({ connection }) => readPostmaster(join(connection.host, '../postgres'))),
    );
    expect(first).toEqual(second);
    await both[0].stop();
    await use(both[1], async (ask) => expect(await ask('select 1 as one')).toEqual({ one: 1 }));
  });

  test('where there are no sockets, asks for a password on the loopback address', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: join(home, 'tcp'), overTcp: true });
    const stranger = openDatabase({ ...postgres.connection, password: 'guess' });
    await expect(sql`select 1`.execute(stranger.db)).rejects.toThrow(
      'password authentication failed',
    );
    await stranger.close();
    await use(postgres, async (ask) =>
      expect(await ask(settingOf('listen_addresses'))).toEqual({ value: '127.0.0.1' }),
    );
  });
});

describe('an unusable data directory is one sentence', () => {
  test.each([
    ['a file stands there', 'file', /^The data directory .*file cannot be used \(EEXIST\)/],
    ['it lies below a file', 'file/data', /^The data directory .*file\/data cannot be used/],
    ['it cannot be made', '/proc/nowhere', /^The data directory \/proc\/nowhere cannot be used/],
  ])('when %s', async (_, path, sentence) => {
    await writeFile(join(home, 'file'), '');
    const starting = startEmbeddedPostgres({
      dataDir: path.startsWith('/') ? path : join(home, path),
    });
    await expect(starting).rejects.toThrow(StartError);
    await expect(starting).rejects.toThrow(sentence);
  });

  test('when something else lies where the database would', async () => {
    const clusterDir = join(home, 'strange/postgres');
    await mkdir(clusterDir, { recursive: true });
    await writeFile(join(clusterDir, 'notes.txt'), 'x');
    const starting = startEmbeddedPostgres({ dataDir: join(home, 'strange') });
    await expect(starting).rejects.toThrow(StartError);
    await expect(starting).rejects.toThrow(/strange\/postgres holds something that is no database/);
  });

  test('when the database "postgres" in it was dropped', async () => {
    const dataDir = join(home, 'dropped');
    const postgres = await startEmbeddedPostgres({ dataDir });
    const client = openDatabase({ ...postgres.connection, database: 'template1' }).newClient();
    await client.connect();
    await client.query('drop database postgres with (force)');
    await client.end();
    await postgres.stop();
    const starting = startEmbeddedPostgres({ dataDir });
    await expect(starting).rejects.toThrow(StartError);
    await expect(starting).rejects.toThrow(/dropped\/postgres is damaged \(.*does not exist\)/);
    process.kill(await postmasterPid(dataDir), 'SIGINT');
  });

  test('when the database in it is broken', async () => {
    const clusterDir = join(home, 'broken/postgres');
    await mkdir(clusterDir, { recursive: true, mode: 0o700 });
    await writeFile(join(clusterDir, 'PG_VERSION'), '18\n');
    const starting = startEmbeddedPostgres({ dataDir: join(home, 'broken') });
    await expect(starting).rejects.toThrow(StartError);
    await expect(starting).rejects.toThrow(/cannot be started: .+\.$/);
  });
});
