import { describe, expect, it, test } from 'vitest';
import { buddhistYear, gregorianYear, parseTypedDate } from './buddhist-year';

describe('a typed date', () => {
  it('with a year of 2400 or more, is of the Buddhist Era', () => {
    expect(gregorianYear(2400)).toBe(1857);
    expect(gregorianYear(2399)).toBe(2399);
    expect(gregorianYear(2569)).toBe(2026);
  });

  test.each([
    ['21/11/2569', '2026-11-21', true],
    ['๒๑/๑๑/๒๕๖๙', '2026-11-21', true],
    ['1.2.2569', '2026-02-01', true],
    ['21/11/2026', '2026-11-21', false],
    [' 29-02-2571 ', '2028-02-29', true],
    ['21112569', '2026-11-21', true],
    ['๐๑๐๒๒๐๒๗', '2027-02-01', false],
  ])('%s is %s', (typed, day, converted) => {
    expect(parseTypedDate(typed)).toEqual({ day, converted });
  });

  test.each([
    '',
    '29/02/2570',
    '31/04/2569',
    '21/13/2569',
    '0/1/2569',
    '21/11/69',
    '2026-11-21',
    '20261121',
    '2111256',
  ])('%s is no day', (typed) => {
    expect(parseTypedDate(typed)).toBeNull();
  });
});

it('a year of the Buddhist Era is 543 more', () => {
  expect([buddhistYear(2026), gregorianYear(2569), gregorianYear(2026)]).toEqual([
    2569, 2026, 2026,
  ]);
});
