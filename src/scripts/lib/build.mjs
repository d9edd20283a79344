// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files-under.mjs';
import { requireWritable } from './install.mjs';
import { withProgress } from './progress.mjs';
import { commandOf, Obstacle, root } from './project.mjs';
import { runNode } from './run.mjs';

const SOURCES = [
  'src',
  'public',
  'auth',
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];
const RESULTS = ['dist/app/index.html', 'dist/server/main.js'];
const STAMP = 'dist/built-from';

const isBuilt = (/** @type {string} */ file) =>
  !/\.(test\.tsx?|gen\.ts)$/.test(file) && !/^src\/scripts\/(?!vite\/)/.test(file);

/** Of contents, not of times: a fresh checkout of the same sources needs no new build. */
const fingerprint = () => {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((path) => filesUnder(root, path)).filter(isBuilt);
  for (const file of files.toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
};

const readStamp = () => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined);

/** @type {(args: string[]) => Promise<void>} */
const viteBuild = async (args) => {
  const { code, output } = await runNode(commandOf('vite'), ['build', ...args]);
  if (code !== 0) throw new Obstacle(`vite build failed:\n${output.trim()}`);
};

/** Builds the app and the server, unless the last build was made from these same sources. */
export const ensureBuilt = async () => {
  const wanted = fingerprint();
  if (RESULTS.every((file) => existsSync(file)) && readStamp() === wanted) return;
  requireWritable('build');
  rmSync(STAMP, { force: true });
  await withProgress('Building the app and the server', () =>
    Promise.all([viteBuild([]), viteBuild(['--ssr'])]),
  );
  writeFileSync(STAMP, wanted);
};
