import { done, refuse } from '#domain/refusal';
import { keepsExpenses } from '#kinds/registry';
import type { UseCase } from '../../call';
import { expenseRepository } from '../../db/repositories/expenses/expense.repository';

export const listExpenses: UseCase<'listExpenses'> = async (call) => {
  const { params, query, db } = call;
  if (!keepsExpenses(params.kind)) return refuse('not_found');
  return done(await expenseRepository(db).list(params.kind, query, call));
};
