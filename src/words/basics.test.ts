import { expect, test } from 'vitest';
import { setUpSteps } from '#domain/basics/set-up-steps';
import { stepWords } from './basics';

test('a step of the guide counts in English what is there once, and more often', () => {
  const said = (count: number) =>
    setUpSteps.map((step) => stepWords[step].count.en({ count, isDone: true }));
  expect(said(1)).toContain('1 holiday ahead');
  expect(said(1)).toContain('1 person has no manager who approves');
  expect(said(1).filter((text) => /^1 \w+s\b/.test(text))).toEqual([]);
  expect(said(2)).toContain('2 holidays ahead');
});
