import { driverFields } from '#contract/driver-fields';
import type { DriverBody } from '#contract/drivers';

type Values = Readonly<Record<string, unknown>>;

const isNamed = (name: string, personal: boolean) =>
  Object.entries(driverFields).some(
    ([field, { place }]) => field === name && (place.isPersonal ?? false) === personal,
  );

/** What an event may keep for good: nothing by which somebody could be called or found. */
export const factsOfDriver = (driver: DriverBody): Values => ({
  ...Object.fromEntries(Object.entries(driver).filter(([name]) => isNamed(name, false))),
  sites: driver.sites.toSorted(),
  kinds: driver.kinds.toSorted(),
  shifts: driver.shifts
    .toSorted((a, b) => a.weekday - b.weekday)
    // In one order, so that only what differs is a difference.
    .map(({ weekday, starts, ends }) => ({ weekday, starts, ends })),
});

/** Of the rest, only that it changed. */
export const changedPersonal = (before: Values, after: Values): string[] =>
  Object.keys(after).filter((name) => isNamed(name, true) && before[name] !== after[name]);

/** Names of employees are the directory's, and nobody of ours has a provider. */
export const withoutForeign = (driver: DriverBody): DriverBody =>
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
