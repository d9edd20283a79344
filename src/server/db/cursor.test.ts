import { expect, test } from 'vitest';
import { cursorOf, readCursor } from './cursor';

const id = '0199f31d-2e80-76bb-856f-dccc93d4b90a';

test('a place in a list is read as it was written', () => {
  const at = new Date('2026-11-22T01:02:03.456Z');
  expect(readCursor(cursorOf(at, id))).toEqual({ at: '2026-11-22T01:02:03.456Z', id });
  expect(readCursor(`2026-11-22T01:02:03.456789Z_${id}`)).toEqual({
    at: '2026-11-22T01:02:03.456789Z',
    id,
  });
});

test.each([
  '',
  '_',
  `2026-11-22T01:02:03Z_${id}`,
  `-271821-04-20T00:00:00.000Z_${id}`,
  `+275760-09-13T00:00:00.000Z_${id}`,
  `0000-01-01T00:00:00.000Z_${id}`,
  `2026-02-30T00:00:00.000Z_${id}`,
  `9999-99-99T99:99:99.000000Z_${id}`,
  `2026-11-22T24:00:00.000Z_${id}`,
  '2026-11-22T01:02:03.456Z_------------------------------------',
  `2026-11-22T01:02:03.456Z_${id}0`,
])('%s is no place in any list', (cursor) => {
  expect(readCursor(cursor)).toBeUndefined();
});
