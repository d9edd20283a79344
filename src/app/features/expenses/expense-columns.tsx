import { expenseFields, sayPercent } from '#contract/expense-fields';
import type { ExpenseRow } from '#contract/expenses';
import { byLabel, receiptAttached, receiptMissing } from '#words/expenses';
import type { Column } from '../../admin-kit/list/list-definition';
import { columnsOf } from '../../admin-kit/record/record-columns';
import { ExpenseStatusChip } from './expense-status-chip';

export const expenseColumns: readonly Column<ExpenseRow>[] = [
  ...columnsOf<typeof expenseFields, ExpenseRow>(expenseFields, {
    type: { card: 'title' },
    status: { show: ({ status }) => <ExpenseStatusChip status={status} />, card: 'mark' },
    receiptNo: { below: 'spentOn' },
    payable: { below: 'amount' },
    // What it is of, by names in the place of ids.
    tripId: ({ title }) => [
      { id: 'refs', title, value: ({ refs }) => refs.join(', '), below: 'provider' },
    ],
    carId: ({ title }) => [
      { id: 'plate', title, value: ({ plate }) => plate, card: 'none', below: 'provider' },
    ],
    providerId: ({ title }) => [
      { id: 'provider', title, value: ({ provider }) => provider, sort: 'provider' },
    ],
    split: {
      value: ({ shares }) =>
        shares.map(({ name, percent }) => `${name} ${sayPercent(percent)}`).join(', '),
    },
  }),
  {
    id: 'receipt',
    title: expenseFields.receiptFileId.label,
    value: ({ receiptFileId }, say) => say(receiptFileId ? receiptAttached : receiptMissing),
    fileOnly: true,
  },
  { id: 'by', title: byLabel, value: ({ by }) => by, fileOnly: true },
];
