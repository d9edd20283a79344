// @ts-check
import { availableParallelism } from 'node:os';
import { checkSteps } from './lib/check-steps.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/project.mjs';
import { requireNode } from './lib/require-node.mjs';
import { runCheckStep } from './lib/run-check-step.mjs';

await runScript(async () => {
  requireNode();
  await ensureInstalled();
  const waiting = checkSteps();
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await runCheckStep(step))) process.exitCode = 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
});
