import type { expenseFields } from '#contract/expense-fields';
import type { ValuesOf } from '../../admin-kit/record/record-values';

/** An expense while it is being written. */
export type ExpenseValues = ValuesOf<typeof expenseFields>;
