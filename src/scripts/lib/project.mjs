// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Something that a person can put right: told in one sentence, without a stack. */
export class Obstacle extends Error {}

/**
 * The file that runs a package's command, so that no shell and no npx stands between.
 * @param {string} packageName
 */
export const commandOf = (packageName, command = packageName) => {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
};

/** npm hands SIGTERM to its shell only, and the shell dies without a word: when it is gone, this process stops too. */
const stopWithNpm = () => {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 300);
  watch.unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      // Once is enough: a second signal means haste.
      clearInterval(watch);
      if (process.listenerCount(signal) === 0) process.exit(130);
    });
  }
};

/** The whole of a script: from the checkout's folder, a clear sentence for what a person can put right. */
export const runScript = async (/** @type {() => Promise<void>} */ work) => {
  process.chdir(root);
  stopWithNpm();
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
