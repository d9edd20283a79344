import { expect, it } from 'vitest';
import { linesIn } from './trip-block';

const LINE_PX = 13 * 1.4;

it.each([
  [44, 1, 1],
  [64, 1, 2],
  [83, 1, 3],
  [84, 2, 2],
  [168, 4, 4],
])('in a row of %s px a name has %s lines and what stands below it %s', (height, name, facts) => {
  expect(linesIn(height)).toBe(facts);
  expect((name + facts) * LINE_PX).toBeLessThanOrEqual(height - 6);
});
