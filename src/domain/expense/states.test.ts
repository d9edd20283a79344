import { describe, expect, it, test } from 'vitest';
import {
  expenseActions,
  expenseMoves,
  expenseParties,
  expenseStates,
  isOpenExpense,
  moveExpense,
} from './states';

// Written out a second time on purpose: state, action, who → where it leads. What is missing here must be refused.
const expected: Record<string, string> = {
  'draft change author': 'draft',
  'draft change colleague': 'draft',
  'draft change alone': 'draft',
  'draft submit author': 'submitted',
  'draft submit colleague': 'submitted',
  'draft submit alone': 'submitted',
  'draft drop author': 'dropped',
  'draft drop colleague': 'dropped',
  'draft drop alone': 'dropped',
  'submitted withdraw author': 'draft',
  'submitted withdraw alone': 'draft',
  'submitted approve colleague': 'approved',
  'submitted approve alone': 'approved',
  'submitted reject colleague': 'rejected',
  'submitted reject alone': 'rejected',
  'approved unapprove author': 'draft',
  'approved unapprove colleague': 'draft',
  'approved unapprove alone': 'draft',
  'approved pay author': 'paid',
  'approved pay colleague': 'paid',
  'approved pay alone': 'paid',
  'paid unpay author': 'approved',
  'paid unpay colleague': 'approved',
  'paid unpay alone': 'approved',
  'rejected change author': 'draft',
  'rejected change colleague': 'draft',
  'rejected change alone': 'draft',
  'dropped change author': 'draft',
  'dropped change colleague': 'draft',
  'dropped change alone': 'draft',
};

describe('the life of an expense', () => {
  const all = expenseStates.flatMap((state) =>
    expenseActions.flatMap((action) => expenseParties.map((who) => ({ state, action, who }))),
  );

  test.each(all)('$state, $action, $who', ({ state, action, who }) => {
    expect(moveExpense(state, action, who)).toBe(expected[`${state} ${action} ${who}`] ?? null);
  });

  it('leads to one state from each, has a way out of each, and opens what waits for somebody', () => {
    expect(expenseMoves.every(({ to }) => to.length === 1)).toBe(true);
    for (const state of expenseStates)
      expect(expenseMoves.some(({ from }) => from.includes(state))).toBe(true);
    expect(expenseStates.filter(isOpenExpense)).toEqual(['draft', 'submitted']);
  });
});
