import * as v from 'valibot';
import { id } from '#kinds/request/common';
import { callsAt } from './calls';
import type { Contract } from './endpoint';
import { expenseQuery, expenseRow } from './expenses';
import { listPage } from './list';

/** Why one of many was not approved; the others are. */
const approvalRefusals = ['not_found', 'changed_meanwhile', 'not_now', 'own_expense'] as const;

/** More would be approved unread. */
const MOST = 200;

const waitingExpense = v.object({
  ...expenseRow.entries,
  /** Nobody approves what they wrote. */
  mayApprove: v.boolean(),
});

const manyExpenses = v.object({
  expenses: v.pipe(
    v.array(v.object({ id, version: v.number() })),
    v.minLength(1, 'required'),
    v.maxLength(MOST, 'too_many'),
    v.check(
      (expenses) => new Set(expenses.map((expense) => expense.id)).size === expenses.length,
      'listed_twice',
    ),
  ),
});

const answers = v.array(
  v.object({ id: v.string(), refusal: v.nullable(v.picklist(approvalRefusals)) }),
);

// Not every kind keeps expenses.
const reading = callsAt('/admin/:kind', 'expense:read', { refusals: ['not_found'] });
const writing = callsAt('/admin/:kind', 'expense:write', { refusals: ['not_found'] });

export const expenseApprovalCalls = {
  listWaitingExpenses: reading.get('/expense-approvals', {
    summary: 'Expenses that wait for approval, and which of them whoever asks may approve',
    query: expenseQuery,
    output: listPage(waitingExpense),
  }),
  approveExpenses: writing.add('/expense-approvals', {
    summary: 'Approve many expenses; for each it is answered whether it is',
    body: manyExpenses,
    output: answers,
  }),
} as const satisfies Contract;

export type WaitingExpense = v.InferOutput<typeof waitingExpense>;
export type ExpenseApprovals = v.InferOutput<typeof answers>;
