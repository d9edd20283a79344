import type { ExpenseDetail } from '#contract/expenses';
import type { KindId } from '#kinds/registry';
import { expenseActions, moveExpense } from '#domain/expense/states';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Call } from '../../call';
import { eventRepository } from '../../db/repositories/audit/event.repository';
import { expenseRepository } from '../../db/repositories/expenses/expense.repository';
import { partyOf } from './who-is';

/** An expense as its panel shows it, with what whoever asks may do. */
export const showExpense = async (
  id: string,
  kind: KindId,
  { actor, db, language }: Pick<Call, 'actor' | 'db' | 'language'>,
): Promise<Outcome<ExpenseDetail>> => {
  const found = await expenseRepository(db).find(id, kind, language);
  if (!found) return refuse('not_found');
  const { byId, ...expense } = found;
  const party = await partyOf({ byId }, kind, { actor, db });
  const audit = await eventRepository(db).audit({ subject: 'expense', id }, language);
  const may = expenseActions.filter(
    (action) =>
      moveExpense(expense.status, action, party) !== null &&
      // The amounts of a locked month stand.
      !(expense.isLocked && (action === 'change' || action === 'unapprove')),
  );
  return done({ ...expense, may, audit });
};
