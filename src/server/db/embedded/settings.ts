import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Cluster } from './cluster';
import { prepareSocketDir, socketPort } from './socket-dir';

/** Included by the cluster's postgresql.conf. */
export const settingsFile = 'carpool.conf';

export type Settings = Record<string, string | number>;

const tryPort = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const free = (probe.address() as AddressInfo).port;
      probe.close(() => resolve(free));
    });
  });

// After a crash the pool must find PostgreSQL where it was.
const keepPort = async (clusterDir: string): Promise<number> => {
  const last = await readFile(path.join(clusterDir, settingsFile), 'utf8').catch(() => '');
  const port = Number(/^port = '(\d+)'/m.exec(last)?.[1] ?? 0);
  return tryPort(port).catch(() => tryPort(0));
};

const reachability = async (cluster: Cluster): Promise<Settings> =>
  cluster.overTcp
    ? {
        listen_addresses: '127.0.0.1',
        port: await keepPort(cluster.clusterDir),
        unix_socket_directories: '',
      }
    : {
        listen_addresses: '',
        port: socketPort,
        unix_socket_directories: await prepareSocketDir(cluster),
        unix_socket_permissions: '0700',
      };

const quote = (value: string | number): string => `'${String(value).replaceAll("'", "''")}'`;

/**
 * Paths and ports may change between two starts, so the settings are written anew before each. Aside, then renamed: a
 * PostgreSQL that another server starts just now would read half of them, and be open to the network.
 */
export const writeSettings = async (cluster: Cluster, more: Settings): Promise<void> => {
  const version = Number(await readFile(path.join(cluster.clusterDir, 'PG_VERSION'), 'utf8'));
  const settings: Settings = {
    ...(await reachability(cluster)),
    // The workers of 18 cost processes and win nothing at this size.
    ...(version >= 18 ? { io_method: 'sync' } : {}),
    log_checkpoints: 'off',
    // Statements that fail are the server's own answer and would put people's data into the log.
    log_min_messages: 'log',
    ...more,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quote(value)}`);
  const file = path.join(cluster.clusterDir, settingsFile);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${lines.join('\n')}\n`);
  await rename(draft, file);
};
