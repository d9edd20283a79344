import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesUnder } from '../../src/scripts/lib/files-under.mjs';

/** Where a calendar is made, and where it learns the language. */
const own = /^src\/app\/(days|theme)\//;
const anotherCalendar = /from '@mantine\/dates'|type="(date|datetime-local|month)"/;

test('every day is answered in the one field: nothing else makes a calendar, or asks the browser for one', () => {
  const files = filesUnder(process.cwd(), 'src/app').filter((file) => file.endsWith('.tsx'));
  expect(files.some((file) => own.test(file))).toBe(true);
  const others = files.filter((file) => !own.test(file));
  expect(others.filter((file) => anotherCalendar.test(readFileSync(file, 'utf8')))).toEqual([]);
});
