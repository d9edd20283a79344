import type { ExpenseRow } from '#contract/expenses';
import { no, yes } from '#words/admin-kit';
import {
  amountLabel,
  byLabel,
  carLabel,
  dayLabel,
  expenseStateNames,
  expenseTypeNames,
  payableLabel,
  providerLabel,
  quantityLabel,
  rateLabel,
  receiptLabel,
  receiptNoLabel,
  refsLabel,
  statusLabel,
  typeLabel,
  vatLabel,
  whtLabel,
} from '#words/expenses';
import type { Column } from '../../admin-kit/list/list-definition';
import { ExpenseStatusChip } from './expense-status-chip';

export const expenseColumns: readonly Column<ExpenseRow>[] = [
  {
    id: 'type',
    title: typeLabel,
    value: ({ type }, say) => say(expenseTypeNames[type]),
    sort: 'type',
    card: 'title',
  },
  {
    id: 'status',
    title: statusLabel,
    value: ({ status }, say) => say(expenseStateNames[status]),
    show: ({ status }) => <ExpenseStatusChip status={status} />,
    sort: 'status',
    card: 'mark',
  },
  { id: 'spentOn', title: dayLabel, type: 'day', value: ({ spentOn }) => spentOn, sort: 'spentOn' },
  { id: 'provider', title: providerLabel, value: ({ provider }) => provider, sort: 'provider' },
  { id: 'refs', title: refsLabel, value: ({ refs }) => refs.join(', ') },
  { id: 'plate', title: carLabel, value: ({ plate }) => plate, card: 'none' },
  {
    id: 'quantity',
    title: quantityLabel,
    type: 'decimal',
    value: ({ quantity }) => quantity,
    fileOnly: true,
  },
  { id: 'rate', title: rateLabel, type: 'money', value: ({ rate }) => rate, fileOnly: true },
  {
    id: 'amount',
    title: amountLabel,
    type: 'money',
    value: ({ amount }) => amount,
    sort: 'amount',
  },
  { id: 'vat', title: vatLabel, type: 'money', value: ({ vat }) => vat, fileOnly: true },
  { id: 'wht', title: whtLabel, type: 'money', value: ({ wht }) => wht, fileOnly: true },
  {
    id: 'payable',
    title: payableLabel,
    type: 'money',
    value: ({ payable }) => payable,
    card: 'none',
  },
  {
    id: 'receiptNo',
    title: receiptNoLabel,
    value: ({ receiptNo }) => receiptNo,
    card: 'none',
  },
  {
    id: 'hasReceipt',
    title: receiptLabel,
    value: ({ hasReceipt }, say) => say(hasReceipt ? yes : no),
    fileOnly: true,
  },
  { id: 'by', title: byLabel, value: ({ by }) => by, fileOnly: true },
];
