import { describe, expect, it } from 'vitest';
import { compare, merge } from './merge';

const base = { model: 'A', colour: 'white', kinds: ['x'], seats: 4 };

describe('two people change the same thing', () => {
  it('keeps mine where I changed something, theirs everywhere else', () => {
    const mine = { ...base, model: 'B', kinds: ['x', 'y'] };
    const theirs = { ...base, model: 'C', colour: 'red' };
    expect(merge(base, mine, theirs)).toEqual({
      model: 'B',
      colour: 'red',
      kinds: ['x', 'y'],
      seats: 4,
    });
  });

  it('tells what they changed, and where somebody has to choose', () => {
    const mine = { ...base, model: 'B', seats: 5 };
    const theirs = { ...base, model: 'C', colour: 'red', seats: 5 };
    expect(compare(base, mine, theirs)).toEqual([
      { name: 'model', before: 'A', mine: 'B', theirs: 'C', clashes: true },
      { name: 'colour', before: 'white', mine: 'white', theirs: 'red', clashes: false },
      // Both want the same: nothing to choose.
      { name: 'seats', before: 4, mine: 5, theirs: 5, clashes: false },
    ]);
  });

  it('asks nothing of a switch that nobody set and one that was set to no', () => {
    const was = { months: null, isRetired: true };
    const mine = { months: 12, isRetired: null };
    const theirs = { months: 24, isRetired: false };
    const clashing = compare<object>(was, mine, theirs).filter(({ clashes }) => clashes);
    expect(clashing.map(({ name }) => name)).toEqual(['months']);
  });
});
