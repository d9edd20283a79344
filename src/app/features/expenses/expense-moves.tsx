import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ExpenseDetail } from '#contract/expenses';
import type { KindId } from '#kinds/registry';
import { type ExpenseAction, needsReason } from '#domain/expense/states';
import { cancel } from '#words/actions';
import {
  decideSection,
  expenseActionNames,
  lastReason,
  reasonLabel,
  waitsForOther,
} from '#words/expenses';
import record from '../../admin-kit/record/record.module.css';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import { useServices } from '../../app-services';
import { asField } from '../../form/field';
import { TextField } from '../../form/text-field';
import { useSay } from '../../ui/use-say';

type Step = Exclude<ExpenseAction, 'change'>;

const isRefusal = (step: Step) => needsReason(step);

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
  const [reason, setReason] = useState<string | null>(null);
  const steps = expense.may.filter((action): action is Step => action !== 'change');
  const take = (action: Step) =>
    attempt(async () => {
      const next = await api.call('moveExpense', {
        params: { kind, id: expense.id },
        body: { action, reason: isRefusal(action) ? reason : null },
        version: expense.version,
        idempotencyKey: crypto.randomUUID(),
      });
      setAsking(null);
      setReason(null);
      onChanged(next);
    });
  const isWaiting = expense.status === 'submitted' && !steps.includes('approve');
  if (steps.length === 0 && expense.reason === null) return null;
  return (
    <section className={record['part']} aria-labelledby="expense-moves">
      <h3 id="expense-moves">{say(decideSection)}</h3>
      {expense.reason !== null && <p>{say(lastReason, { reason: expense.reason })}</p>}
      {isWaiting && <p className="soft">{say(waitsForOther)}</p>}
      {asking !== null && (
        <TextField field={asField('reason', reason, setReason)} label={say(reasonLabel)} long />
      )}
      {trouble && (
        <p role="alert" className="note warns">
          {say(trouble)}
        </p>
      )}
      <div className="row wrap fill">
        {asking === null ? (
          steps.map((step) => (
            <Button
              key={step}
              loading={busy}
              variant={isRefusal(step) || step === 'withdraw' ? 'default' : 'filled'}
              onClick={() => (isRefusal(step) ? setAsking(step) : void take(step))}
            >
              {say(expenseActionNames[step])}
            </Button>
          ))
        ) : (
          <>
            <Button variant="default" onClick={() => setAsking(null)}>
              {say(cancel)}
            </Button>
            <Button
              color="red"
              loading={busy}
              disabled={!reason?.trim()}
              onClick={() => void take(asking)}
            >
              {say(expenseActionNames[asking])}
            </Button>
          </>
        )}
      </div>
    </section>
  );
};
