import { refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { driverChangeRepository } from '../../db/repositories/drivers/driver-change.repository';
import { tell } from '../tell';
import { factsOfDriver, withoutForeign } from './facts-of-driver';
import { judgeNewDriver } from './judge-driver';
import { showDriver } from './show-driver';

export const createDriver: UseCase<'createDriver'> = async (call) => {
  const { db, newId } = call;
  const driver = withoutForeign(call.body);
  const fields = await judgeNewDriver(driver, call);
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  const id = driver.employeeId ?? newId();
  await driverChangeRepository(db).insert(id, driver);
  const after = factsOfDriver(driver);
  await tell({ subject: 'driver', id, action: 'create', after }, call);
  return showDriver(id, call);
};
