import { refuse } from '#domain/refusal';
import { keepsExpenses } from '#kinds/registry';
import type { UseCase } from '../../call';
import { addExpenses } from './add-expenses';
import { judgeExpense } from './judge-expense';
import { showExpense } from './show-expense';

export const createExpense: UseCase<'createExpense'> = async (call) => {
  const { params, body, newId } = call;
  if (!keepsExpenses(params.kind)) return refuse('not_found');
  const { fields, split } = await judgeExpense(body, params.kind, null, call);
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  const id = newId();
  await addExpenses([{ ...body, id, split }], { kind: params.kind, status: 'draft' }, call);
  return showExpense(id, params.kind, call);
};
