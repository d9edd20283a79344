import { expenseFields, sayPercent } from '#contract/expense-fields';
import type { ExpenseDetail } from '#contract/expenses';
import type { KindId } from '#kinds/registry';
import { byLabel, monthIsLocked } from '#words/expenses';
import { AuditLine } from '../../admin-kit/form/audit-line';
import { StoredFile } from '../../admin-kit/form/file-field';
import form from '../../admin-kit/form/form.module.css';
import { usePanelFocus } from '../../admin-kit/form/form-panel';
import { Facts } from '../../ui/facts';
import { type Choices, sayRecord } from '../../admin-kit/record/say-record';
import { Sheet } from '../../ui/sheet';
import { useSay } from '../../ui/use-say';
import { WholeParts } from '../../ui/whole-words';
import { ExpenseMoves } from './expense-moves';
import { ExpenseStatusChip } from './expense-status-chip';
import { sayExpense } from './say-expense';
import { Link } from '@tanstack/react-router';
import { nextWaiting } from '#words/expense-approval';
import { useRemote } from '../../remote/use-remote';
import { waitingExpensesOf } from './expense-approval-remotes';

const everything = {};

/** Below one that is decided: the next that this person may approve. */
const NextWaiting = ({ kind, after }: { kind: KindId; after: string }) => {
  const say = useSay();
  const { value } = useRemote(waitingExpensesOf, { kind, query: everything });
  const waiting = (value?.rows ?? []).filter(({ id, mayApprove }) => mayApprove && id !== after);
  const [next] = waiting;
  if (!next) return null;
  return (
    <Link
      to="."
      search={(now: object) => ({ ...now, open: next.id })}
      replace
      resetScroll={false}
      className="button accent"
    >
      {say(nextWaiting, { count: waiting.length })}
    </Link>
  );
};

/** Its title, its mark and its photo tell the rest. */
const readable = [
  'quantity',
  'rate',
  'amount',
  'vat',
  'wht',
  'payable',
  'receiptNo',
  'note',
] as const;

type ExpenseFactsProps = {
  kind: KindId;
  expense: ExpenseDetail;
  choices: Choices;
  onClose: () => void;
  onChanged: (expense: ExpenseDetail) => void;
};

/** An expense whose amounts stand: to be read, and decided on. */
export const ExpenseFacts = ({ kind, expense, choices, onClose, onChanged }: ExpenseFactsProps) => {
  const say = useSay();
  const panel = usePanelFocus();
  const sayValue = sayRecord<ExpenseDetail>(expenseFields, choices, say);
  return (
    <Sheet title={sayExpense(expense, say)} onClose={onClose} roomy>
      <div ref={panel} tabIndex={-1} className={form['panel']}>
        <div>
          <ExpenseStatusChip status={expense.status} />
        </div>
        {expense.isLocked && <p className="soft">{say(monthIsLocked)}</p>}
        <Facts
          look="beside"
          facts={[
            [expenseFields.providerId.label, expense.provider],
            [expenseFields.tripId.label, <WholeParts key="trip" of={expense.refs.join(', ')} />],
            [expenseFields.carId.label, expense.plate],
            ...readable.map(
              (name) =>
                [expenseFields[name].label, sayValue(name, expense[name])?.value ?? null] as const,
            ),
            [
              expenseFields.split.label,
              expense.shares.map(({ name, percent }) => (
                <div key={name} className="row between gap-2">
                  <span>{name}</span>
                  <span className="nowrap">{sayPercent(percent)}</span>
                </div>
              )),
            ],
            [byLabel, expense.by],
          ]}
        />
        {expense.receiptFileId !== null && <StoredFile id={expense.receiptFileId} />}
        <ExpenseMoves kind={kind} expense={expense} onChanged={onChanged} />
        {expense.status !== 'submitted' && <NextWaiting kind={kind} after={expense.id} />}
        <AuditLine audit={expense.audit} />
      </div>
    </Sheet>
  );
};
