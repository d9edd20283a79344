import { refuse } from '#domain/refusal';
import { keepsExpenses } from '#kinds/registry';
import type { UseCase } from '../../call';
import { eventRepository } from '../../db/repositories/audit/event.repository';
import { monthLockRepository } from '../../db/repositories/expenses/month-lock.repository';
import { showMonth } from './show-month';

export const lockMonth: UseCase<'lockMonth'> = async (call) => {
  const { actor, params, db, now, newId, language } = call;
  const { kind, month } = params;
  if (!keepsExpenses(kind)) return refuse('not_found');
  const months = monthLockRepository(db, kind);
  if (!(await months.lock(month, actor.personId, now))) return refuse('not_now');
  // Counted behind the lock, so that nothing slips in between.
  if ((await months.read(month, language)).open > 0) return refuse('month_open');
  await eventRepository(db).append({
    id: newId(),
    at: now,
    by: actor.personId,
    action: 'lock_month',
    subject: 'expense',
    after: { kind, month },
  });
  return showMonth(call);
};
