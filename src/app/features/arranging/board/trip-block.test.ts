import { expect, it } from 'vitest';
import { HEAD_EDGES, alarmWordOf, linesIn } from './trip-block';

const TEXT_PX = 13;
/** One line each, whatever the border. */
const LOWEST = 44;

it.each([
  [44, 1, 1],
  [66, 1, 1],
  [67, 1, 2],
  [68, 1, 2],
  [87, 1, 2],
  [88, 2, 2],
  [168, 4, 4],
])('in a row of %s px a name has %s lines and what stands below it %s', (height, name, facts) => {
  expect(linesIn(height)).toBe(facts);
  expect((name * 1.35 + facts * 1.5) * TEXT_PX).toBeLessThanOrEqual(
    height - (height > LOWEST ? 10 : 6),
  );
});

it('a head, which has no border, keeps the second line of what stands below its name', () => {
  expect([62, 63].map((height) => linesIn(height, HEAD_EDGES))).toEqual([1, 2]);
});

it('sets what is overdue apart from who drives, and leaves it out where it would stand outside its block', () => {
  expect(alarmWordOf('inside', 'Overdue')).toBe('Overdue · ');
  expect(alarmWordOf('beside', 'Overdue')).toBe('Overdue · ');
  expect(alarmWordOf('upright', 'Overdue')).toBe('');
  expect(alarmWordOf('time', 'Overdue')).toBe('');
});
