import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ExpenseDetail } from '#contract/expenses';
import type { KindId } from '#kinds/registry';
import { type ExpenseAction, needsReason } from '#domain/expense/states';
import { decideSection, expenseActionNames, lastReason, waitsForOther } from '#words/expenses';
import record from '../../admin-kit/record/record.module.css';
import { ReasonQuestion } from '../../admin-kit/record/reason-question';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import { useServices } from '../../app-services';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';

type Step = Exclude<ExpenseAction, 'change'>;

type ExpenseMovesProps = {
  kind: KindId;
  expense: ExpenseDetail;
  onChanged: (expense: ExpenseDetail) => void;
};

/** What may be done with it now, by whoever looks; the server says what that is. */
export const ExpenseMoves = ({ kind, expense, onChanged }: ExpenseMovesProps) => {
  const say = useSay();
  const { api } = useServices();
  const { busy, trouble, attempt } = useAttempt();
  const [asking, setAsking] = useState<Step | null>(null);
  const steps = expense.may.filter((action): action is Step => action !== 'change');
  const take = (action: Step, reason: string | null) =>
    attempt(async () => {
      const next = await api.call('moveExpense', {
        params: { kind, id: expense.id },
        body: { action, reason },
        version: expense.version,
        idempotencyKey: crypto.randomUUID(),
      });
      setAsking(null);
      onChanged(next);
    });
  const isWaiting = expense.status === 'submitted' && !steps.includes('approve');
  if (steps.length === 0 && expense.reason === null) return null;
  return (
    <section className={record['part']} aria-labelledby="expense-moves">
      <h3 id="expense-moves">{say(decideSection)}</h3>
      {expense.reason !== null && <p>{say(lastReason, { reason: expense.reason })}</p>}
      {isWaiting && <p className="soft">{say(waitsForOther)}</p>}
      <Trouble says={trouble} />
      {asking === null ? (
        <div className="row wrap fill">
          {steps.map((step) => (
            <Button
              key={step}
              loading={busy}
              variant={needsReason(step) || step === 'withdraw' ? 'default' : 'filled'}
              onClick={() => (needsReason(step) ? setAsking(step) : void take(step, null))}
            >
              {say(expenseActionNames[step])}
            </Button>
          ))}
        </div>
      ) : (
        <ReasonQuestion
          act={expenseActionNames[asking]}
          busy={busy}
          onCancel={() => setAsking(null)}
          onGiven={(reason) => void take(asking, reason)}
        />
      )}
    </section>
  );
};
