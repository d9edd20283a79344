// @ts-check
import { readFileSync } from 'node:fs';
import { filesUnder } from '../lib/files-under.mjs';
import { findRepeats } from './find-repeats.mjs';

// Some places say the same for reasons of their own; with more of them, something wants to be said once.
const MOST_PAIRS = 15;

const files = ['src', 'tests']
  .flatMap((path) => filesUnder('.', path))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(gen|d)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const repeats = findRepeats(files);
if (repeats.length > MOST_PAIRS) {
  for (const repeat of repeats) console.log(repeat);
  console.log(`more than ${MOST_PAIRS} pairs of places say the same`);
}
console.log(`${repeats.length} repeats in ${files.length} modules`);
process.exitCode = repeats.length > MOST_PAIRS || files.length === 0 ? 1 : 0;
