import { expect, test } from 'vitest';
import { expenseStates, isOpenExpense, moveExpense, needsReason } from './states';

test.each([
  ['draft', 'change', 'author', 'draft'],
  ['rejected', 'change', 'colleague', 'draft'],
  ['submitted', 'change', 'author', null],
  ['draft', 'submit', 'author', 'submitted'],
  ['submitted', 'withdraw', 'author', 'draft'],
  ['submitted', 'withdraw', 'colleague', null],
  ['submitted', 'approve', 'author', null],
  ['submitted', 'approve', 'colleague', 'approved'],
  ['submitted', 'reject', 'alone', 'rejected'],
  ['draft', 'drop', 'colleague', 'dropped'],
  ['dropped', 'change', 'author', 'draft'],
  ['approved', 'unapprove', 'colleague', 'draft'],
  ['paid', 'unapprove', 'colleague', null],
  ['approved', 'pay', 'author', 'paid'],
  ['paid', 'pay', 'author', null],
  ['paid', 'unpay', 'colleague', 'approved'],
] as const)('%s, %s by %s: %s', (from, action, who, to) => {
  expect(moveExpense(from, action, who)).toBe(to);
});

test('what is refused or set aside says why, what waits keeps a month open', () => {
  expect(
    (['reject', 'drop', 'unapprove', 'unpay', 'approve', 'pay'] as const).map(needsReason),
  ).toEqual([true, true, true, true, false, false]);
  expect(expenseStates.filter(isOpenExpense)).toEqual(['draft', 'submitted']);
});
