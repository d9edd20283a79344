import { can } from '#domain/access/can';
import { done, type Outcome, refuse } from '#domain/refusal';
import { keepsExpenses, type KindId } from '#kinds/registry';
import type { Call, UseCase } from '../../call';
import { monthLockRepository } from '../../db/repositories/expenses/month-lock.repository';
import { tell } from '../tell';
import type { ExpenseMonth } from '#contract/expense-months';

type Reader = Pick<Call, 'actor' | 'db' | 'language'> & { params: { kind: KindId; month: string } };

const showMonth = async ({
  actor,
  db,
  language,
  params,
}: Reader): Promise<Outcome<ExpenseMonth>> => {
  const month = await monthLockRepository(db, params.kind).read(params.month, language);
  return done({ ...month, mayUnlock: month.lockedAt !== null && can(actor, 'user:write') });
};

export const readExpenseMonth: UseCase<'readExpenseMonth'> = async (call) => {
  const { params } = call;
  return keepsExpenses(params.kind) ? showMonth(call) : refuse('not_found');
};

export const lockMonth: UseCase<'lockMonth'> = async (call) => {
  const { actor, params, db, now, language } = call;
  const { kind, month } = params;
  if (!keepsExpenses(kind)) return refuse('not_found');
  const months = monthLockRepository(db, kind);
  if (!(await months.lock(month, actor.personId, now))) return refuse('not_now');
  // Counted behind the lock, so that nothing slips in between.
  if ((await months.read(month, language)).open > 0) return refuse('month_open');
  await tell(call, { action: 'lock-month', subject: 'expense', after: { kind, month } });
  return showMonth(call);
};

export const unlockMonth: UseCase<'unlockMonth'> = async (call) => {
  const { actor, params, body, db } = call;
  const { kind, month } = params;
  if (!keepsExpenses(kind)) return refuse('not_found');
  // Whoever closes books does not open them alone. See docs/decisions/157.
  if (!can(actor, 'user:write')) return refuse('not_allowed');
  if (!(await monthLockRepository(db, kind).unlock(month))) return refuse('not_now');
  await tell(call, {
    action: 'unlock-month',
    subject: 'expense',
    reason: body.reason,
    before: { kind, month },
  });
  return showMonth(call);
};
