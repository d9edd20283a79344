import { callsAt, recordCalls } from './calls';
import type { Contract } from './endpoint';
import { expenseApprovalCalls } from './expense-approval';
import {
  expenseMonth,
  providerMonth,
  providerMonthBody,
  savedMonth,
  unlockBody,
} from './expense-months';
import {
  expenseBody,
  expenseDetail,
  expenseMove,
  expenseOptions,
  expensePage,
  expenseQuery,
  expenseTrips,
  receiptQuery,
  receiptUse,
  tripsQuery,
} from './expenses';

const expenses = recordCalls('/admin/:kind/expenses', 'expense', expenseDetail);
// Not every kind keeps expenses.
const reading = callsAt('/admin/:kind', 'expense:read', { refusals: ['not_found'] });
const writing = callsAt('/admin/:kind', 'expense:write', { refusals: ['not_found'] });

/** What trips and cars cost, who approves it, and when a month is closed. */
export const expenseCalls = {
  ...expenseApprovalCalls,
  listExpenses: expenses.list({
    summary: 'Expenses of a kind, page by page',
    query: expenseQuery,
    output: expensePage,
    refusals: ['not_found'],
  }),
  readExpenseOptions: reading.get('/expense-options', {
    summary: 'What the form of an expense chooses from',
    output: expenseOptions,
  }),
  listExpenseTrips: reading.get('/expense-trips', {
    summary: 'Trips of a day, with the cost centres of their bookings',
    query: tripsQuery,
    output: expenseTrips,
  }),
  findReceipt: reading.get('/receipt', {
    summary: 'Which expense a receipt is on already',
    query: receiptQuery,
    output: receiptUse,
  }),
  readExpense: expenses.read('One expense with its split, and what may be done with it'),
  createExpense: expenses.create({
    summary: 'Write an expense down, as a draft',
    body: expenseBody,
    refusals: ['not_found'],
  }),
  changeExpense: expenses.change({
    summary: 'Put a draft or a rejected expense right; it is a draft then',
    body: expenseBody,
    refusals: ['not_now'],
  }),
  moveExpense: expenses.move('/:id/moves', {
    summary: 'Submit, withdraw, approve, reject, drop or pay; nobody approves what they wrote',
    body: expenseMove,
    refusals: ['not_now', 'own_expense'],
  }),
  readExpenseMonth: reading.get('/expense-months/:month', {
    summary: 'How a month stands, and whether it is locked',
    output: expenseMonth,
  }),
  lockMonth: writing.add('/expense-months/:month/lock', {
    summary: 'Close a month in which everything is decided: its amounts stand',
    output: expenseMonth,
    refusals: ['not_now', 'month_open'],
  }),
  unlockMonth: writing.add('/expense-months/:month/unlock', {
    summary: 'Open a month again, with a reason; only by who manages the admins too',
    body: unlockBody,
    output: expenseMonth,
    refusals: ['not_now'],
  }),
  readProviderMonth: reading.get('/providers/:id/months/:month', {
    summary: 'Done trips of a provider without an expense, priced by its rate card',
    output: providerMonth,
  }),
  saveProviderMonth: writing.add('/providers/:id/months/:month', {
    summary: 'Write down a provider’s month: every line, or none',
    body: providerMonthBody,
    output: savedMonth,
    bodyLimit: 1024 * 1024,
  }),
} as const satisfies Contract;
