import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import { keepsExpenses } from '#kinds/registry';
import type { UseCase } from '../../call';
import { monthLockRepository } from '../../db/repositories/expenses/month-lock.repository';
import { showMonth } from './show-month';
import { tell } from '../tell';

export const unlockMonth: UseCase<'unlockMonth'> = async (call) => {
  const { actor, params, body, db } = call;
  const { kind, month } = params;
  if (!keepsExpenses(kind)) return refuse('not_found');
  // Whoever closes books does not open them alone. See docs/decisions/157.
  if (!can(actor, 'user:write')) return refuse('not_allowed');
  if (!(await monthLockRepository(db, kind).unlock(month))) return refuse('not_now');
  await tell(
    {
      action: 'unlock-month',
      subject: 'expense',
      reason: body.reason,
      before: { kind, month },
    },
    call,
  );
  return showMonth(call);
};
