import { expect, it } from 'vitest';
import { inBaht } from './preview-notes';

it.each([
  ['900.00', '900'],
  ['2209.20', '2,209.20'],
])('says %s baht as %s: never half of the satangs', (amount, words) => {
  expect(inBaht(amount)).toBe(words);
});
