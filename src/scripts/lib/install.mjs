// @ts-check
import { accessSync, constants, readFileSync } from 'node:fs';
import { withProgress } from './progress.mjs';
import { Obstacle, root } from './project.mjs';
import { run, runNode } from './run.mjs';

/** @type {(file: string) => Record<string, { version?: string, optional?: boolean }>} */
const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
};

/** npm writes what it really installed, last of all, into a lock file of its own. */
const isInstalled = () => {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, { version, optional = false }]) =>
      path === '' ||
      present[path]?.version === version ||
      (present[path] === undefined && optional),
  );
};

/** @type {(purpose: string) => void} */
export const requireWritable = (purpose) => {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Obstacle(`Cannot ${purpose}: ${root} is not writable for this user.`);
  }
};

/** `npm ci`, unless what the lock file asks for is there already. */
export const ensureInstalled = async () => {
  if (isInstalled()) return;
  requireWritable('install the packages');
  await withProgress('Installing packages', async () => {
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = process.env['npm_execpath'];
    const { code, output } = await (npm?.endsWith('.js') ? runNode(npm, args) : run('npm', args));
    if (code !== 0) throw new Obstacle(`npm ci failed:\n${output.trim()}`);
  });
};
