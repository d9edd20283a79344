// @ts-check
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { expect } from 'vitest';

/**
 * Runs a bundled test file again and again in this process, as quickly as it can be: what `describe` and `it` would
 * tell a runner they do at once, and the first failure ends it. Only `expect` is Vitest's own.
 * @typedef {{ tests: (() => unknown)[], before: (() => unknown)[] }} Suite
 * @typedef {{ awake: number, hits?: Uint8Array, ticks: number, endsAt: number }} Run
 */

const require = createRequire(import.meta.url);

class TooLong extends Error {}

/** As `it.each` spreads its rows. @type {(run: (name: string, body: () => unknown) => void) => any} */
const eachOf =
  (run) =>
  (/** @type {readonly unknown[]} */ rows) =>
  (/** @type {string} */ name, /** @type {(...row: unknown[]) => unknown} */ body) => {
    for (const row of rows)
      run(name, () => body(.../** @type {unknown[]} */ (Array.isArray(row) ? row : [row])));
  };

/** @type {(suite: Suite) => object} */
const vitestOf = (suite) => {
  // Options may stand between the name and the body.
  const it = (/** @type {string} */ _, /** @type {any[]} */ ...given) => {
    suite.tests.push(given.find((part) => typeof part === 'function'));
  };
  const describe = (/** @type {string} */ _, /** @type {any[]} */ ...given) =>
    given.find((part) => typeof part === 'function')();
  Object.assign(it, { each: eachOf(it) });
  Object.assign(describe, { each: eachOf(describe) });
  const beforeAll = (/** @type {() => unknown} */ work) => suite.before.push(work);
  return { describe, it, test: it, expect, beforeAll };
};

/** @param {string} code */
export const prepare = (code) => {
  const script = new Script(`(function(require,exports,module,M,T){${code}\n})`);
  /** Throws what the first failing test throws. @param {Run} run */
  return async (run) => {
    const { hits, awake } = run;
    const checkTime = () => {
      if (performance.now() > run.endsAt) throw new TooLong('too long');
    };
    let calls = 0;
    const M = hits
      ? (/** @type {number} */ id) => {
          hits[id] = 1;
          return false;
        }
      : (/** @type {number} */ id) => {
          calls += 1;
          if (calls % 65_536 === 0) checkTime();
          return id === awake;
        };
    const T = () => {
      run.ticks += 1;
      if (run.ticks % 1024 === 0) checkTime();
    };
    /** @type {Suite} */
    const suite = { tests: [], before: [] };
    const vitest = vitestOf(suite);
    const requireHere = (/** @type {string} */ name) =>
      name === 'vitest' ? vitest : require(name);
    const module = { exports: {} };
    script.runInThisContext()(requireHere, module.exports, module, M, T);
    for (const test of [...suite.before, ...suite.tests]) {
      await test();
      checkTime();
    }
  };
};
