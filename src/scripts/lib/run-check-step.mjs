// @ts-check
import { inSeconds } from './progress.mjs';
import { runNode } from './run.mjs';

/** One tool, one line; its whole output only when it fails. @param {import('./check-steps.mjs').CheckStep} step */
export const runCheckStep = async ({ name, file, args, counts }, print = console.log) => {
  const { code, output, seconds } = await runNode(file, args);
  const count = counts === undefined ? undefined : Number(output.match(counts)?.[1] ?? 0);
  const hasReadNothing = code === 0 && count === 0;
  const isPassed = code === 0 && !hasReadNothing;
  const line = `${isPassed ? 'ok    ' : 'FAILED'} ${name.padEnd(14)}${inSeconds(seconds).padStart(7)}`;
  print(count ? `${line}  ${count} files` : line);
  if (!isPassed) print(`\n${output.trim()}\n`);
  if (hasReadNothing) print(`${name} has read no file, so it has checked nothing.\n`);
  return isPassed;
};
