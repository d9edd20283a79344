import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readModules } from '../../src/scripts/architecture/read-modules.mjs';

/** Where a calendar is made, and where it learns the language. */
const own = /^src\/app\/(days|theme)\//;

test('every day is answered in the one field: nothing else makes a calendar, or asks the browser for one', () => {
  const modules = readModules(process.cwd(), ['src/app']).filter(({ file }) => !own.test(file));
  const withCalendar = modules.filter(({ imports }) =>
    imports.some(({ target }) => target === '@mantine/dates'),
  );
  const withBrowsersOwn = modules.filter(({ file }) =>
    /type="(date|datetime-local|month)"/.test(readFileSync(file, 'utf8')),
  );
  expect([...withCalendar, ...withBrowsersOwn].map(({ file }) => file)).toEqual([]);
});
