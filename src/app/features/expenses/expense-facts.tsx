import type { ExpenseDetail, ExpenseOptions } from '#contract/expenses';
import type { KindId } from '#kinds/registry';
import { formatDate } from '#domain/dates/format-bangkok';
import { formatBaht, parseBaht } from '#domain/money';
import {
  amountLabel,
  byLabel,
  carLabel,
  expenseTitle,
  expenseTypeNames,
  monthIsLocked,
  noteLabel,
  payableLabel,
  providerLabel,
  quantityLabel,
  rateLabel,
  receiptNoLabel,
  refsLabel,
  splitSection,
  vatLabel,
  whtLabel,
} from '#words/expenses';
import { AuditLine } from '../../admin-kit/form/audit-line';
import { StoredFile } from '../../admin-kit/form/file-field';
import form from '../../admin-kit/form/form.module.css';
import { usePanelFocus } from '../../admin-kit/form/form-panel';
import { Sheet } from '../../ui/sheet';
import { useSay } from '../../ui/use-say';
import { ExpenseMoves } from './expense-moves';
import { ExpenseStatusChip } from './expense-status-chip';
import { NextWaiting } from './next-waiting';

const money = (text: string) => formatBaht(parseBaht(text) ?? 0);

const factsOf = (expense: ExpenseDetail, { costCentres }: ExpenseOptions) => {
  const centre = (id: string) => costCentres.find((known) => known.id === id)?.name ?? '';
  return [
    [providerLabel, expense.provider],
    [refsLabel, expense.refs.join(', ')],
    [carLabel, expense.plate],
    [quantityLabel, expense.quantity],
    [rateLabel, money(expense.rate)],
    [amountLabel, money(expense.amount)],
    [vatLabel, money(expense.vat)],
    [whtLabel, money(expense.wht)],
    [payableLabel, money(expense.payable)],
    [receiptNoLabel, expense.receiptNo],
    [noteLabel, expense.note],
    [
      splitSection,
      expense.split
        .map(({ costCentreId, percent }) => `${centre(costCentreId)} ${percent}%`)
        .join(', '),
    ],
    [byLabel, expense.by],
  ] as const;
};

type ExpenseFactsProps = {
  kind: KindId;
  expense: ExpenseDetail;
  options: ExpenseOptions;
  onClose: () => void;
  onChanged: (expense: ExpenseDetail) => void;
};

/** An expense whose amounts stand: to be read, and decided on. */
export const ExpenseFacts = ({ kind, expense, options, onClose, onChanged }: ExpenseFactsProps) => {
  const say = useSay();
  const panel = usePanelFocus();
  const title = say(expenseTitle, {
    type: say(expenseTypeNames[expense.type]),
    day: formatDate(expense.spentOn),
  });
  return (
    <Sheet title={title} onClose={onClose} roomy>
      <div ref={panel} tabIndex={-1} className={form['panel']}>
        <div>
          <ExpenseStatusChip status={expense.status} />
        </div>
        {expense.isLocked && <p className="soft">{say(monthIsLocked)}</p>}
        <dl className="facts" data-beside>
          {factsOf(expense, options).map(
            ([label, value]) =>
              value && (
                <div key={label.en} style={{ display: 'contents' }}>
                  <dt>{say(label)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        {expense.receiptFileId !== null && <StoredFile id={expense.receiptFileId} />}
        <ExpenseMoves kind={kind} expense={expense} onChanged={onChanged} />
        {expense.status !== 'submitted' && <NextWaiting kind={kind} after={expense.id} />}
        <AuditLine audit={expense.audit} />
      </div>
    </Sheet>
  );
};
