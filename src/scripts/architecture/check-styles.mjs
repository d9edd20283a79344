// @ts-check
import { readFileSync } from 'node:fs';
import { filesUnder } from '../lib/files-under.mjs';

// Above it a thing is styled once more instead of taken from the parts (src/app/theme/parts.css).
const MOST_LINES = 6800;

// On paper nothing changes any more.
const FOR_PAPER = 'print-sheet.css';

// Whatever the page says of something in its depth is sought in all of the page, at each of its changes: 23 ms of a tap.
const SOUGHT_IN_ALL = /(?::root|html|body)[^\s,{]*?:has\((?!\s*[>+~])/;

const sheets = filesUnder('.', 'src')
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));
const count = sheets.reduce((sum, { lines }) => sum + lines.length - 1, 0);
const isTooLong = count > MOST_LINES;
if (isTooLong) console.log(`more than ${MOST_LINES} lines of style sheets`);
const onScreen = sheets.filter(({ file }) => !file.endsWith(FOR_PAPER));
const sought = onScreen.flatMap(({ file, lines }) =>
  lines.flatMap((line, at) => (SOUGHT_IN_ALL.test(line) ? [`${file}:${at + 1} ${line}`] : [])),
);
for (const line of sought) console.log(`sought in all of the page: ${line}`);
console.log(`${count} lines in ${sheets.length} style sheets`);
process.exitCode = isTooLong || sought.length > 0 || sheets.length === 0 ? 1 : 0;
