import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ExpenseApprovals, WaitingExpense } from '#contract/expense-approval';
import type { KindId } from '#kinds/registry';
import { formatBaht, parseBaht } from '#domain/money';
import { approveChosen, approveMany } from '#words/approvals';
import {
  chooseAll,
  chooseNone,
  manyApproved,
  nothingWaits,
  someNotApproved,
} from '#words/expense-approval';
import { baht } from '#words/expenses';
import form from '../../admin-kit/form/form.module.css';
import { usePanelFocus } from '../../admin-kit/form/form-panel';
import { OpenRecord } from '../../admin-kit/form/open-record';
import type { Query } from '../../admin-kit/list/list-definition';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import { useServices } from '../../app-services';
import { Sheet } from '../../ui/sheet';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';
import { waitingExpensesOf } from './expense-approval-remotes';
import { WaitingRow } from './waiting-row';

type ApproveExpensesProps = {
  kind: KindId;
  query: Query;
  onClose: () => void;
  onApproved: () => void;
};

/** As it was read: one that has changed since is another. */
const pickOf = ({ id, version }: WaitingExpense) => `${id}/${version}`;

const Choosing = ({
  kind,
  expenses,
  onClose,
  onApproved,
}: Omit<ApproveExpensesProps, 'query'> & { expenses: readonly WaitingExpense[] }) => {
  const say = useSay();
  const { api } = useServices();
  const panel = usePanelFocus();
  const { busy, trouble, attempt } = useAttempt();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [answers, setAnswers] = useState<ExpenseApprovals>([]);
  const approvable = expenses.filter(({ mayApprove }) => mayApprove);
  const chosen = approvable.filter((expense) => picked.has(pickOf(expense)));
  const sum = chosen.reduce((total, { payable }) => total + (parseBaht(payable) ?? 0), 0);
  const isAll = chosen.length === approvable.length;
  const approved = answers.filter(({ refusal }) => refusal === null).length;
  const refused = answers.filter(({ refusal }) => refusal !== null).length;

  const pick = (expense: WaitingExpense, isChosen: boolean) =>
    setPicked((before) => {
      const next = new Set(before);
      if (isChosen) next.add(pickOf(expense));
      else next.delete(pickOf(expense));
      return next;
    });
  const approve = () =>
    attempt(async () => {
      const answer = await api.call('approveExpenses', {
        params: { kind },
        body: { expenses: chosen.map(({ id, version }) => ({ id, version })) },
        idempotencyKey: crypto.randomUUID(),
      });
      setAnswers(answer);
      setPicked(new Set());
      onApproved();
    });

  return (
    <Sheet title={say(approveMany)} onClose={onClose} roomy>
      <div ref={panel} tabIndex={-1} className={form['panel']}>
        {expenses.length === 0 && <p role="status">{say(nothingWaits)}</p>}
        {approved > 0 && <p role="status">{say(manyApproved, { count: approved })}</p>}
        {refused > 0 && <p role="alert">{say(someNotApproved, { count: refused })}</p>}
        {approvable.length > 0 && (
          <Button
            variant="default"
            onClick={() => setPicked(new Set(isAll ? [] : approvable.map(pickOf)))}
          >
            {isAll ? say(chooseNone) : say(chooseAll, { count: approvable.length })}
          </Button>
        )}
        <ul className="stack">
          {expenses.map((expense) => (
            <WaitingRow
              key={expense.id}
              expense={expense}
              refusal={answers.find(({ id }) => id === expense.id)?.refusal ?? undefined}
              isChosen={picked.has(pickOf(expense))}
              onChoose={(isChosen) => pick(expense, isChosen)}
            />
          ))}
        </ul>
        {approvable.length > 0 && (
          <div className={form['bar']}>
            <Trouble says={trouble} />
            <Button
              fullWidth
              loading={busy}
              disabled={chosen.length === 0}
              onClick={() => void approve()}
            >
              {say(approveChosen, {
                count: chosen.length,
                amount: say(baht, { amount: formatBaht(sum) }),
              })}
            </Button>
          </div>
        )}
      </div>
    </Sheet>
  );
};

/** Many expenses at once; for each it is said whether it is approved. */
export const ApproveExpenses = ({ query, ...props }: ApproveExpensesProps) => {
  const say = useSay();
  const { kind, onClose } = props;
  return (
    <OpenRecord
      title={say(approveMany)}
      define={waitingExpensesOf}
      about={{ kind, query }}
      onClose={onClose}
    >
      {({ rows }) => <Choosing {...props} expenses={rows} />}
    </OpenRecord>
  );
};
