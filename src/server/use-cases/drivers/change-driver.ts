import { can } from '#domain/access/can';
import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { driverChangeRepository } from '../../db/repositories/driver-change.repository';
import { tell } from '../bookings/tell';
import { differenceOf } from '../difference-of';
import { changedPersonal, factsOfDriver, withoutForeign } from './facts-of-driver';
import { judgeDriver } from './judge-driver';
import { openDriver } from './open-driver';
import { showDriver } from './show-driver';

export const changeDriver: UseCase<'changeDriver'> = async (call) => {
  const { actor, params, db } = call;
  if (!can(actor, 'driver:write')) return refuse('not_allowed');
  const { id } = params;
  const opened = await openDriver(call);
  if (!opened.ok) return opened;
  const driver = withoutForeign(call.body);
  const before = withoutForeign(opened.value);
  const fields = await judgeDriver(driver, opened.value, id, call);
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  await driverChangeRepository(db).update(id, driver);
  const difference = differenceOf(factsOfDriver(before), factsOfDriver(driver));
  const rest = changedPersonal(before, driver);
  await tell(
    {
      subject: 'driver',
      id,
      by: actor.personId,
      action: 'change',
      before: difference.before,
      after: { ...difference.after, ...(rest.length > 0 && { fields: rest }) },
    },
    call,
  );
  return showDriver(id, call);
};
