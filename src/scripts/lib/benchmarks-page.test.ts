import { describe, expect, test } from 'vitest';
import { replaceSection, table } from './benchmarks-page.mjs';

describe('a section of the benchmarks page', () => {
  const page = replaceSection('# Benchmarks\n\nWords.\n', 'start', 'old');

  test('when it is new, stands at the end', () => {
    expect(page).toBe(
      '# Benchmarks\n\nWords.\n\n<!-- bench:start -->\nold\n<!-- /bench:start -->\n',
    );
  });

  test('when it is there, is replaced in its place', () => {
    const both = replaceSection(page, 'weight', 'light');
    expect(replaceSection(both, 'start', 'new')).toBe(both.replace('old', 'new'));
  });
});

test('a table has one line for headings, one that divides, one for each row', () => {
  expect(table(['what', 's'], [['install', 12]])).toBe(
    '| what | s |\n| --- | --- |\n| install | 12 |',
  );
});
