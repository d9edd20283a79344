// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { countPlaywright, countVitest, nothingRan, sum } from './lib/count-tests.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureOffice } from './lib/office.mjs';
import { inSeconds } from './lib/progress.mjs';
import { commandOf, Obstacle, runScript } from './lib/project.mjs';
import { requireNode } from './lib/require-node.mjs';
import { runNode } from './lib/run.mjs';

/**
 * @typedef {import('./lib/count-tests.mjs').Counts} Counts
 * @typedef {{ name: string, isPassed: boolean, counts: Counts, seconds: number }} Result
 * @typedef {() => Promise<{ code: number, counts: Counts }>} Work
 */

/** What stopped a step, told where it happened; the steps after it still run. @type {(error: unknown) => void} */
const tell = (error) => console.error(error instanceof Obstacle ? error.message : error);

/** @type {(name: string, work: Work) => Promise<Result>} */
const runStep = async (name, work) => {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const { code, counts } = await work().catch((error) => {
    tell(error);
    return { code: 1, counts: nothingRan };
  });
  return { name, isPassed: code === 0, counts, seconds: (performance.now() - started) / 1000 };
};

/** @type {(result: Result) => void} */
const printResult = ({ name, isPassed, seconds, counts: { passed, failed, skipped } }) => {
  const parts = [
    passed + failed > 0 ? `${passed} passed, ${failed} failed` : '',
    skipped > 0 ? `${skipped} skipped` : '',
  ].filter(Boolean);
  const verdict = isPassed ? 'ok    ' : 'FAILED';
  console.log(
    `${verdict} ${name.padEnd(24)}${inSeconds(seconds).padStart(8)}  ${parts.join(', ')}`.trimEnd(),
  );
};

/** The last line must not say "0 failed" when something did: a step that failed without a failing test counts as one. */
const sumUp = (/** @type {Result[]} */ results) => {
  const { passed, failed } = sum(results.map(({ counts }) => counts));
  const broken = results.filter(({ isPassed, counts }) => !isPassed && counts.failed === 0);
  return `${passed} passed, ${failed + broken.length} failed`;
};

await runScript(async () => {
  requireNode();
  await ensureInstalled();
  if (!process.stdout.isTTY) process.env['NO_COLOR'] = '1';
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  const vitestReport = join(reports, 'vitest.json');
  const playwrightReport = join(reports, 'playwright.json');
  const brokenFile = join(reports, 'broken.txt');

  /** @type {[string, Work][]} */
  const steps = [
    [
      'check',
      async () => {
        const { code } = await runNode('src/scripts/check.mjs', [], { show: true });
        return { code, counts: nothingRan };
      },
    ],
    [
      'unit, server, journeys',
      async () => {
        const reporters = [
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${vitestReport}`,
          '--reporter=./src/scripts/lib/broken-reporter.mjs',
        ];
        const office = await ensureOffice();
        const { code } = await runNode(commandOf('vitest'), ['run', ...reporters], {
          env: {
            BROKEN_FILE: brokenFile,
            ...(office === undefined ? {} : { LIBREOFFICE_PATH: office }),
          },
          show: true,
        });
        return { code, counts: countVitest(vitestReport) };
      },
    ],
    [
      'browser',
      async () => {
        await ensureBuilt();
        const env = {
          CHROMIUM_PATH: await ensureChromium(),
          PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
        };
        const args = ['test', '--config=tests/e2e', '--reporter=list,json'];
        const { code } = await runNode(commandOf('@playwright/test', 'playwright'), args, {
          env,
          show: true,
        });
        return { code, counts: countPlaywright(playwrightReport) };
      },
    ],
  ];

  /** @type {Result[]} */
  const results = [];
  for (const [name, work] of steps) results.push(await runStep(name, work));
  const broken = existsSync(brokenFile) ? readFileSync(brokenFile, 'utf8') : '';
  rmSync(reports, { recursive: true });

  if (broken !== '') console.log(`\n── broken in unit, server, journeys ──\n${broken}`);
  console.log('\n── summary ──');
  results.forEach(printResult);
  console.log(sumUp(results));
  process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;
});
