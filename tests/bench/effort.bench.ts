// What a booking costs the hand: the browser tests hold the bars, here stands what they counted.
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report, table } from '../../src/scripts/lib/benchmarks-page.mjs';
import { commandOf } from '../../src/scripts/lib/project.mjs';
import { runNode } from '../../src/scripts/lib/run.mjs';

type Counted = { taps: number; letters: number; swipes: number; seconds: number; machine: number };
type Run = { annotations: { type: string; description: string }[] };
type Suite = { title: string; suites?: Suite[]; specs?: { tests: { results: Run[] }[] }[] };

const folder = await mkdtemp(join(tmpdir(), 'carpool-effort-'));
const file = join(folder, 'report.json');
const args = ['test', '--config=tests/e2e', 'booking.spec', '--workers=1', '--retries=0'];
const { code } = await runNode(
  commandOf('@playwright/test', 'playwright'),
  [...args, '--grep', 'is booked', '--reporter=list,json'],
  { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, show: true },
);
const { suites } = JSON.parse(await readFile(file, 'utf8')) as { suites: Suite[] };
await rm(folder, { recursive: true });

const kinds = suites.flatMap((suite) => suite.suites ?? []);
const rows = kinds.flatMap(({ title: kind, specs = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .flatMap(({ annotations }) => annotations)
    .map(({ type, description }) => {
      const counted = JSON.parse(description) as Counted;
      const { taps, letters, swipes, seconds, machine } = counted;
      return [kind, type, taps, letters, swipes, seconds.toFixed(0), machine.toFixed(1)];
    }),
);
report(
  'effort',
  `## What a booking costs the hand

At 360 × 740, by touch, from opening the app to sent; offline is airplane mode in a form never opened before, with places
that are searched for by name. Bars, held by the browser tests: ≤ 5 taps for the first booking of a kind, ≤ 3 for the
usual trip, ≤ 2 to book again. By hand: 2.5 s for a tap (read, find, hit), 0.35 s for a letter.

${table(['kind', 'booking', 'taps', 'letters', 'swipes', 'by hand, s', 'by machine, s'], rows)}`,
);
process.exitCode = code;
