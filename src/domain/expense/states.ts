import { nextStates, type Move } from '../state-table';

export const expenseStates = [
  'draft',
  'submitted',
  'approved',
  'rejected',
  'dropped',
  'paid',
] as const;

export type ExpenseState = (typeof expenseStates)[number];

export const expenseActions = [
  'change',
  'submit',
  'withdraw',
  'approve',
  'reject',
  'drop',
  'unapprove',
  'pay',
  'unpay',
] as const;

export type ExpenseAction = (typeof expenseActions)[number];

/** `author` wrote the amounts last; `alone` did too, and there is no other admin of the kind. */
export const expenseParties = ['author', 'colleague', 'alone'] as const;

export type ExpenseParty = (typeof expenseParties)[number];

const anybody = expenseParties;

/** The whole life of an expense. The server asks this table; the screens show what it answers. */
export const expenseMoves: readonly Move<ExpenseState, ExpenseAction, ExpenseParty>[] = [
  // What was rejected or set aside may be put right; whoever changes the amounts becomes the author.
  { action: 'change', from: ['draft', 'rejected', 'dropped'], to: ['draft'], who: anybody },
  { action: 'submit', from: ['draft'], to: ['submitted'], who: anybody },
  { action: 'withdraw', from: ['submitted'], to: ['draft'], who: ['author', 'alone'] },
  // Four eyes, where there are four.
  { action: 'approve', from: ['submitted'], to: ['approved'], who: ['colleague', 'alone'] },
  { action: 'reject', from: ['submitted'], to: ['rejected'], who: ['colleague', 'alone'] },
  // Nothing is deleted: a draft that should not be is set aside, with the reason.
  { action: 'drop', from: ['draft'], to: ['dropped'], who: anybody },
  // Approved by mistake: put right and decided on once more.
  { action: 'unapprove', from: ['approved'], to: ['draft'], who: anybody },
  { action: 'pay', from: ['approved'], to: ['paid'], who: anybody },
  // Noted by mistake, or the money came back.
  { action: 'unpay', from: ['paid'], to: ['approved'], who: anybody },
];

/** Where it leads, or null. */
export const moveExpense = (
  from: ExpenseState,
  action: ExpenseAction,
  who: ExpenseParty,
): ExpenseState | null => nextStates(expenseMoves, from, action, who)[0] ?? null;

/** Actions that say why. */
export const needsReason = (action: ExpenseAction): boolean =>
  action === 'reject' || action === 'drop' || action === 'unapprove' || action === 'unpay';

/** Counts for nothing until somebody puts it right. */
export const isOffExpense = (state: ExpenseState): boolean =>
  state === 'rejected' || state === 'dropped';

/** Still to be decided: these keep a month from being locked. */
export const isOpenExpense = (state: ExpenseState): boolean =>
  state === 'draft' || state === 'submitted';

/** What a month cost. */
export const isDecidedExpense = (state: ExpenseState): boolean =>
  !isOpenExpense(state) && !isOffExpense(state);
