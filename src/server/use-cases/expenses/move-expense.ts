import { expenseParties, moveExpense as moveOf, needsReason } from '#domain/expense/states';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { expenseRepository } from '../../db/repositories/expenses/expense.repository';
import { tell } from '../tell';
import { openExpense } from './open-expense';
import { showExpense } from './show-expense';
import { partyOf } from './who-is';

export const moveExpense: UseCase<'moveExpense'> = async (call) => {
  const { params, body, db } = call;
  const { id, kind } = params;
  const { action, reason } = body;
  const opened = await openExpense(call);
  if (!opened.ok) return opened;
  const { status: from } = opened.value;
  const to = moveOf(from, action, await partyOf(opened.value, kind, call));
  if (to === null) {
    const isOthers = expenseParties.some((party) => moveOf(from, action, party) !== null);
    return refuse(isOthers ? 'own_expense' : 'not_now');
  }
  if (needsReason(action) && reason === null)
    return refuse('invalid_input', { fields: { reason: 'reason_required' } });
  await expenseRepository(db).setStatus(id, to);
  await tell(
    {
      subject: 'expense',
      id,
      action,
      reason,
      before: { status: from },
      after: { status: to },
    },
    call,
  );
  return showExpense(id, kind, call);
};
