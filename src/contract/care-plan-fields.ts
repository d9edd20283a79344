import { carClasses } from '#domain/fleet/car';
import { classNames } from '#words/fleet';
import { isRetired } from './basics-fields';
import { choice, day, inEnglish, number, optional, text, yesNo } from './record';
import { MOST_KM } from './car-fields';

const section = 'basics';

/** What a class of cars needs from time to time. */
export const carePlanFields = {
  class: choice(carClasses, classNames, {
    th: 'ประเภทรถ',
    en: 'Class',
    section,
    list: { sort: 'class' },
  }),
  nameTh: text(200, {
    th: 'งาน (ไทย)',
    en: 'What, in Thai',
    section,
    list: { sort: 'name' },
    example: 'เปลี่ยนถ่ายน้ำมันเครื่อง',
  }),
  nameEn: inEnglish(200, { th: 'งาน (อังกฤษ)', en: 'What, in English', section, list: {} }),
  everyKm: optional(
    number(500, 200_000, { th: 'ทุกกี่กิโลเมตร', en: 'Every so many km', section, list: {} }),
  ),
  everyMonths: optional(
    number(1, 120, { th: 'ทุกกี่เดือน', en: 'Every so many months', section, list: {} }),
  ),
  hours: number(1, 72, {
    th: 'ใช้เวลาในอู่ (ชั่วโมง)',
    en: 'Hours in the workshop',
    section,
    list: {},
  }),
  skipsElectric: yesNo({
    th: 'ไม่ใช้กับรถไฟฟ้า',
    en: 'Not for electric cars',
    section,
    list: {},
  }),
  isRetired,
};

/** When a car had it. */
export const careDoneFields = {
  on: day({ th: 'ทำเมื่อวันที่', en: 'Done on' }),
  km: number(0, MOST_KM, { th: 'เลขไมล์ตอนนั้น (กม.)', en: 'Odometer then (km)' }),
};
