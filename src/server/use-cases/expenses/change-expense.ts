import { moveExpense } from '#domain/expense/states';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { expenseRepository } from '../../db/repositories/expenses/expense.repository';
import { tell } from '../tell';
import { differenceOf } from '../difference-of';
import { judgeExpense } from './judge-expense';
import { openExpense } from './open-expense';
import { showExpense } from './show-expense';
import { partyOf } from './who-is';

export const changeExpense: UseCase<'changeExpense'> = async (call) => {
  const { actor, params, body, db } = call;
  const { id, kind } = params;
  const opened = await openExpense(call);
  if (!opened.ok) return opened;
  const stored = opened.value;
  const status = moveExpense(stored.status, 'change', await partyOf(stored, kind, call));
  if (status === null) return refuse('not_now');
  const { fields, split } = await judgeExpense(body, kind, { id, ...stored }, call);
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  const { split: _, ...expense } = body;
  const expenses = expenseRepository(db);
  await expenses.update(id, expense, { status, byId: actor.personId });
  await expenses.split(id, split);
  const { version: __, byId: ___, ...known } = stored;
  const { before, after } = differenceOf(known, { ...expense, status });
  const changed = Object.fromEntries(
    Object.entries(after).filter(([name]) => Object.hasOwn(known, name)),
  );
  await tell(
    {
      subject: 'expense',
      id,
      action: 'change',
      before,
      after: { ...changed, split },
    },
    call,
  );
  return showExpense(id, kind, call);
};
