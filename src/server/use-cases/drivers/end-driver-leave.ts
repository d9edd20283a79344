import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { absenceRepository } from '../../db/repositories/drivers/absence.repository';
import { tell } from '../tell';
import { refuseStale } from '../refuse-stale';
import { openDriver } from './open-driver';
import { showDriver } from './show-driver';

export const endDriverLeave: UseCase<'endDriverLeave'> = async (call) => {
  const { params, version, db, now } = call;
  const { id, partId } = params;
  const opened = await openDriver({ ...call, version: undefined });
  if (!opened.ok) return opened;
  const leaves = absenceRepository(db, 'driverLeave');
  const leave = await leaves.lock({ id: partId, ofId: id });
  if (!leave) return refuse('not_found');
  if (leave.version !== version) return refuseStale('driver', { id, version: leave.version }, call);
  if (leave.until !== null && leave.until <= now) return refuse('not_now');
  await leaves.end(partId, now);
  const after = { leaveId: partId };
  await tell({ subject: 'driver', id, action: 'end-leave', after }, call);
  return showDriver(id, call);
};
