import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { LiveEvent } from '#contract/live-event';
import { findFreePort } from '../../../src/scripts/lib/free-port.mjs';
import { openDatabase, type Connection } from '../../../src/server/db/client';
import { ordinaryUser } from '../../../src/server/db/embedded/ordinary-user';
import { explained } from '../../../src/server/db/explained';
import { hasTimeLimit } from '../../../src/server/db/has-time-limit';
import { migrate } from '../../../src/server/db/migrate';
import { migrations } from '../../../src/server/db/migrations';
import { openLocks } from '../../../src/server/db/open-locks';
import { openLiveHub } from '../../../src/server/live/live-hub';
import { createTestDatabase } from '../../setup/test-database';
import { insertPeople } from '../support/people';
import { useTestServer } from '../support/test-server';
import { backUp } from './use-backups';

const program = '/usr/sbin/pgbouncer';

// Not installed by `npm test`: `apt-get install pgbouncer` has it tried.
describe.skipIf(!existsSync(program))("behind Debian's PgBouncer in transaction mode", () => {
  let folder: string;
  let made: Awaited<ReturnType<typeof createTestDatabase>>;
  let url: string;
  let directUrl: string;
  let database: ReturnType<typeof openDatabase>;
  const served = {
    get db() {
      return database.db;
    },
  };
  const { request } = useTestServer(served);

  const open = (connection: Connection) => {
    const opened = openDatabase(connection);
    onTestFinished(opened.close);
    return opened;
  };

  beforeAll(async () => {
    made = await createTestDatabase('empty');
    const { host, port, user, database: name } = made.address;
    directUrl = `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
    await sql`alter database ${sql.ref(name)} set statement_timeout = '15s'`.execute(
      made.database.db,
    );

    folder = await mkdtemp(join(tmpdir(), 'carpool-pooler-'));
    const listenPort = await findFreePort();
    const config = join(folder, 'pgbouncer.ini');
    await writeFile(
      config,
      `[databases]
${name} = host=${host} port=${port} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
logfile = ${folder}/log
pidfile = ${folder}/pid
`,
    );
    // As whoever runs the test's PostgreSQL, whose socket nobody else reaches.
    const dataDir = dirname(host);
    const runner = await ordinaryUser(dataDir, join(dataDir, 'postgres'));
    await runner.own(folder);
    await runner.own(config);
    await runner.run(program, ['-d', config]);
    url = `postgres://${user}@127.0.0.1:${listenPort}/${name}`;
    database = openDatabase({ url, directUrl });
    await migrate(database, migrations);
    await insertPeople(database.db);
  });
  afterAll(async () => {
    await database.close();
    process.kill(Number(await readFile(join(folder, 'pid'), 'utf8')), 'SIGTERM');
    await made.drop();
    await rm(folder, { recursive: true, force: true });
  });

  test('many requests share few connections, whose statements and transactions do not mix', async () => {
    const before = await request('admin', '/admin/global-state');
    expect(before.status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 3 === 0
          ? request('employee', '/employee/notice-wish', {
              method: 'PUT',
              body: { quiet: index % 2 === 0, muted: [] },
            })
          : request(index % 3 === 1 ? 'employee' : 'admin', '/employee/check-permission'),
      ),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'`.execute(
      made.database.db,
    );
    // Two of the pooler, and the tests' own.
    expect(rows[0]?.count).toBeLessThan(6);
  });

  test('no statement is kept under a name, which the next connection would not know', async () => {
    await Promise.all(Array.from({ length: 12 }, () => request('employee', '/employee/bookings')));
    const { rows } = await sql`select from pg_prepared_statements where name <> ''`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });

  test('news are heard by everybody who listens', async () => {
    const hub = openLiveHub(database);
    onTestFinished(hub.close);
    const heard: LiveEvent[] = [];
    hub.subscribe((event) => heard.push(event));
    await vi.waitFor(async () => {
      await sql`select pg_notify('live', '{"topic":"service_state"}')`.execute(database.db);
      expect(heard).toContainEqual({ topic: 'service_state' });
    });
  });

  test('a job of the clock runs on one server at a time', async () => {
    const [mine, theirs] = [openLocks(database), openLocks(open({ url, directUrl }))];
    let ran = 0;
    const during = async () => {
      await theirs.tryLock('job', async () => void (ran += 1));
      expect(ran).toBe(0);
    };
    await mine.tryLock('job', during);
    await theirs.tryLock('job', async () => void (ran += 1));
    expect(ran).toBe(1);
    await Promise.all([mine.close(), theirs.close()]);
  });

  test('statements have the role’s limit, and a backup takes its time', async () => {
    expect(await hasTimeLimit(database.db)).toBe(true);
    expect((await backUp(database)).length).toBeGreaterThan(10_000);
  });

  test('without the direct way, the start says what is missing', async () => {
    const env = { dataDir: '', databaseUrl: url, databaseDirectUrl: undefined };
    const { db } = open({ url });
    await expect(explained(env, sql`select 1`.execute(db))).rejects.toThrow(
      'The database of DATABASE_URL stands behind a pooler: name the database itself with DATABASE_DIRECT_URL.',
    );
  });
});
