// @ts-check
import { availableParallelism } from 'node:os';
import { checkSteps } from './lib/check-steps.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inSeconds } from './lib/progress.mjs';
import { runScript } from './lib/project.mjs';
import { requireNode } from './lib/require-node.mjs';
import { runNode } from './lib/run.mjs';

/** @type {(step: import('./lib/check-steps.mjs').CheckStep) => Promise<boolean>} */
const runStep = async ({ name, file, args, counts }) => {
  const { code, output, seconds } = await runNode(file, args);
  const count = Number(output.match(counts ?? / /)?.[1] ?? 0);
  const hasReadNothing = counts !== undefined && count === 0;
  const isPassed = code === 0 && !hasReadNothing;
  const line = `${isPassed ? 'ok    ' : 'FAILED'} ${name.padEnd(14)}${inSeconds(seconds).padStart(7)}`;
  console.log(count > 0 ? `${line}  ${count} files` : line);
  if (!isPassed) console.log(`\n${output.trim()}\n`);
  if (hasReadNothing) console.log(`${name} read no file at all.\n`);
  return isPassed;
};

await runScript(async () => {
  requireNode();
  await ensureInstalled();
  const waiting = checkSteps();
  /** @type {boolean[]} */
  const results = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (results.includes(false)) process.exitCode = 1;
});
