import type { DriverBody } from '#contract/drivers';
import type { FieldProblems } from '#domain/refusal';
import type { Call } from '../../call';
import {
  driverChangeRepository,
  type StoredDriver,
} from '../../db/repositories/drivers/driver-change.repository';
import { userRepository } from '../../db/repositories/users/user.repository';
import { isOwnPicture } from '../is-own-picture';

type Asking = Pick<Call, 'actor' | 'db'>;

/** Files and providers that they had already stay usable. */
type Before = Pick<StoredDriver, 'photoId' | 'licencePhotoId'> & { providerId: string | null };

/** Who a new driver is: an employee who is here and does not drive yet. */
const judgeEmployee = async (
  { employeeId }: DriverBody,
  { db }: Asking,
): Promise<{ problems: FieldProblems; before: Before | null }> => {
  if (employeeId === null) return { problems: {}, before: null };
  const employee = await driverChangeRepository(db).findEmployee(employeeId);
  if (!employee) return { problems: { employeeId: 'unknown' }, before: null };
  const problems: FieldProblems = employee.isDriver ? { employeeId: 'already_driver' } : {};
  return { problems, before: { ...employee, providerId: null } };
};

const judgeShared = async (
  driver: DriverBody,
  before: Before | null,
  personId: string | null,
  call: Asking,
): Promise<FieldProblems> => {
  const { number, photoId, licencePhotoId, providerId } = driver;
  const isPhoto = await isOwnPicture(photoId, before?.photoId ?? null, call);
  const isLicence = await isOwnPicture(licencePhotoId, before?.licencePhotoId ?? null, call);
  const isTaken = await driverChangeRepository(call.db).isLicenceOfAnother(number, personId);
  const isGone =
    driver.employer === 'provider' &&
    providerId !== null &&
    providerId !== before?.providerId &&
    !(await userRepository(call.db).isActiveProvider(providerId));
  return {
    ...(!isPhoto && { photoId: 'invalid' }),
    ...(!isLicence && { licencePhotoId: 'invalid' }),
    ...(isTaken && { number: 'taken' }),
    ...(isGone && { providerId: 'unknown' }),
  };
};

/** What only the server knows to be wrong with a new driver. */
export const judgeNewDriver = async (driver: DriverBody, call: Asking): Promise<FieldProblems> => {
  const { problems, before } = await judgeEmployee(driver, call);
  return { ...(await judgeShared(driver, before, driver.employeeId, call)), ...problems };
};

/** An employee who drives stays that employee, and somebody of a provider stays one. */
export const judgeDriver = async (
  driver: DriverBody,
  before: StoredDriver,
  id: string,
  call: Asking,
): Promise<FieldProblems> => ({
  ...(await judgeShared(driver, before, id, call)),
  ...(driver.employer !== before.employer && { employer: 'invalid' }),
  ...(driver.employer === 'employee' && driver.employeeId !== id && { employeeId: 'invalid' }),
});
