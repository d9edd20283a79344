// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Keeps one Node program running: `restart` lets the old one end before the new one begins, however often it is asked.
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 */
export const createRestarter = (file, env) => {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let work = Promise.resolve();

  const stopChild = async () => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };

  const startAnew = async () => {
    await stopChild();
    child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  };

  const restart = () => {
    work = work.then(startAnew);
    return work;
  };

  /** After Ctrl-C the terminal has told the program already. */
  const waitForEnd = async () => {
    await work;
    if (child !== undefined && child.exitCode === null && child.signalCode === null)
      await once(child, 'exit');
  };

  return { restart, stop: () => work.then(stopChild), waitForEnd };
};
