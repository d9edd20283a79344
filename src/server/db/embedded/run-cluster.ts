import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error';
import type { Cluster } from './cluster';
import { lastWords } from './last-words';
import { isRunning, pidFile, processExists, readPostmaster, type Postmaster } from './postmaster';
import { ProgramError } from './run-program';
import { socketLock } from './socket-dir';
import { writeSettings, type Settings } from './settings';

// Recovery after a crash replays the log first; a minute is far more than this product's data needs.
const startSeconds = 60;
const patienceAfterKill = 5_000;

const findRunning = async (clusterDir: string): Promise<Postmaster | undefined> => {
  const deadline = Date.now() + startSeconds * 1000;
  for (;;) {
    const postmaster = await readPostmaster(clusterDir);
    if (postmaster === undefined || !(await isRunning(clusterDir, postmaster.pid)))
      return undefined;
    if (postmaster.ready) return postmaster;
    if (Date.now() > deadline)
      throw new StartError(
        `The database in ${clusterDir} is starting or stopping and does not come to an end.`,
      );
    await sleep(50);
  }
};

// A lock file whose pid now belongs to another program, or to a zombie, makes PostgreSQL refuse for ever. One whose
// pid nobody has it clears itself.
const removeForeignLocks = async ({ clusterDir, dataDir }: Cluster): Promise<void> => {
  for (const lock of [pidFile(clusterDir), socketLock(dataDir)]) {
    const pid = Number.parseInt(await readFile(lock, 'utf8').catch(() => ''), 10);
    if (processExists(pid) && !(await isRunning(clusterDir, pid))) await rm(lock, { force: true });
  }
};

const logFile = (clusterDir: string): string => join(clusterDir, 'server.log');

/** Answers what was logged when PostgreSQL did not come up. */
const tryStart = async ({ binDir, clusterDir, user }: Cluster): Promise<string | undefined> => {
  const log = logFile(clusterDir);
  const before = (await stat(log).catch(() => ({ size: 0 }))).size;
  const args = ['start', '-D', clusterDir, '-l', log, '-w', '-t', String(startSeconds), '-s'];
  try {
    await user.run(join(binDir, 'pg_ctl'), args, { mute: process.platform === 'win32' });
    return undefined;
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    const logged = (await readFile(log).catch(() => Buffer.alloc(0))).subarray(before).toString();
    return `${error.output}\n${logged}`;
  }
};

/**
 * Finds this directory's PostgreSQL running (another server's, or an orphan of one that was killed), or starts it.
 * Of two that start it at once PostgreSQL's own lock lets one win; the other finds it.
 */
export const runCluster = async (cluster: Cluster, settings: Settings): Promise<Postmaster> => {
  const { clusterDir } = cluster;
  const deadline = Date.now() + patienceAfterKill;
  for (;;) {
    const running = await findRunning(clusterDir);
    if (running !== undefined) return running;
    await removeForeignLocks(cluster);
    await writeSettings(cluster, settings);
    const failure = await tryStart(cluster);
    if (failure === undefined) continue;
    if ((await findRunning(clusterDir)) !== undefined) continue;
    // The children of a killed PostgreSQL need a moment to notice.
    if (/pre-existing shared memory/.test(failure) && Date.now() < deadline) await sleep(200);
    else
      throw new StartError(
        `The database in ${clusterDir} cannot be started: ${lastWords(failure)}.`,
      );
  }
};

export const stopCluster = async ({ binDir, clusterDir, user }: Cluster): Promise<void> => {
  if ((await findRunning(clusterDir)) === undefined) return;
  const args = ['stop', '-D', clusterDir, '-m', 'fast', '-w', '-t', '60', '-s'];
  await user.run(join(binDir, 'pg_ctl'), args);
};
