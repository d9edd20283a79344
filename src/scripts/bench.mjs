// @ts-check
import { filesUnder } from './lib/files-under.mjs';
import { inSeconds } from './lib/progress.mjs';
import { Obstacle, root, runScript } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

const BENCH = /\/([\w-]+)\.bench\.(mjs|ts)$/;

/** `npm run bench` runs all, `npm run bench -- start` those whose name holds the word. */
const findBenches = () => {
  const words = process.argv.slice(2);
  const files = filesUnder(root, 'tests/bench').filter((file) => {
    const name = file.match(BENCH)?.[1];
    return name !== undefined && (words.length === 0 || words.some((word) => name.includes(word)));
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
      ? ['src/scripts/lib/run-typescript.mjs', [file]]
      : [file, []];
    const { code, seconds } = await runNode(program, args, { show: true });
    console.log(code === 0 ? inSeconds(seconds) : `FAILED after ${inSeconds(seconds)}`);
    if (code !== 0) process.exitCode = 1;
  }
});
