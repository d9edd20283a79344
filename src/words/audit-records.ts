import { expenseFields, monthLabel, percentLabel } from './expenses';
import {
  blackoutFrom,
  blackoutUntil,
  odometerLabel,
  paperFile,
  photoLabel,
  siteLabel,
} from './fleet';
import type { Message } from './message';
import {
  branchLabel,
  contactsSection,
  contractNumber,
  dayRateLabel,
  emailLabel,
  hoursLabel,
  kmLabel,
  overtimeLabel,
  perKmLabel,
  phoneLabel,
  taxIdLabel,
} from './providers';

/** What a car, driver, provider, expense or place is asked for, called in the audit trail as in its form. */
export const recordFields: Readonly<Record<string, Message>> = {
  siteId: siteLabel,
  photoId: photoLabel,
  taxId: taxIdLabel,
  branch: branchLabel,
  phone: phoneLabel,
  email: emailLabel,
  ...expenseFields,
  percent: percentLabel,
  month: monthLabel,
  km: odometerLabel,
  fileId: paperFile,
  from: blackoutFrom,
  until: blackoutUntil,
  contacts: contactsSection,
  number: contractNumber,
  dayRate: dayRateLabel,
  hoursIncluded: hoursLabel,
  overtimePerHour: overtimeLabel,
  kmIncluded: kmLabel,
  perKm: perKmLabel,
  code: { th: 'รหัส', en: 'Code' },
  latitude: { th: 'ละติจูด', en: 'Latitude' },
  longitude: { th: 'ลองจิจูด', en: 'Longitude' },
};
