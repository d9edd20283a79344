// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{
 *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[],
 * }} VitestReport
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number } }} PlaywrightReport
 */

/** @type {Counts} */
export const nothingRan = { passed: 0, failed: 0, skipped: 0 };

/** What a tool that broke down did not write is no report. @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A file that failed before its first test counts as one failure. @type {(file: string) => Counts} */
export const countVitest = (file) => {
  /** @type {VitestReport | undefined} */
  const report = readJson(file);
  if (report === undefined) return nothingRan;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

/** A flaky test passed in the end. @type {(file: string) => Counts} */
export const countPlaywright = (file) => {
  /** @type {PlaywrightReport | undefined} */
  const report = readJson(file);
  if (report === undefined) return nothingRan;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
};

/** @type {(counts: Counts[]) => Counts} */
export const sum = (counts) =>
  counts.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    nothingRan,
  );
