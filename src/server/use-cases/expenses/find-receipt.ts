import { done, refuse } from '#domain/refusal';
import { keepsExpenses } from '#kinds/registry';
import type { UseCase } from '../../call';
import { expenseSourceRepository } from '../../db/repositories/expenses/expense-source.repository';

export const findReceipt: UseCase<'findReceipt'> = async (call) => {
  const { params, query, db } = call;
  if (!keepsExpenses(params.kind)) return refuse('not_found');
  const used = await expenseSourceRepository(db, params.kind).receipt(query);
  if (!used) return done({ use: null });
  // Of another kind's expense it is only said that it is there.
  return done({ use: { ...used, id: used.kind === params.kind ? used.id : null } });
};
