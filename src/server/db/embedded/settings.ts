import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Cluster } from './create-cluster';
import { prepareSocketDir, socketPort } from './socket-dir';

/** Included by the cluster's postgresql.conf. */
export const settingsFile = 'carpool.conf';

export type Settings = Record<string, string | number>;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const reachability = async ({ overTcp, dataDir, user }: Cluster): Promise<Settings> =>
  overTcp
    ? { listen_addresses: '127.0.0.1', port: await freePort(), unix_socket_directories: '' }
    : {
        listen_addresses: '',
        port: socketPort,
        unix_socket_directories: await prepareSocketDir(dataDir, user),
        unix_socket_permissions: '0700',
      };

const quote = (value: string | number): string => `'${String(value).replaceAll("'", "''")}'`;

/** Paths and ports may change between two starts, so the settings are written anew before each. */
export const writeSettings = async (cluster: Cluster, more: Settings): Promise<void> => {
  const version = Number(await readFile(join(cluster.clusterDir, 'PG_VERSION'), 'utf8'));
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
  await writeFile(join(cluster.clusterDir, settingsFile), `${lines.join('\n')}\n`);
};
