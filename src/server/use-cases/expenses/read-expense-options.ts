import { can } from '#domain/access/can';
import { done, refuse } from '#domain/refusal';
import { keepsExpenses } from '#kinds/registry';
import type { UseCase } from '../../call';
import { expenseSourceRepository } from '../../db/repositories/expenses/expense-source.repository';

export const readExpenseOptions: UseCase<'readExpenseOptions'> = async (call) => {
  const { actor, params, language, db } = call;
  if (!can(actor, 'expense:read', params)) return refuse('not_allowed');
  if (!keepsExpenses(params.kind)) return refuse('not_found');
  return done(await expenseSourceRepository(db, params.kind).options(language));
};
