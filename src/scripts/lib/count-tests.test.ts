import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countPlaywright, countVitest, sum } from './count-tests.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (report: unknown) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

test('when a test file breaks before its first test, counts one failure', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [] },
    ],
  };
  expect(countVitest(write(report))).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('when a browser test passes at the second try, counts it as passed', () => {
  const report = { stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 1 } };
  expect(countPlaywright(write(report))).toEqual({ passed: 4, failed: 2, skipped: 1 });
});

test('when a tool wrote no report, counts nothing', () => {
  expect(sum([countVitest(join(folder, 'none')), countPlaywright(join(folder, 'none'))])).toEqual({
    passed: 0,
    failed: 0,
    skipped: 0,
  });
});
