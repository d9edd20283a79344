import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { driverChangeRepository } from '../../db/repositories/drivers/driver-change.repository';
import { tell } from '../tell';
import { openDriver } from './open-driver';
import { showDriver } from './show-driver';
import { freeDriver, lockDriven } from './take-off';

export const changeDriverStatus: UseCase<'changeDriverStatus'> = async (call) => {
  const { params, body, db, now } = call;
  const { id } = params;
  const { status, reason, releases } = body;
  const isTakenOff = status !== 'active';
  if (isTakenOff && reason === null)
    return refuse('invalid_input', { fields: { reason: 'reason_required' } });
  const time = { from: now.toISOString(), until: null };
  if (isTakenOff) await lockDriven(id, time, call);
  const opened = await openDriver(call);
  if (!opened.ok) return opened;
  if (isTakenOff) {
    const freed = await freeDriver(id, time, { releases, reason: null }, call);
    if (!freed.ok) return freed;
  }
  await driverChangeRepository(db).setStatus(id, status);
  await tell(
    {
      subject: 'driver',
      id,
      action: 'status',
      reason,
      before: { status: opened.value.status },
      after: { status },
    },
    call,
  );
  return showDriver(id, call);
};
