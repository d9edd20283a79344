import { afterEach, beforeEach, expect, vi } from 'vitest';

// An unexpected console.error fails the test that caused it. A test that expects one replaces this spy by its own.
let unexpected: unknown[][] = [];

beforeEach(() => {
  unexpected = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    unexpected.push(words);
  });
});

afterEach(() => {
  vi.mocked(console.error).mockRestore?.();
  expect(unexpected, 'unexpected console.error').toEqual([]);
});
