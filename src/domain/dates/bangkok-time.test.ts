import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  addMinutes,
  atMinute,
  dayOf,
  daysBetween,
  isBefore,
  minuteOfDay,
  minutesBetween,
  minutesOf,
  roundUp,
  weekdayOf,
} from './bangkok-time';

describe('the time of Bangkok', () => {
  it('begins its day seven hours before UTC does', () => {
    expect(dayOf('2026-11-20T16:59:59Z')).toBe('2026-11-20');
    expect(dayOf('2026-11-20T17:00:00Z')).toBe('2026-11-21');
    expect(minuteOfDay('2026-11-20T17:00:00Z')).toBe(0);
    expect(minuteOfDay('2026-11-20T16:59:59Z')).toBe(23 * 60 + 59);
    expect(minuteOfDay('1969-12-31T20:30:00Z')).toBe(210);
  });

  it('finds the moment of a day and a minute again', () => {
    const at = atMinute('2026-11-21', minutesOf('07:30:00'));
    expect(at).toBe('2026-11-21T00:30:00.000Z');
    expect([dayOf(at), minuteOfDay(at)]).toEqual(['2026-11-21', minutesOf('07:30')]);
  });

  test.each([
    ['2026-11-16', 1],
    ['2026-11-21', 6],
    ['2026-11-22', 7],
  ])('%s is weekday %i', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  it('counts over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
    expect(addMinutes('2026-12-31T16:59:00Z', 1)).toBe('2026-12-31T17:00:00.000Z');
    expect(minutesBetween('2026-11-21T00:00:00Z', '2026-11-21T01:00:01Z')).toBe(61);
    expect(isBefore('2026-11-21T00:00:00Z', new Date('2026-11-21T00:00:00Z'))).toBe(false);
  });

  it('rounds up to the next quarter, and leaves a quarter as it is', () => {
    expect(roundUp('2026-11-21T01:01:00Z', 15)).toBe('2026-11-21T01:15:00.000Z');
    expect(roundUp(new Date('2026-11-21T01:15:00Z'), 15)).toBe('2026-11-21T01:15:00.000Z');
  });
});

test('a moment is compared to the thousandth of a second, however it comes', () => {
  const [early, late] = ['2026-11-21T02:00:00.050Z', '2026-11-21T02:00:00.100Z'];
  expect(isBefore(early, new Date(late))).toBe(true);
  expect(isBefore(new Date(early), late)).toBe(true);
});
