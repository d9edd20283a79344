import { refuse } from '#domain/refusal';
import { keepsExpenses } from '#kinds/registry';
import type { UseCase } from '../../call';
import { showExpense } from './show-expense';

export const readExpense: UseCase<'readExpense'> = async (call) => {
  const { params } = call;
  if (!keepsExpenses(params.kind)) return refuse('not_found');
  return showExpense(params.id, params.kind, call);
};
