// @ts-check
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * @typedef {import('./bundle-tests.mjs').Bundle} Bundle
 * @typedef {import('./worker.mjs').Question} Question
 */

const NEWS_EVERY = 500;

/** Of each mutant, the test file that noticed it first, or null. @type {(questions: readonly Question[], bundles: readonly Bundle[]) => Promise<Map<number, string | null>>} */
export const askWorkers = (questions, bundles) =>
  new Promise((resolve, reject) => {
    /** @type {Map<number, string | null>} */
    const answers = new Map();
    const waiting = [...questions];
    if (waiting.length === 0) resolve(answers);
    for (let count = 0; count < availableParallelism(); count++) {
      const worker = new Worker(new URL('worker.mjs', import.meta.url), { workerData: bundles });
      const next = () => {
        const question = waiting.shift();
        if (question) worker.postMessage(question);
        else void worker.terminate();
      };
      worker.on('error', reject);
      worker.on('message', ({ id, killer }) => {
        answers.set(id, killer);
        if (answers.size % NEWS_EVERY === 0) console.log(`${answers.size} of ${questions.length}`);
        if (answers.size === questions.length) resolve(answers);
        next();
      });
      next();
    }
  });
