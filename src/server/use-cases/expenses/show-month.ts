import type { ExpenseMonth } from '#contract/expense-months';
import { can } from '#domain/access/can';
import type { KindId } from '#kinds/registry';
import { done, type Outcome } from '#domain/refusal';
import type { Call } from '../../call';
import { monthLockRepository } from '../../db/repositories/expenses/month-lock.repository';

type Reader = Pick<Call, 'actor' | 'db' | 'language'> & { params: { kind: KindId; month: string } };

export const showMonth = async ({
  actor,
  db,
  language,
  params,
}: Reader): Promise<Outcome<ExpenseMonth>> => {
  const month = await monthLockRepository(db, params.kind).read(params.month, language);
  return done({ ...month, mayUnlock: month.lockedAt !== null && can(actor, 'user:write') });
};
