// @ts-check
import { parentPort, workerData } from 'node:worker_threads';
import { prepare } from './run-tests.mjs';

/** @typedef {{ id: number, tests: { index: number, ms: number }[] }} Question */

/** @type {import('./bundle-tests.mjs').Bundle[]} */
const bundles = workerData;
/** @type {Map<number, ReturnType<typeof prepare>>} */
const prepared = new Map();

const runOf = (/** @type {number} */ index) => {
  const known = prepared.get(index) ?? prepare(bundles[index]?.code ?? '');
  prepared.set(index, known);
  return known;
};

/** Which test file notices it first. @param {Question} question */
const findKiller = async ({ id, tests }) => {
  for (const { index, ms } of tests) {
    try {
      await runOf(index)({ awake: id, ticks: 0, endsAt: performance.now() + 3_000 + 10 * ms });
    } catch {
      return bundles[index]?.file ?? '';
    }
  }
  return null;
};

parentPort?.on('message', async (/** @type {Question} */ question) => {
  parentPort?.postMessage({ id: question.id, killer: await findKiller(question) });
});
