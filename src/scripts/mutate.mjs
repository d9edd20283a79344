// @ts-check
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesUnder } from './lib/files-under.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inSeconds } from './lib/progress.mjs';
import { Obstacle, root, runScript } from './lib/project.mjs';
import { requireNode } from './lib/require-node.mjs';
import { askWorkers } from './mutate/ask-workers.mjs';
import { bundleTests } from './mutate/bundle-tests.mjs';
import { judged } from './mutate/judged.mjs';
import { prepare } from './mutate/run-tests.mjs';

/**
 * @typedef {import('./mutate/bundle-tests.mjs').Mutant} Mutant
 * @typedef {import('./mutate/bundle-tests.mjs').Bundle} Bundle
 * @typedef {{ index: number, ms: number, hits: Uint8Array }} Measured
 */

/** Reached, so it is a floor now: of a hundred mutants the unit tests notice so many. */
const FLOOR = 92;

/** Its tests solve whole days, which takes seconds for each mutant: by `npm run mutate -- optimise` alone. */
const APART = 'optimise';

const words = process.argv.slice(2);
const isMeant = (/** @type {string} */ path) =>
  words.length === 0 ? !path.includes(`/${APART}/`) : words.some((word) => path.includes(word));

const testFiles = () => {
  const folders = ['src/domain', 'src/kinds', 'src/contract'];
  if (words.includes(APART)) folders.push('tests/optimise');
  return folders
    .flatMap((folder) => filesUnder(root, folder))
    .filter((file) => file.endsWith('.test.ts'));
};

/** Some tests have a time of their own, which a busy machine may take once. */
const MOST_TRIES = 3;

/** How a test file goes without a mutant, and which mutants it passes. @type {(bundle: Bundle, mutants: number, tries?: number) => Promise<Omit<Measured, 'index'>>} */
const measure = async ({ file, code }, mutants, tries = 1) => {
  const run = prepare(code);
  const hits = new Uint8Array(mutants);
  try {
    await run({ awake: -1, hits, ticks: 0, endsAt: Infinity });
    const began = performance.now();
    await run({ awake: -1, ticks: 0, endsAt: Infinity });
    return { ms: performance.now() - began, hits };
  } catch (error) {
    if (tries < MOST_TRIES) return measure({ file, code }, mutants, tries + 1);
    throw new Obstacle(`${file} fails without any mutant: ${String(error)}`);
  }
};

/** The file's own tests first, then the quickest. @type {(mutant: Mutant, measured: readonly Measured[], bundles: readonly Bundle[]) => { index: number, ms: number }[]} */
const testsFor = ({ id, file }, measured, bundles) => {
  const isOwn = (/** @type {Measured} */ { index }) =>
    Number(basename(bundles[index]?.file ?? '').startsWith(`${basename(file, '.ts')}.`));
  return measured
    .filter(({ hits }) => hits[id] === 1)
    .toSorted((a, b) => isOwn(b) - isOwn(a) || a.ms - b.ms)
    .map(({ index, ms }) => ({ index, ms }));
};

const onOneLine = (/** @type {string} */ text) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
};

/** As it is printed, and as `judged` names it: without its line, which moves. @param {Mutant} mutant */
const readMutant = ({ file, start, end, becomes }) => {
  const code = readFileSync(join(root, file), 'utf8');
  const line = code.slice(0, start).split('\n').length;
  return { line, change: `${onOneLine(code.slice(start, end))}  →  ${onOneLine(becomes)}` };
};

const judgements = judged.flatMap(({ file, lives }) => lives.map((change) => ({ file, change })));

/** Two alike in one file are judged as one. @param {Mutant} mutant */
const isJudged = (mutant) => {
  const { change } = readMutant(mutant);
  return judgements.some((about) => about.file === mutant.file && about.change === change);
};

await runScript(async () => {
  requireNode();
  await ensureInstalled();
  const began = performance.now();
  const { mutants, bundles } = await bundleTests(testFiles());
  const meant = mutants.filter(({ file }) => isMeant(file));
  console.log(`${meant.length} mutants, ${bundles.length} test files`);
  /** @type {Measured[]} */
  const measured = [];
  for (const [index, bundle] of bundles.entries())
    measured.push({ index, ...(await measure(bundle, mutants.length)) });
  const questions = meant.map((mutant) => ({
    id: mutant.id,
    tests: testsFor(mutant, measured, bundles),
  }));
  const killers = await askWorkers(questions, bundles);
  const survivors = meant.filter(({ id }) => killers.get(id) === null);
  const known = survivors.filter(isJudged);
  const unknown = survivors.filter((mutant) => !isJudged(mutant));
  for (const mutant of unknown) {
    const { line, change } = readMutant(mutant);
    console.log(`${mutant.file}:${line}  ${change}`);
  }
  const lives = new Set(known.map((mutant) => `${mutant.file} ${readMutant(mutant).change}`));
  const stale = judgements.filter(
    ({ file, change }) => isMeant(file) && !lives.has(`${file} ${change}`),
  );
  for (const { file, change } of stale)
    console.log(`${file}: judged, and lives no more: ${change}`);

  const share = ((meant.length - survivors.length) / meant.length) * 100;
  console.log(
    `\n${meant.length - survivors.length} of ${meant.length} noticed, ${share.toFixed(1)} %; ` +
      `${known.length} judged, ${unknown.length} not; ${inSeconds((performance.now() - began) / 1000)}`,
  );
  const isWhole = words.length === 0;
  if (stale.length > 0 || (isWhole && (share < FLOOR || unknown.length > 0))) process.exitCode = 1;
});
