// What Lighthouse says of an employee's first screen, as on a phone that has nothing of the app but is signed in.
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { report, table } from '../../src/scripts/lib/benchmarks-page.mjs';
import { findChromium } from '../../src/scripts/lib/browser.mjs';
import { findFreePort } from '../../src/scripts/lib/free-port.mjs';
import { run, runNode } from '../../src/scripts/lib/run.mjs';
import { expectHome, signInAs } from '../e2e/phone';
import { startProduct } from '../e2e/product';

type Verdict = {
  lighthouseVersion: string;
  categories: Record<string, { score: number; title: string }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
};

const ROUNDS = 3;
const bars = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
const categories = Object.keys(bars) as (keyof typeof bars)[];
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

// Among what npm brought: what reads the project's own files passes it by.
const home = 'node_modules/.cache/lighthouse';
const lighthouse = join(home, 'node_modules/lighthouse/cli/index.js');
if (!existsSync(lighthouse)) {
  await cp(join(import.meta.dirname, 'lighthouse'), home, { recursive: true });
  const { code, output } = await run('npm', ['ci', '--prefix', home, '--no-audit', '--no-fund']);
  if (code !== 0) throw new Error(output);
}

const product = await startProduct();
const folder = await mkdtemp(join(tmpdir(), 'carpool-lighthouse-'));
const port = await findFreePort();
const executablePath = findChromium();
// Lighthouse takes a tab of the same profile, whose tokens it leaves; worker and caches it empties by itself.
const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
  ...(executablePath && { executablePath }),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    `--remote-debugging-port=${port}`,
  ],
  locale: 'th-TH',
});

const judge = async (): Promise<Verdict> => {
  const output = join(folder, 'verdict.json');
  const { code, output: words } = await runNode(lighthouse, [
    `${product.url}/checkbooking`,
    `--port=${port}`,
    '--output=json',
    `--output-path=${output}`,
    `--only-categories=${categories.join(',')}`,
    '--quiet',
  ]);
  if (code !== 0) throw new Error(words);
  return JSON.parse(await readFile(output, 'utf8')) as Verdict;
};

const scoreOf = ({ categories: found }: Verdict, name: string) =>
  Math.round((found[name]?.score ?? 0) * 100);

try {
  const page = await context.newPage();
  await signInAs(page, product, 'somchai@siamparts.example');
  await expectHome(page);
  await page.close();
  const verdicts: Verdict[] = [];
  for (let round = 0; round < ROUNDS; round += 1) verdicts.push(await judge());
  const [median] = verdicts
    .toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
    .slice(ROUNDS >> 1);
  if (!median) throw new Error('Lighthouse said nothing');
  const scores = categories.map((name) => ({ name, score: scoreOf(median, name) }));
  const failed = Object.values(median.audits).filter(({ score }) => score === 0);
  report(
    'lighthouse',
    `## Lighthouse

\`/checkbooking\` of an employee by Lighthouse ${median.lighthouseVersion} as it judges phones (slow 4G, a CPU 4 times slower, both simulated): signed in, no
worker, nothing in a cache. The median of ${ROUNDS} runs.

${table(
  ['what', 'score', 'bar'],
  scores.map(({ name, score }) => [median.categories[name]?.title ?? name, score, bars[name]]),
)}

${times.map((name) => `${median.audits[name]?.title} ${median.audits[name]?.displayValue}`).join(', ')}. That an employee is no admin is told by a 403, as the specification has it, which the browser logs as an error. Audits failed: ${failed.map(({ title }) => title).join('; ') || 'none'}.`,
  );
  if (scores.some(({ name, score }) => score < bars[name])) process.exitCode = 1;
} finally {
  await context.close();
  await product.dispose();
  await rm(folder, { recursive: true, force: true });
}
