import { refuse } from '#domain/refusal';
import { keepsExpenses } from '#kinds/registry';
import type { UseCase } from '../../call';
import { monthLockRepository } from '../../db/repositories/expenses/month-lock.repository';
import { showMonth } from './show-month';
import { tell } from '../tell';

export const lockMonth: UseCase<'lockMonth'> = async (call) => {
  const { actor, params, db, now, language } = call;
  const { kind, month } = params;
  if (!keepsExpenses(kind)) return refuse('not_found');
  const months = monthLockRepository(db, kind);
  if (!(await months.lock(month, actor.personId, now))) return refuse('not_now');
  // Counted behind the lock, so that nothing slips in between.
  if ((await months.read(month, language)).open > 0) return refuse('month_open');
  await tell(
    {
      action: 'lock-month',
      subject: 'expense',
      after: { kind, month },
    },
    call,
  );
  return showMonth(call);
};
