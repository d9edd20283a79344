import { refuse } from '#domain/refusal';
import { keepsExpenses, type KindId } from '#kinds/registry';
import { expenseRepository } from '../../db/repositories/expenses/expense.repository';
import { openRow, type Opening } from '../open-row';

export const openExpense = async (call: Opening & { params: { id: string; kind: KindId } }) => {
  const { id, kind } = call.params;
  if (!keepsExpenses(kind)) return refuse('not_found');
  return openRow(call, { subject: 'expense', id }, await expenseRepository(call.db).lock(id, kind));
};
