import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ExpenseMonth } from '#contract/expense-months';
import type { KindId } from '#kinds/registry';
import { daysOfMonth } from '#domain/dates/days-of-month';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { formatBaht, parseBaht } from '#domain/money';
import { expenseStates, isDecidedExpense, isOpenExpense } from '#domain/expense/states';
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

type OfMonthProps = {
  kind: KindId;
  month: string;
  count: number;
  of: typeof isOpenExpense;
  children: string;
};

/** A count leads to what was counted. */
const OfMonth = ({ kind, month, count, of, children }: OfMonthProps) =>
  count === 0 ? (
    children
  ) : (
    <Link
      to="/admin/$type/expenseandprovider"
      params={{ type: kind }}
      search={{
        tab: 'expenses',
        status: expenseStates.filter(of).join(','),
        ...daysOfMonth(month),
      }}
      className="link"
    >
      {children}
    </Link>
  );

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
          {state.lockedAt === null ? (
            <OfMonth {...params} count={state.open} of={isOpenExpense}>
              {say(monthOpen, { count: state.open })}
            </OfMonth>
          ) : (
            say(lockedBy, { by: state.lockedBy ?? '', at: formatDateTime(state.lockedAt) })
          )}
        </p>
        <small>
          <OfMonth {...params} count={state.decided} of={isDecidedExpense}>
            {say(monthTotal, {
              count: state.decided,
              total: formatBaht(parseBaht(state.total) ?? 0),
            })}
          </OfMonth>
        </small>
        {!isLocked && state.open > 0 && <p className="small">{say(lockNeedsDecisions)}</p>}
        {isLocked && !state.mayUnlock && <p className="small">{say(unlockAsks)}</p>}
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
