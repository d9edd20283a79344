import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ExpenseMonth } from '#contract/expense-months';
import type { KindId } from '#kinds/registry';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { formatBaht, parseBaht } from '#domain/money';
import {
  lockedBy,
  lockMonth,
  lockNeedsDecisions,
  monthOpen,
  monthTotal,
  unlockAsks,
  unlockMonth,
} from '#words/expenses';
import record from '../../admin-kit/record/record.module.css';
import { ReasonQuestion } from '../../admin-kit/record/reason-question';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import { useServices } from '../../app-services';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';
import classes from './expenses.module.css';

type MonthStateProps = {
  kind: KindId;
  state: ExpenseMonth;
  onChanged: (state: ExpenseMonth) => void;
};

export const MonthState = ({ kind, state, onChanged }: MonthStateProps) => {
  const say = useSay();
  const { api } = useServices();
  const { busy, trouble, attempt } = useAttempt();
  const [asks, setAsks] = useState(false);
  const params = { kind, month: state.month };
  const isLocked = state.lockedAt !== null;
  const lock = () =>
    attempt(async () =>
      onChanged(await api.call('lockMonth', { params, idempotencyKey: crypto.randomUUID() })),
    );
  const unlock = (reason: string) =>
    attempt(async () => {
      const next = await api.call('unlockMonth', {
        params,
        body: { reason },
        idempotencyKey: crypto.randomUUID(),
      });
      setAsks(false);
      onChanged(next);
    });
  return (
    <div className={classes['state']}>
      <div>
        <p>
          {state.lockedAt === null
            ? say(monthOpen, { count: state.open })
            : say(lockedBy, { by: state.lockedBy ?? '', at: formatDateTime(state.lockedAt) })}
        </p>
        <small>
          {say(monthTotal, {
            count: state.decided,
            total: formatBaht(parseBaht(state.total) ?? 0),
          })}
          {!isLocked && state.open > 0 && ` · ${say(lockNeedsDecisions)}`}
          {isLocked && !state.mayUnlock && ` · ${say(unlockAsks)}`}
        </small>
      </div>
      {!isLocked && (
        <Button
          variant="default"
          loading={busy}
          disabled={state.open > 0}
          onClick={() => void lock()}
        >
          {say(lockMonth)}
        </Button>
      )}
      {state.mayUnlock && !asks && (
        <Button variant="default" onClick={() => setAsks(true)}>
          {say(unlockMonth)}
        </Button>
      )}
      {asks && (
        <div className={record['small']}>
          <ReasonQuestion
            act={unlockMonth}
            busy={busy}
            onCancel={() => setAsks(false)}
            onGiven={(reason) => void unlock(reason)}
          />
        </div>
      )}
      <Trouble says={trouble} />
    </div>
  );
};
