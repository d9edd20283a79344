// @ts-check
import { writeFileSync } from 'node:fs';

/**
 * @typedef {{ message: string, stack?: string | undefined }} Broken
 * @typedef {{ fullName: string, errors: () => Broken[] }} Suite
 * @typedef {{ fullName: string, result: () => { errors?: readonly Broken[] | undefined } }} Test
 * @typedef {{
 *   moduleId: string, errors: () => Broken[],
 *   children: { allSuites: () => Iterable<Suite>, allTests: (state: 'failed') => Iterable<Test> },
 * }} Module
 */

/** What fails says where in its first lines. @param {Broken} error */
const firstLines = ({ message, stack }) => (stack ?? message).split('\n').slice(0, 8).join('\n');

/**
 * Vitest's reports leave out what broke outside of any test: a promise that nobody waited for, a hook that ran too long.
 * This keeps it, with the failed tests, in the file named BROKEN_FILE; the summary ends with it.
 */
export default class BrokenReporter {
  /** @type {(modules: readonly Module[], strays: readonly Broken[]) => void} */
  onTestRunEnd(modules, strays) {
    const lines = strays.map((error) => `outside of any test: ${firstLines(error)}`);
    for (const module of modules) {
      for (const error of module.errors()) lines.push(`${module.moduleId}: ${firstLines(error)}`);
      for (const suite of module.children.allSuites())
        for (const error of suite.errors()) lines.push(`${suite.fullName}: ${firstLines(error)}`);
      for (const test of module.children.allTests('failed'))
        for (const error of test.result().errors ?? [])
          lines.push(`${test.fullName}: ${firstLines(error)}`);
    }
    const file = process.env['BROKEN_FILE'];
    if (file !== undefined) writeFileSync(file, lines.join('\n\n'));
  }
}
