import type { KindId } from '#kinds/registry';
import {
  expenseParties,
  moveExpense,
  type ExpenseAction,
  type ExpenseState,
} from '#domain/expense/states';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Call } from '../../call';
import { expenseRepository } from '../../db/repositories/expenses/expense.repository';
import { tell } from '../tell';
import { partyOf } from './who-is';

type Step = { action: ExpenseAction; reason: string | null };
type Stored = { id: string; status: ExpenseState; byId: string };

/** Leads a locked expense to its next state, if whoever asks may do that now. */
export const takeStep = async (
  { id, status: from, byId }: Stored,
  { action, reason }: Step,
  kind: KindId,
  call: Call,
): Promise<Outcome<null>> => {
  const to = moveExpense(from, action, await partyOf({ byId }, kind, call));
  if (to === null) {
    const isOthers = expenseParties.some((party) => moveExpense(from, action, party) !== null);
    return refuse(isOthers ? 'own_expense' : 'not_now');
  }
  await expenseRepository(call.db).setStatus(id, to);
  await tell(call, {
    subject: 'expense',
    id,
    action,
    reason,
    before: { status: from },
    after: { status: to },
  });
  return done(null);
};
