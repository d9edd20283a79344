import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import { keepsExpenses } from '#kinds/registry';
import type { UseCase } from '../../call';
import { showMonth } from './show-month';

export const readExpenseMonth: UseCase<'readExpenseMonth'> = async (call) => {
  const { actor, params } = call;
  if (!can(actor, 'expense:read', params)) return refuse('not_allowed');
  return keepsExpenses(params.kind) ? showMonth(call) : refuse('not_found');
};
