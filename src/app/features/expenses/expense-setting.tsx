import { expenseFields, expenseSections } from '#contract/expense-fields';
import {
  expenseBody,
  type ExpenseBody,
  type ExpenseDetail,
  type ExpenseOptions,
} from '#contract/expenses';
import type { KindId } from '#kinds/registry';
import { baht, changeToSubmit, expenseWord, lastReason, addExpense } from '#words/expenses';
import { RecordField } from '../../admin-kit/record/record-fields';
import type { RecordSetting } from '../../admin-kit/record/record-setting';
import { valuesOf } from '../../admin-kit/record/record-values';
import type { ApiClient } from '../../api/client';
import { AboutField } from './about-field';
import { ExpenseFacts } from './expense-facts';
import { ExpenseMoves } from './expense-moves';
import { ReceiptUsed } from './receipt-used';
import type { ExpenseValues } from './expense-values';
import { sayExpense } from './say-expense';
import { SplitField } from './split-field';
import { useSay } from '../../ui/use-say';
import { ExpenseStatusChip } from './expense-status-chip';
import { lineAmount, payable } from '#domain/expense/amount';
import { isOffExpense } from '#domain/expense/states';
import { formatBaht, parseBaht } from '#domain/money';

const satang = (text: string | null) => (text === null ? 0 : (parseBaht(text) ?? 0));

const Sum = ({ values }: { values: ExpenseValues }) => {
  const say = useSay();
  const amount = lineAmount(values.quantity ?? '', values.rate ?? '') ?? 0;
  const inBaht = (satangs: number) => say(baht, { amount: formatBaht(satangs) });
  return (
    <p className="row wrap between numbers" role="status">
      <span>
        {say(expenseFields.amount.label)} {inBaht(amount)}
      </span>
      <strong className="large">
        {say(expenseFields.payable.label)}{' '}
        {inBaht(payable(amount, satang(values.vat), satang(values.wht)))}
      </strong>
    </p>
  );
};

/** Where it stands, and why it came back. */
const Standing = ({ expense: { status, reason } }: { expense: ExpenseDetail }) => {
  const say = useSay();
  const isOff = isOffExpense(status);
  const words = [reason !== null && say(lastReason, { reason }), isOff && say(changeToSubmit)];
  return (
    <div className={`row wrap ${isOff ? 'note calls between' : ''}`}>
      <ExpenseStatusChip status={status} />
      <p>{words.filter(Boolean).join(' · ')}</p>
    </div>
  );
};

type ExpenseTypes = {
  fields: typeof expenseFields;
  values: ExpenseValues;
  body: ExpenseBody;
  detail: ExpenseDetail;
  options: ExpenseOptions;
};

const begun = { quantity: '1', vat: '0.00', wht: '0.00' };

const choicesOf = (named: ExpenseOptions['cars']) =>
  named.map(({ id, name }) => ({ value: id, label: name }));

export const expenseSetting = (kind: KindId, api: ApiClient): RecordSetting<ExpenseTypes> => ({
  name: `expense/${kind}`,
  fields: expenseFields,
  sections: expenseSections,
  schema: expenseBody,
  title: sayExpense,
  anyTitle: expenseWord,
  newTitle: addExpense,
  values: (expense) => ({ ...valuesOf(expenseFields, expense), ...(expense === null && begun) }),
  topics: ['expense', 'provider', 'car', 'cost_centre'],
  readOptions: (signal) => api.call('readExpenseOptions', { params: { kind }, signal }),
  read: (id, signal) => api.call('readExpense', { params: { kind, id }, signal }),
  create: (body, sent) => api.call('createExpense', { params: { kind }, body, ...sent }),
  change: (id, body, sent) => api.call('changeExpense', { params: { kind, id }, body, ...sent }),
  choices: ({ cars, providers, costCentres }, _, expense) => ({
    tripId: expense?.tripId ? [{ value: expense.tripId, label: expense.refs.join(', ') }] : [],
    carId: choicesOf(cars),
    providerId: choicesOf(providers),
    split: choicesOf(costCentres),
  }),
  own: (form, { record, choices }) => ({
    // A new one is of a trip of its day.
    ...(record === null && {
      spentOn: (
        <RecordField
          form={form}
          name="spentOn"
          of={{ ...expenseFields.spentOn, clears: ['tripId'] }}
        />
      ),
    }),
    tripId: <AboutField kind={kind} form={form} expense={record} cars={choices['carId']} />,
    carId: null,
    amount: <Sum values={form.values} />,
    receiptNo: (
      <>
        <RecordField form={form} name="receiptNo" of={expenseFields.receiptNo} />
        {form.field('receiptNo').problem && <ReceiptUsed kind={kind} values={form.values} />}
      </>
    ),
    split: (
      <SplitField
        field={form.field('split')}
        mayFollowBookings={form.values.carId === null}
        costCentres={choices['split']}
      />
    ),
  }),
  above: (expense) => <Standing expense={expense} />,
  parts: ({ record, onChanged, isDirty }) =>
    !isOffExpense(record.status) &&
    !isDirty && <ExpenseMoves kind={kind} expense={record} onChanged={onChanged} />,
  facts: ({ record, ...props }) =>
    !record.may.includes('change') && <ExpenseFacts {...props} kind={kind} expense={record} />,
  staysOpen: true,
});
