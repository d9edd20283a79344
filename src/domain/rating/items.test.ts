import { expect, test } from 'vitest';
import { allItems, driverItems, isLow, itemsOf, ratingItems, vehicleItems } from './items';

test('an item that was not judged has no score', () => {
  const items = allItems({ polite: 4 });
  expect(Object.keys(items)).toEqual([...ratingItems]);
  expect(items.polite).toBe(4);
  expect(Object.values(items).filter((score) => score === null)).toHaveLength(
    ratingItems.length - 1,
  );
});

test('where the traveller drove, nobody judges a driver', () => {
  expect(itemsOf(true)).toEqual([...vehicleItems, ...driverItems]);
  expect(itemsOf(false)).toEqual(vehicleItems);
});

test('two stars for anything are a low score', () => {
  expect([
    isLow(2, allItems({})),
    isLow(3, allItems({})),
    isLow(5, allItems({ safety: 2 })),
  ]).toEqual([true, false, true]);
  expect(isLow(5, allItems({ safety: 3, polite: 5 }))).toBe(false);
});
