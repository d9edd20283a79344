import { done, refuse } from '#domain/refusal';
import { keepsExpenses } from '#kinds/registry';
import type { UseCase } from '../../call';
import { expenseSourceRepository } from '../../db/repositories/expenses/expense-source.repository';

export const readExpenseOptions: UseCase<'readExpenseOptions'> = async (call) => {
  const { params, language, db } = call;
  if (!keepsExpenses(params.kind)) return refuse('not_found');
  return done(await expenseSourceRepository(db, params.kind).options(language));
};
