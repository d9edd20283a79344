import { expect, test } from 'vitest';
import { chargesOf } from './charges';

const half = (costCentreId: string) => ({ costCentreId, share: 5_000 });

test('an odd satang falls on the same cost centre, in whatever order they were entered', () => {
  const charge = (...split: ReturnType<typeof half>[]) =>
    Object.fromEntries(chargesOf([{ id: 'e', amount: 101, split }]));
  const expected = charge(half('a'), half('b'), half('c'));
  expect(charge(half('c'), half('b'), half('a'))).toEqual(expected);
  expect(charge(half('b'), half('c'), half('a'))).toEqual(expected);
  expect(new Set(Object.values(expected)).size).toBe(2);
});

test('what is split and what is not is added up by cost centre', () => {
  const charges = chargesOf([
    { id: 'e', amount: 100, split: [half('a'), half('b')] },
    { id: 'f', amount: 50, split: [{ costCentreId: 'a', share: 10_000 }] },
    { id: 'g', amount: 7, split: [] },
  ]);
  expect(Object.fromEntries(charges)).toEqual({ a: 100, b: 50, null: 7 });
});
