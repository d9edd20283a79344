import { done, refuse } from '#domain/refusal';
import { kindsLost } from '#kinds/kinds-lost';
import type { UseCase } from '../../call';
import { absenceRepository } from '../../db/repositories/drivers/absence.repository';
import { driverChangeRepository } from '../../db/repositories/drivers/driver-change.repository';
import { driverTimeRepository } from '../../db/repositories/drivers/driver-time.repository';
import { driverRepository } from '../../db/repositories/drivers/driver.repository';
import { openRow } from '../open-row';
import { showBroken } from '../show-broken';
import { tell } from '../tell';
import { openDriver } from './open-driver';
import { showDriver } from './show-driver';
import { freeDriver, lockDriven } from './take-off';

export const listDriverTrips: UseCase<'listDriverTrips'> = async (call) => {
  const { actor, params, query, language, db, now } = call;
  const reader = { language, now, providerId: null };
  const driver = await driverRepository(db).find(params.id, reader);
  if (!driver) return refuse('not_found');
  const { from, until = null, kinds, sites } = query;
  const after = { kinds: kinds ?? driver.kinds, sites: sites ?? driver.sites };
  const time = { from, until, ...((kinds ?? sites) && { kinds: kindsLost(driver, after) }) };
  return done(showBroken(await driverTimeRepository(db).broken(params.id, time, language), actor));
};

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
  await tell(call, {
    subject: 'driver',
    id: driverId,
    action: 'add-leave',
    after: { leaveId: id, type, from, until },
  });
  return showDriver(driverId, call);
};

export const endDriverLeave: UseCase<'endDriverLeave'> = async (call) => {
  const { params, db, now } = call;
  const { id, partId } = params;
  const opened = await openDriver({ ...call, version: undefined });
  if (!opened.ok) return opened;
  const leaves = absenceRepository(db, 'driverLeave');
  const locked = await leaves.lock({ id: partId, ofId: id });
  const leave = await openRow(call, { subject: 'driver', id }, locked);
  if (!leave.ok) return leave;
  const { type, from, until } = leave.value;
  if (until !== null && until <= now) return refuse('not_now');
  await leaves.end(partId, now);
  const before = { leaveId: partId, type, from, until };
  await tell(call, { subject: 'driver', id, action: 'end-leave', before });
  return showDriver(id, call);
};
