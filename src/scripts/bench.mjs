// @ts-check
import { filesUnder } from './lib/files-under.mjs';
import { inSeconds } from './lib/progress.mjs';
import { Obstacle, root, runScript } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

const BENCH = /\/([\w-]+)\.bench\.(mjs|ts)$/;

/** It takes an hour and more: only when it is named. */
const APART = 'year';

/** What stands from the first `--` on is for the bench itself. */
const given = process.argv.slice(2);
const optionsAt = given.findIndex((arg) => arg.startsWith('--'));
const words = optionsAt < 0 ? given : given.slice(0, optionsAt);
const options = optionsAt < 0 ? [] : given.slice(optionsAt);

/** `npm run bench` runs all but that, `npm run bench -- start` those whose name holds the word. */
const findBenches = () => {
  const files = filesUnder(root, 'tests/bench').filter((file) => {
    const name = file.match(BENCH)?.[1];
    if (name === undefined) return false;
    return words.length === 0 ? name !== APART : words.some((word) => name.includes(word));
  });
  if (files.length === 0)
    throw new Obstacle(`No bench in tests/bench is named so: ${words.join(' ')}`);
  return files;
};

await runScript(async () => {
  const files = findBenches();
  await setUp();
  for (const file of files) {
    console.log(`\n── ${file} ──`);
    // One process each: no bench inherits the memory or the compiled code of another.
    const [program, args] = file.endsWith('.ts')
      ? ['src/scripts/lib/run-typescript.mjs', [file, ...options]]
      : [file, options];
    const { code, seconds } = await runNode(program, args, { show: true });
    console.log(code === 0 ? inSeconds(seconds) : `FAILED after ${inSeconds(seconds)}`);
    if (code !== 0) process.exitCode = 1;
  }
});
