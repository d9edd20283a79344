import type { ExpenseState } from '#domain/expense/states';
import { expenseStateNames } from '#words/expenses';
import { RecordChip, type RecordLook } from '../../admin-kit/record/record-chip';

const looks: Record<ExpenseState, RecordLook> = {
  draft: 'draft',
  submitted: 'out',
  approved: 'available',
  rejected: 'refused',
  dropped: 'retired',
  paid: 'settled',
};

export const ExpenseStatusChip = ({ status }: { status: ExpenseState }) => (
  <RecordChip look={looks[status]} message={expenseStateNames[status]} />
);
