import { done, refuse, type Outcome } from '#domain/refusal';
import { keepsExpenses, type KindId } from '#kinds/registry';
import type { Call } from '../../call';
import { expenseRepository } from '../../db/repositories/expenses/expense.repository';
import { refuseStale } from '../refuse-stale';

type Opening = Pick<Call, 'db' | 'language' | 'version'> & { params: { id: string; kind: KindId } };
type Stored = NonNullable<Awaited<ReturnType<ReturnType<typeof expenseRepository>['lock']>>>;

/** The expense of a change, locked, as it was when it was read. */
export const openExpense = async (call: Opening): Promise<Outcome<Stored>> => {
  const { db, params, version } = call;
  if (!keepsExpenses(params.kind)) return refuse('not_found');
  const expense = await expenseRepository(db).lock(params.id, params.kind);
  if (!expense) return refuse('not_found');
  if (version !== expense.version)
    return refuseStale('expense', { id: params.id, version: expense.version }, call);
  return done(expense);
};
