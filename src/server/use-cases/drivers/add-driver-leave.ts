import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { driverChangeRepository } from '../../db/repositories/drivers/driver-change.repository';
import { driverTimeRepository } from '../../db/repositories/drivers/driver-time.repository';
import { tell } from '../tell';
import { openDriver } from './open-driver';
import { showDriver } from './show-driver';
import { freeDriver, lockDriven } from './take-off';

export const addDriverLeave: UseCase<'addDriverLeave'> = async (call) => {
  const { params, body, db, now, newId } = call;
  const driverId = params.id;
  const { releases, ...leave } = body;
  const { from, until, type } = leave;
  if (until <= now.toISOString())
    return refuse('invalid_input', { fields: { until: 'in_the_past' } });
  await lockDriven(driverId, { from, until }, call);
  const opened = await openDriver({ ...call, version: undefined });
  if (!opened.ok) return opened;
  if (await driverTimeRepository(db).isAway(driverId, { from, until }))
    return refuse('invalid_input', { fields: { from: 'on_leave' } });
  // Why they are away stays with the leave: the history of a trip is read by more people.
  const freed = await freeDriver(driverId, { from, until }, { releases, reason: null }, call);
  if (!freed.ok) return freed;
  const id = newId();
  await driverChangeRepository(db).addLeave({ id, driverId }, leave);
  await tell(
    {
      subject: 'driver',
      id: driverId,
      action: 'add-leave',
      after: { leaveId: id, type, from, until },
    },
    call,
  );
  return showDriver(driverId, call);
};
