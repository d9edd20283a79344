import { execFile } from 'node:child_process';
import { readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a running PostgreSQL writes about itself into its `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; socketDir: string; ready: boolean };

export const pidFile = (clusterDir: string): string => join(clusterDir, 'postmaster.pid');

export const readPostmaster = async (clusterDir: string): Promise<Postmaster | undefined> => {
  const text = await readFile(pidFile(clusterDir), 'utf8').catch(() => '');
  const [pid, , , port, socketDir, , , status] = text.split(/\r?\n/);
  if (!pid) return undefined;
  return {
    pid: Math.abs(Number(pid)),
    port: Number(port),
    socketDir: socketDir ?? '',
    ready: status?.trim() === 'ready',
  };
};

export const processExists = (pid: number): boolean => {
  if (!(pid > 0)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Whether the process is this cluster's: after a reboot, and always in restarted containers, its number may belong
 * to somebody else. PostgreSQL works in its data directory, which tells it apart (a zombie has none).
 */
export const isRunning = async (clusterDir: string, pid: number): Promise<boolean> => {
  if (!processExists(pid)) return false;
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux')
    return readlink(`/proc/${pid}/cwd`).then(
      async (cwd) => cwd === (await realpath(clusterDir)),
      () => false,
    );
  return promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']).then(
    ({ stdout }) => stdout.includes('postgres'),
    () => false,
  );
};
