import { useState } from 'react';
import {
  expenseBody,
  type ExpenseBody,
  type ExpenseDetail,
  type ExpenseOptions,
} from '#contract/expenses';
import type { KindId } from '#kinds/registry';
import { formatDate } from '#domain/dates/format-bangkok';
import { lineAmount, payable } from '#domain/expense/amount';
import { expenseTypes, type ExpenseType } from '#domain/expense/types';
import { formatBaht, parseBaht } from '#domain/money';
import { fileAdded } from '#words/admin-kit';
import {
  amountLabel,
  amountSection,
  baht,
  changeToSubmit,
  dayLabel,
  expenseFields,
  expenseTitle,
  expenseTypeNames,
  lastReason,
  newExpenseTitle,
  noProvider,
  noteLabel,
  paperSection,
  payableLabel,
  providerLabel,
  quantityLabel,
  rateLabel,
  receiptLabel,
  receiptNoLabel,
  splitSection,
  typeLabel,
  vatLabel,
  whatSection,
  whtLabel,
} from '#words/expenses';
import { ChoiceField, DateField, MoneyField } from '../../admin-kit/form/fields';
import { FileField } from '../../admin-kit/form/file-field';
import { FormPanel } from '../../admin-kit/form/form-panel';
import { FieldPair, FormSection } from '../../admin-kit/form/form-section';
import { sayValues } from '../../admin-kit/form/say-values';
import { useAdminForm } from '../../admin-kit/form/use-admin-form';
import { useServices } from '../../app-services';
import { TextField } from '../../form/text-field';
import { useSay } from '../../ui/use-say';
import { AboutField } from './about-field';
import { emptyExpense, valuesOf, type ExpenseValues } from './expense-values';
import { ExpenseMoves } from './expense-moves';
import { ExpenseStatusChip } from './expense-status-chip';
import classes from './expenses.module.css';
import { ReceiptUsed } from './receipt-used';
import { SplitField } from './split-field';

const satang = (text: string | null) => (text === null ? 0 : (parseBaht(text) ?? 0));

const Sum = ({ values }: { values: ExpenseValues }) => {
  const say = useSay();
  const amount = lineAmount(values.quantity ?? '', values.rate ?? '') ?? 0;
  const inBaht = (satangs: number) => say(baht, { amount: formatBaht(satangs) });
  return (
    <p className={classes['sum']} role="status">
      <span>
        {say(amountLabel)} {inBaht(amount)}
      </span>
      <strong>
        {say(payableLabel)} {inBaht(payable(amount, satang(values.vat), satang(values.wht)))}
      </strong>
    </p>
  );
};

type ExpenseFormProps = {
  kind: KindId;
  /** Null for a new one. */
  expense: ExpenseDetail | null;
  options: ExpenseOptions;
  onClose: () => void;
  onSaved: (expense: ExpenseDetail) => void;
  onChanged: (expense: ExpenseDetail) => void;
};

export const ExpenseForm = ({
  kind,
  expense,
  options,
  onClose,
  onSaved,
  onChanged,
}: ExpenseFormProps) => {
  const say = useSay();
  const { api } = useServices();
  const [isTaken, setTaken] = useState(false);
  const form = useAdminForm<ExpenseValues, ExpenseBody, ExpenseDetail>({
    name: `expense/${kind}/${expense?.id ?? 'new'}`,
    schema: expenseBody,
    read: { values: expense ? valuesOf(expense) : emptyExpense, version: expense?.version ?? null },
    readAgain: async () => {
      const now = await api.call('readExpense', { params: { kind, id: expense?.id ?? '' } });
      return { values: valuesOf(now), version: now.version };
    },
    save: (body, sent) =>
      expense
        ? api.call('changeExpense', { params: { kind, id: expense.id }, body, ...sent })
        : api.call('createExpense', {
            params: { kind },
            body,
            idempotencyKey: sent.idempotencyKey,
          }),
    onSaved,
    onRefused: ({ fields }) => {
      setTaken(fields?.['receiptNo'] === 'receipt_taken');
      return false;
    },
  });
  const { field, values } = form;
  const nameOf = (choices: ExpenseOptions['cars']) => (value: string) =>
    choices.find(({ id }) => id === value)?.name ?? '';
  const sayValue = sayValues<ExpenseValues>(say, expenseFields, {
    carId: nameOf(options.cars),
    providerId: nameOf(options.providers),
    type: (value: ExpenseType) => say(expenseTypeNames[value]),
    spentOn: formatDate,
    receiptFileId: () => say(fileAdded),
    tripId: () => expense?.refs.join(', ') ?? '',
    split: (split: ExpenseValues['split']) =>
      split
        .map(
          ({ costCentreId, percent }) => `${nameOf(options.costCentres)(costCentreId)} ${percent}%`,
        )
        .join(', '),
  });
  const isRejected = expense?.status === 'rejected';
  const title = expense
    ? say(expenseTitle, {
        type: say(expenseTypeNames[expense.type]),
        day: formatDate(expense.spentOn),
      })
    : say(newExpenseTitle);

  return (
    <FormPanel
      title={title}
      form={form}
      onClose={onClose}
      audit={expense?.audit}
      sayValue={sayValue}
      below={
        expense &&
        !isRejected &&
        !form.isDirty && <ExpenseMoves kind={kind} expense={expense} onChanged={onChanged} />
      }
    >
      {isRejected && (
        <div className="note calls row wrap between">
          <ExpenseStatusChip status={expense.status} />
          <p>
            {expense.reason !== null && `${say(lastReason, { reason: expense.reason })} · `}
            {say(changeToSubmit)}
          </p>
        </div>
      )}
      <FormSection title={say(whatSection)}>
        <FieldPair>
          <DateField
            field={{
              ...field('spentOn'),
              set: (spentOn) => form.patch({ spentOn, ...(!expense && { tripId: null }) }),
            }}
            label={say(dayLabel)}
          />
          <ChoiceField
            field={field('type')}
            label={say(typeLabel)}
            options={expenseTypes.map((value) => ({
              value,
              label: say(expenseTypeNames[value]),
            }))}
          />
        </FieldPair>
        <AboutField kind={kind} form={form} expense={expense} options={options} />
        <ChoiceField
          field={field('providerId')}
          label={say(providerLabel)}
          empty={say(noProvider)}
          options={options.providers.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormSection>
      <FormSection title={say(amountSection)}>
        <FieldPair>
          <TextField field={field('quantity')} label={say(quantityLabel)} inputMode="decimal" />
          <MoneyField field={field('rate')} label={say(rateLabel)} />
          <MoneyField field={field('vat')} label={say(vatLabel)} />
          <MoneyField field={field('wht')} label={say(whtLabel)} />
        </FieldPair>
        <Sum values={values} />
      </FormSection>
      <FormSection title={say(paperSection)}>
        <TextField field={field('receiptNo')} label={say(receiptNoLabel)} optional />
        {isTaken && field('receiptNo').problem !== undefined && (
          <ReceiptUsed kind={kind} values={values} />
        )}
        <FileField field={field('receiptFileId')} label={say(receiptLabel)} as="paper" optional />
        <TextField field={field('note')} label={say(noteLabel)} optional long />
      </FormSection>
      <FormSection title={say(splitSection)}>
        <SplitField
          field={field('split')}
          mayFollowBookings={values.carId === null}
          costCentres={options.costCentres}
        />
      </FormSection>
    </FormPanel>
  );
};
