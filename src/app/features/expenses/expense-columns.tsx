import { expenseFields, listedFields } from '#contract/expense-fields';
import type { ExpenseRow } from '#contract/expenses';
import { byLabel, receiptAttached, receiptMissing } from '#words/expenses';
import type { Column } from '../../admin-kit/list/list-definition';
import { columnsOf } from '../../admin-kit/record/record-columns';
import { ExpenseStatusChip } from './expense-status-chip';

type ExpenseColumn = Column<ExpenseRow>;

/** Whose and what of. */
const about: readonly ExpenseColumn[] = [
  {
    id: 'provider',
    title: expenseFields.providerId.label,
    value: ({ provider }) => provider,
    sort: 'provider',
  },
  {
    id: 'refs',
    title: expenseFields.tripId.label,
    value: ({ refs }) => refs.join(', '),
    below: 'provider',
  },
  {
    id: 'plate',
    title: expenseFields.carId.label,
    value: ({ plate }) => plate,
    card: 'none',
    below: 'provider',
  },
];

export const expenseColumns: readonly ExpenseColumn[] = [
  ...columnsOf<typeof listedFields, ExpenseRow>(listedFields, {
    type: { card: 'title' },
    status: { show: ({ status }) => <ExpenseStatusChip status={status} />, card: 'mark' },
    receiptNo: { below: 'spentOn' },
    payable: { below: 'amount' },
    spentOn: (column) => [column, ...about],
  }),
  {
    id: 'hasReceipt',
    title: expenseFields.receiptFileId.label,
    value: ({ hasReceipt }, say) => say(hasReceipt ? receiptAttached : receiptMissing),
    fileOnly: true,
  },
  { id: 'by', title: byLabel, value: ({ by }) => by, fileOnly: true },
];
