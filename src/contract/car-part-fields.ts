import { blackoutTypes, carPapers, carStatuses } from '#domain/fleet/car';
import { blackoutTypeNames, carStatusNames, openEnd, paperNames } from '#words/fleet';
import { carFields, MOST_KM } from './car-fields';
import {
  choice,
  day,
  file,
  moment,
  number,
  optional,
  reason,
  statusOf,
  text,
  textOrNone,
} from './record';

/** What happens to a car over time. */

export const paperFields = {
  type: choice(carPapers, paperNames, { th: 'ชนิดเอกสาร', en: 'Which paper' }),
  expiresOn: day({ th: 'หมดอายุวันที่', en: 'Expires on' }),
  number: textOrNone(60, { th: 'เลขที่', en: 'Number' }),
  fileId: file({ th: 'ไฟล์เอกสาร', en: 'File', isPaper: true }),
};

const MORNING = 8 * 60;
const EVENING = 18 * 60;

/** A time at which it is out; without an end, until further notice. */
export const blackoutFields = {
  type: choice(blackoutTypes, blackoutTypeNames, { th: 'เพราะ', en: 'Because of', asChips: true }),
  from: moment({ th: 'ตั้งแต่', en: 'From', usualMinute: MORNING }),
  until: optional(moment({ th: 'ถึง', en: 'Until', usualMinute: EVENING, empty: openEnd })),
  reason: text(500, reason),
};

export const carStatusFields = statusOf(carStatuses, carStatusNames);

/** What was done about a trouble without a repair, where somebody says it. */
export const settledFields = {
  note: textOrNone(500, { th: 'ทำอะไรไปแล้ว', en: 'What was done', isLong: true }),
};

export const odometerFields = {
  km: number(0, MOST_KM, carFields.odometer.label),
  /** Only a falling one needs it. */
  reason: { ...textOrNone(500, reason), isOptional: false },
};
