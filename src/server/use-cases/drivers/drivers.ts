import { done, refuse } from '#domain/refusal';
import { kindsLost } from '#kinds/kinds-lost';
import type { UseCase } from '../../call';
import { driverChangeRepository } from '../../db/repositories/drivers/driver-change.repository';
import { driverRepository } from '../../db/repositories/drivers/driver.repository';
import { onlyProvider } from '../arranging/only-provider';
import { saveChange } from '../save-change';
import { tell } from '../tell';
import { changeOf, madeOf } from '../withhold-personal';
import { judgeDriver, judgeNewDriver } from './judge-driver';
import { openDriver } from './open-driver';
import { showDriver } from './show-driver';
import { freeDriver, lockDriven } from './take-off';
import { weeksOf } from './weeks-of';
import { driverFields } from '#contract/driver-fields';
import type { DriverBody } from '#contract/drivers';

/** What an event may keep for good, in one order, so that only what differs is a difference; which employee never does. */
const factsOfDriver = ({ employeeId: _, ...driver }: DriverBody) => ({
  ...driver,
  sites: driver.sites.toSorted(),
  kinds: driver.kinds.toSorted(),
  shifts: driver.shifts
    .toSorted((a, b) => a.weekday - b.weekday)
    .map(({ weekday, starts, ends }) => ({ weekday, starts, ends })),
});

/** Names of employees are the directory's, and nobody of ours has a provider. */
const withoutForeign = (driver: DriverBody): DriverBody =>
  driver.employer === 'employee'
    ? {
        ...driver,
        firstNameTh: null,
        lastNameTh: null,
        firstNameEn: null,
        lastNameEn: null,
        providerId: null,
      }
    : { ...driver, employeeId: null };

export const listDrivers: UseCase<'listDrivers'> = async ({ actor, query, language, db, now }) => {
  const providerId = onlyProvider(actor);
  const page = await driverRepository(db).list(query, { language, now, providerId });
  if (providerId !== null) return done(page);
  const ids = page.rows.map(({ id }) => id);
  const weeks = await weeksOf(ids, 1, { db, now });
  return done({
    ...page,
    rows: page.rows.map((row) => ({ ...row, hours: weeks.get(row.id)?.[0] ?? null })),
  });
};

export const readDriver: UseCase<'readDriver'> = async (call) => showDriver(call.params.id, call);

export const readDriverOptions: UseCase<'readDriverOptions'> = async ({ language, db }) =>
  done(await driverRepository(db).options(language));

const WEEKS = 8;

export const readDriverHours: UseCase<'readDriverHours'> = async ({ params, db, now }) => {
  const weeks = (await weeksOf([params.id], WEEKS, { db, now })).get(params.id);
  return weeks ? done({ weeks }) : refuse('not_found');
};

export const createDriver: UseCase<'createDriver'> = async (call) => {
  const { db, newId } = call;
  const driver = withoutForeign(call.body);
  const fields = await judgeNewDriver(driver, call);
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  const id = driver.employeeId ?? newId();
  await driverChangeRepository(db).insert(id, driver);
  const after = madeOf(driverFields, factsOfDriver(driver));
  await tell(call, { subject: 'driver', id, action: 'create', after });
  return showDriver(id, call);
};

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
  const change = changeOf(driverFields, factsOfDriver(before), factsOfDriver(driver));
  await saveChange(call, { subject: 'driver', id, action: 'change', ...change }, () =>
    driverChangeRepository(db).update(id, driver),
  );
  return showDriver(id, call);
};

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
  await tell(call, {
    subject: 'driver',
    id,
    action: 'status',
    reason,
    before: { status: opened.value.status },
    after: { status },
  });
  return showDriver(id, call);
};
