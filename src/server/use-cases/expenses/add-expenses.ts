import type { ExpenseBody } from '#contract/expenses';
import type { KindId } from '#kinds/registry';
import type { ExpenseState } from '#domain/expense/states';
import type { Call } from '../../call';
import { eventRepository } from '../../db/repositories/audit/event.repository';
import { expenseRepository } from '../../db/repositories/expenses/expense.repository';

/** One way in, for the form and for a whole month. */
export const addExpenses = async (
  expenses: readonly (ExpenseBody & { id: string })[],
  { kind, status }: { kind: KindId; status: ExpenseState },
  { actor, db, now, newId }: Pick<Call, 'actor' | 'db' | 'now' | 'newId'>,
): Promise<void> => {
  const repository = expenseRepository(db);
  const by = actor.personId;
  await repository.insert(
    expenses.map(({ split: _, ...expense }) => ({ ...expense, kind, status, byId: by, at: now })),
  );
  for (const { id, split } of expenses) await repository.split(id, split);
  await eventRepository(db).appendMany(
    expenses.map(({ id, ...expense }) => ({
      id: newId(),
      at: now,
      by,
      action: 'create',
      subject: 'expense',
      subjectId: id,
      after: { ...expense, status },
    })),
  );
};
