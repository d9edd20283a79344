import type { expenseCalls } from '#contract/expense-calls';
import type { Handlers } from '../call';
import { changeExpense } from '../use-cases/expenses/change-expense';
import { createExpense } from '../use-cases/expenses/create-expense';
import { findReceipt } from '../use-cases/expenses/find-receipt';
import { listExpenseTrips } from '../use-cases/expenses/list-expense-trips';
import { listExpenses } from '../use-cases/expenses/list-expenses';
import { lockMonth } from '../use-cases/expenses/lock-month';
import { moveExpense } from '../use-cases/expenses/move-expense';
import { readExpense } from '../use-cases/expenses/read-expense';
import { readExpenseMonth } from '../use-cases/expenses/read-expense-month';
import { readExpenseOptions } from '../use-cases/expenses/read-expense-options';
import { readProviderMonth } from '../use-cases/expenses/read-provider-month';
import { saveProviderMonth } from '../use-cases/expenses/save-provider-month';
import { unlockMonth } from '../use-cases/expenses/unlock-month';

export const expenseHandlers: Pick<Handlers, keyof typeof expenseCalls> = {
  listExpenses,
  readExpenseOptions,
  listExpenseTrips,
  findReceipt,
  readExpense,
  createExpense,
  changeExpense,
  moveExpense,
  readExpenseMonth,
  lockMonth,
  unlockMonth,
  readProviderMonth,
  saveProviderMonth,
};
