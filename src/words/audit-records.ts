import { monthLabel } from './expenses';
import {
  blackoutFrom,
  blackoutUntil,
  odometerLabel,
  paperFile,
  paperNumber,
  photoLabel,
  siteLabel,
} from './fleet';
import type { Message } from './message';

/** What a car, driver, provider, expense or place is asked for, called in the audit trail as in its form. */
export const recordFields: Readonly<Record<string, Message>> = {
  siteId: siteLabel,
  photoId: photoLabel,
  type: { th: 'ประเภท', en: 'Type' },
  note: { th: 'หมายเหตุ', en: 'Note' },
  month: monthLabel,
  km: odometerLabel,
  fileId: paperFile,
  from: blackoutFrom,
  until: blackoutUntil,
  number: paperNumber,
  code: { th: 'รหัส', en: 'Code' },
  latitude: { th: 'ละติจูด', en: 'Latitude' },
  longitude: { th: 'ลองจิจูด', en: 'Longitude' },
};
