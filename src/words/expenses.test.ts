import { expect, it } from 'vitest';
import { baht } from './expenses';
import { sayIn } from './message';

it('money of expenses is written as everywhere else', () => {
  expect(sayIn('th')(baht, { amount: '900' })).toBe('900 บาท');
  expect(sayIn('en')(baht, { amount: '900' })).toBe('฿900');
});
