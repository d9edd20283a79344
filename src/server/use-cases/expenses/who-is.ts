import type { Actor } from '#domain/access/actor';
import type { KindId } from '#kinds/registry';
import type { ExpenseParty } from '#domain/expense/states';
import type { Db } from '../../db/client';
import { expenseRepository } from '../../db/repositories/expenses/expense.repository';

/** What somebody is to an expense. See docs/decisions/156. */
export const partyOf = async (
  { byId }: { byId: string },
  kind: KindId,
  { actor, db }: { actor: Actor; db: Db },
): Promise<ExpenseParty> => {
  if (byId !== actor.personId) return 'colleague';
  return (await expenseRepository(db).hasColleague(kind, actor.personId)) ? 'author' : 'alone';
};
