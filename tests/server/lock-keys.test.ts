import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../src/server/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('every advisory lock of the server has a number of its own', () => {
  const keys = Object.values(sources).flatMap((text) => text.match(/\b7_240_\d{3}\b/g) ?? []);
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(keys.length);
});
