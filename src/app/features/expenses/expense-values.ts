import type { expenseFields } from '#contract/expense-fields';
import type { ValuesOf } from '../../admin-kit/record/record-values';

export type ExpenseValues = ValuesOf<typeof expenseFields>;
