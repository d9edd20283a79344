import type { ExpenseRow } from '#contract/expenses';
import { formatDate } from '#domain/dates/format-bangkok';
import { expenseTitle, expenseTypeNames } from '#words/expenses';
import type { Say } from '#words/message';

export const sayExpense = ({ type, spentOn }: Pick<ExpenseRow, 'type' | 'spentOn'>, say: Say) =>
  say(expenseTitle, { type: say(expenseTypeNames[type]), day: formatDate(spentOn) });
