import type { DriverBody } from '#contract/drivers';

const personal = [
  'firstNameTh',
  'lastNameTh',
  'firstNameEn',
  'lastNameEn',
  'nickname',
  'phone',
  'number',
] as const;

/** What an event may keep for good: nothing by which somebody could be called or found. */
export const factsOfDriver = (driver: DriverBody) => ({
  employer: driver.employer,
  providerId: driver.providerId,
  photoId: driver.photoId,
  sites: driver.sites.toSorted(),
  kinds: driver.kinds.toSorted(),
  class: driver.class,
  expiresOn: driver.expiresOn,
  licencePhotoId: driver.licencePhotoId,
  medicalUntil: driver.medicalUntil,
  trainingUntil: driver.trainingUntil,
  shifts: driver.shifts
    .toSorted((a, b) => a.weekday - b.weekday)
    // In one order, so that only what differs is a difference.
    .map(({ weekday, starts, ends }) => ({ weekday, starts, ends })),
});

/** Of the rest, only that it changed. */
export const changedPersonal = (before: DriverBody, after: DriverBody): string[] =>
  personal.filter((name) => before[name] !== after[name]);

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
