// The built product as people run it: server processes on one PostgreSQL, and tokens for whoever calls.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../src/scripts/lib/free-port.mjs';
import { openDatabase } from '../../../src/server/db/client';
import { readPostmaster } from '../../../src/server/db/embedded/postmaster';
import { startEmbeddedPostgres } from '../../../src/server/db/embedded/start-embedded-postgres';
import { readSigningKey } from '../../../src/server/identity/local-idp/signing-key';
import { signAccessToken, signIdToken } from '../../../src/server/identity/local-idp/tokens';

export type Headers = Readonly<Record<string, string>>;

export type BuiltServer = {
  port: number;
  child: ChildProcess;
  /** Of its memory what is in use, in megabytes. */
  megabytes: () => number;
  /** How long it has kept processors busy. */
  busySeconds: () => number;
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

type Usage = { parent: number; seconds: number };

const TICKS_A_SECOND = 100;

/** Linux only, as the figures in docs/benchmarks.md are; of children that have ended the time is counted with theirs. */
const usageOf = (pid: number | string): Usage => {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [, parent, ...rest] = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  // utime, stime, cutime, cstime
  const ticks = rest.slice(9, 13).reduce((sum, part) => sum + part, 0);
  return { parent: parent ?? 0, seconds: ticks / TICKS_A_SECOND };
};

/** Of a process that has just ended there is nothing to read. */
const usageIfAny = (pid: string): Usage => {
  try {
    return usageOf(pid);
  } catch {
    return { parent: 0, seconds: 0 };
  }
};

const withChildren = (pid: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(usageIfAny)
    .filter(({ parent }) => parent === pid)
    .reduce((sum, { seconds }) => sum + seconds, usageOf(pid).seconds);

export const openBuiltServers = async (name: string, env: Headers = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), `carpool-${name}-bench-`));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const { host, port: postgresPort, user, database } = postgres.connection;
  const url = `postgres://${user}@localhost:${postgresPort}/${database}?host=${encodeURIComponent(host)}`;
  // What fills in a million rows says nothing for long.
  const opened = openDatabase(postgres.connection, { silenceMs: 0 });
  const running = new Set<BuiltServer>();

  const start = async (port?: number): Promise<BuiltServer> => {
    const at = port ?? (await findFreePort());
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: {
        ...process.env,
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        PORT: String(at),
        LOG_LEVEL: 'silent',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (output: Buffer) => {
        if (output.toString().includes('Ready in')) resolve();
      });
      child.once('exit', () => reject(new Error('the server ended before it was ready')));
    });
    let busySeconds = 0;
    const server: BuiltServer = {
      port: at,
      child,
      megabytes: () => {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
        return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
      },
      busySeconds: () => {
        // Of one that was killed what it was when it still lived.
        busySeconds = Math.max(busySeconds, usageIfAny(String(child.pid)).seconds);
        return busySeconds;
      },
      stop: async (signal = 'SIGTERM') => {
        running.delete(server);
        if (child.exitCode !== null || child.signalCode !== null) return;
        server.busySeconds();
        child.kill(signal);
        await once(child, 'exit');
      },
    };
    running.add(server);
    return server;
  };

  return {
    dataDir,
    connection: postgres.connection,
    database: opened,
    db: opened.db,
    /** Beside the bench's own. */
    openFresh: () => openDatabase(postgres.connection),
    start,
    /** How long PostgreSQL has kept processors busy. */
    postgresBusySeconds: async () => {
      const postmaster = await readPostmaster(join(dataDir, 'postgres'));
      return postmaster ? withChildren(postmaster.pid) : 0;
    },
    /** There is a key once a server has run. */
    headersOf: async (email: string): Promise<Headers> => {
      const key = await readSigningKey(dataDir);
      if (!key) throw new Error('no server has made a key yet');
      const grant = { email, name: email, kmsi: false };
      const now = new Date();
      return {
        id_token: await signIdToken(key, grant, { now }),
        access_token: await signAccessToken(key, grant, now),
      };
    },
    close: async () => {
      await Promise.all([...running].map(({ stop }) => stop()));
      await opened.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
