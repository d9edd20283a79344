// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machine, report } from './benchmarks-page.mjs';
import { countVitest } from './count-tests.mjs';
import { inSeconds } from './progress.mjs';
import { commandOf } from './project.mjs';
import { runNode } from './run.mjs';

/**
 * Runs test files as one proof, and keeps what came of it in docs/benchmarks.md. With words of one's own (`-- -t undo`)
 * it is only a part, of which nothing is kept.
 * @param {string} name
 * @param {readonly string[]} files
 * @param {{ title: string, about: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} the exit code
 */
export const runProofs = async (name, files, { title, about, env = {} }) => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-report-`));
  const file = join(folder, 'vitest.json');
  const words = process.argv.slice(2);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', ...files, ...reporters, ...words];
  const { code, seconds } = await runNode(commandOf('vitest'), args, { env, show: true });
  const { passed, failed, skipped } = countVitest(file);
  rmSync(folder, { recursive: true });
  if (words.length === 0)
    report(
      name,
      `## ${title}

${about}

${passed} passed, ${failed} failed, ${skipped} left out, in ${inSeconds(seconds)} on ${machine()}.`,
    );
  return code;
};
