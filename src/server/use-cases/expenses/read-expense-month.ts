import { refuse } from '#domain/refusal';
import { keepsExpenses } from '#kinds/registry';
import type { UseCase } from '../../call';
import { showMonth } from './show-month';

export const readExpenseMonth: UseCase<'readExpenseMonth'> = async (call) => {
  const { params } = call;
  return keepsExpenses(params.kind) ? showMonth(call) : refuse('not_found');
};
