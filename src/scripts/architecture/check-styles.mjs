// @ts-check
import { readFileSync } from 'node:fs';
import { filesUnder } from '../lib/files-under.mjs';

// Above it a thing is styled once more instead of taken from the parts (src/app/theme/parts.css).
const MOST_LINES = 6800;

const sheets = filesUnder('.', 'src').filter((file) => file.endsWith('.css'));
const lines = sheets
  .map((file) => readFileSync(file, 'utf8').split('\n').length - 1)
  .reduce((sum, count) => sum + count, 0);
if (lines > MOST_LINES) console.log(`more than ${MOST_LINES} lines of style sheets`);
console.log(`${lines} lines in ${sheets.length} style sheets`);
process.exitCode = lines > MOST_LINES || sheets.length === 0 ? 1 : 0;
