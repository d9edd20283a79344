import { day, number, shown, text } from './record';

/** What somebody accepts who drives a car of the company. A text that was accepted is never rewritten: a new one follows it. */
export const termsFields = {
  number: shown(number(1, 9999, { th: 'ฉบับที่', en: 'Text' })),
  validFrom: day({ th: 'ใช้ตั้งแต่วันที่', en: 'From' }),
  textTh: text(10_000, { th: 'ข้อความภาษาไทย', en: 'Text in Thai', isLong: true, wide: true }),
  textEn: text(10_000, { th: 'ข้อความภาษาอังกฤษ', en: 'Text in English', isLong: true, wide: true }),
};
