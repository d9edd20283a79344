import type { DriverBody, DriverDetail } from '#contract/drivers';

/** A driver while they are being written: what is not chosen yet is null. */
export type DriverValues = {
  [K in keyof DriverBody]: DriverBody[K] extends readonly unknown[]
    ? DriverBody[K]
    : DriverBody[K] | null;
} & {
  /** Who was found in the directory, to be shown; not sent. */
  employeeName: string | null;
};

const usualDays = [1, 2, 3, 4, 5];

export const emptyDriver: DriverValues = {
  employer: 'employee',
  employeeId: null,
  employeeName: null,
  firstNameTh: null,
  lastNameTh: null,
  firstNameEn: null,
  lastNameEn: null,
  providerId: null,
  nickname: null,
  phone: null,
  photoId: null,
  sites: [],
  kinds: [],
  number: null,
  class: null,
  expiresOn: null,
  licencePhotoId: null,
  medicalUntil: null,
  trainingUntil: null,
  shifts: usualDays.map((weekday) => ({ weekday, starts: '08:00', ends: '17:00' })),
};

export const valuesOf = (driver: DriverDetail): DriverValues => ({
  employer: driver.employer,
  employeeId: driver.employer === 'employee' ? driver.id : null,
  employeeName: driver.name,
  firstNameTh: driver.firstNameTh,
  lastNameTh: driver.lastNameTh,
  firstNameEn: driver.firstNameEn,
  lastNameEn: driver.lastNameEn,
  providerId: driver.providerId,
  nickname: driver.nickname,
  phone: driver.phone,
  photoId: driver.photoId,
  sites: driver.sites,
  kinds: driver.kinds,
  number: driver.licenceNumber,
  class: driver.licenceClass,
  expiresOn: driver.licenceUntil,
  licencePhotoId: driver.licencePhotoId,
  medicalUntil: driver.medicalUntil,
  trainingUntil: driver.trainingUntil,
  shifts: driver.shifts,
});
