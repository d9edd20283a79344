import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../start-error';
import type { Cluster } from './cluster';
import { lastWords } from './last-words';
import { isRunning, pidFile, processExists, readPostmaster, type Postmaster } from './postmaster';
import { ProgramError } from './run-program';
import { hasSocket, socketLock } from './socket-dir';
import { writeSettings, type Settings } from './settings';

// Recovery after a crash replays the log first; a minute is far more than this product's data needs.
const startSeconds = 60;
const stopSeconds = 60;
const patience = 10_000;

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

const read = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch(() => undefined);

// Who is writing it just now needs no more than a moment.
const unfinishedMs = 3_000;

const isForeign = async (text: string, clusterDir: string): Promise<boolean> => {
  const pid = Math.abs(Number.parseInt(text, 10));
  if (pid > 0) return processExists(pid) && !(await isRunning(clusterDir, pid));
  await sleep(unfinishedMs);
  return true;
};

// A lock file whose pid now belongs to another program, or to a zombie, or that was only half written when the machine
// went down, makes PostgreSQL refuse for ever. One whose pid nobody has it clears itself.
const removeForeignLocks = async (cluster: Cluster): Promise<void> => {
  for (const lock of [pidFile(cluster.clusterDir), await socketLock(cluster)]) {
    const text = await read(lock);
    if (text === undefined || !(await isForeign(text, cluster.clusterDir))) continue;
    // Another server may have put its own there meanwhile.
    if ((await read(lock)) === text) await rm(lock, { force: true });
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
  const deadline = Date.now() + patience;
  for (;;) {
    const running = await findRunning(clusterDir);
    if (running !== undefined) return running;
    await removeForeignLocks(cluster);
    await writeSettings(cluster, settings);
    const failure = await tryStart(cluster);
    if (failure === undefined) continue;
    if ((await findRunning(clusterDir)) !== undefined) continue;
    // The children of a killed PostgreSQL need a moment to notice, and a rival's lock file a moment to be written.
    if (/pre-existing shared memory|lock file|PID file/i.test(failure) && Date.now() < deadline)
      await sleep(200);
    else
      throw new StartError(
        `The database in ${clusterDir} cannot be started: ${lastWords(failure)}.`,
      );
  }
};

export const stopCluster = async ({ binDir, clusterDir, user }: Cluster): Promise<void> => {
  const postmaster = await findRunning(clusterDir);
  if (postmaster === undefined) return;
  const args = ['stop', '-D', clusterDir, '-m', 'fast', '-W', '-s'];
  // It may have gone by itself, or another server was faster.
  await user.run(join(binDir, 'pg_ctl'), args).catch(() => {});
  // pg_ctl would wait for whichever runs here: also for the one that another server has just started again.
  const deadline = Date.now() + stopSeconds * 1000;
  while (await isRunning(clusterDir, postmaster.pid)) {
    if (Date.now() > deadline)
      throw new StartError(
        `The database in ${clusterDir} does not come to an end: stop process ${postmaster.pid}.`,
      );
    await sleep(20);
  }
};

/** Whether it works and nobody can reach it any more: its socket was removed, as cleaners of folders do. */
export const hasLostItsSocket = async (
  { clusterDir, overTcp }: Cluster,
  { pid, socketDir }: Postmaster,
): Promise<boolean> => {
  if (overTcp || hasSocket(socketDir)) return false;
  // Looked at afterwards: one that is leaving says so before it takes its socket away.
  const now = await readPostmaster(clusterDir);
  return now?.pid === pid && now.ready && (await isRunning(clusterDir, pid));
};
