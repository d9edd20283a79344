import { refuse } from '#domain/refusal';
import { kindsLost } from '#kinds/kinds-lost';
import type { UseCase } from '../../call';
import { driverChangeRepository } from '../../db/repositories/drivers/driver-change.repository';
import { driverRepository } from '../../db/repositories/drivers/driver.repository';
import { tell } from '../tell';
import { differenceOf } from '../difference-of';
import { changedPersonal, factsOfDriver, withoutForeign } from './facts-of-driver';
import { judgeDriver } from './judge-driver';
import { openDriver } from './open-driver';
import { showDriver } from './show-driver';
import { freeDriver, lockDriven } from './take-off';

export const changeDriver: UseCase<'changeDriver'> = async (call) => {
  const { params, db, now, language } = call;
  const { id } = params;
  const { releases, ...body } = call.body;
  const driver = withoutForeign(body);
  const read = await driverRepository(db).find(id, { language, now, providerId: null });
  const time = {
    from: now.toISOString(),
    until: null,
    kinds: read === undefined ? [] : kindsLost(read, driver),
  };
  if (time.kinds.length > 0) await lockDriven(id, time, call);
  const opened = await openDriver(call);
  if (!opened.ok) return opened;
  const before = withoutForeign(opened.value);
  const fields = await judgeDriver(driver, opened.value, id, call);
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  if (time.kinds.length > 0) {
    const freed = await freeDriver(id, time, { releases, reason: null }, call);
    if (!freed.ok) return freed;
  }
  await driverChangeRepository(db).update(id, driver);
  const difference = differenceOf(factsOfDriver(before), factsOfDriver(driver));
  const rest = changedPersonal(before, driver);
  await tell(
    {
      subject: 'driver',
      id,
      action: 'change',
      before: difference.before,
      after: { ...difference.after, ...(rest.length > 0 && { fields: rest }) },
    },
    call,
  );
  return showDriver(id, call);
};
