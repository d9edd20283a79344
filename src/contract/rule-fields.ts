import * as v from 'valibot';
import type { Message } from '#words/message';
import { levelNames } from '#words/rules';
import { clock, duration, money, number, optional, weekdays, yesNo } from './record';

const DAY = 24 * 60;

export const ruleSections = {
  booking: { th: 'การจองและยกเลิก', en: 'Booking and cancelling' },
  service: { th: 'เวลาให้บริการ', en: 'Service times' },
  approval: { th: 'การอนุมัติ', en: 'Approval' },
  after: { th: 'รถและหลังเดินทาง', en: 'Cars and after the trip' },
} satisfies Record<string, Message>;

/** As much as the table takes. */
const baht = v.pipe(v.string(), v.regex(/^\d{1,8}(\.\d{1,2})?$/, 'invalid'));

/** Everything of a kind that its admins may change; the same bounds as the table has. */
export const ruleFields = {
  noticeMinutes: duration(0, 90 * DAY, {
    th: 'ต้องจองล่วงหน้าอย่างน้อย',
    en: 'Notice period',
    section: 'booking',
  }),
  horizonDays: number(1, 730, {
    th: 'จองล่วงหน้าได้ไกลสุด (วัน)',
    en: 'Bookable ahead (days)',
    section: 'booking',
  }),
  longestMinutes: duration(1, 90 * DAY, {
    th: 'จองได้นานที่สุด',
    en: 'Longest duration',
    section: 'booking',
  }),
  cancelCutoffMinutes: duration(0, 90 * DAY, {
    th: 'ยกเลิกได้จนถึงก่อนเดินทาง',
    en: 'Cancellation cut-off before the trip',
    section: 'booking',
  }),
  /** After this time only tomorrow can be booked. */
  dayCutoff: optional(
    clock({
      th: 'ปิดรับจองของวันนั้นเวลา',
      en: 'Same-day booking closes at',
      section: 'booking',
    }),
  ),
  serviceFrom: clock({ th: 'เริ่มให้บริการ', en: 'Service begins', section: 'service' }),
  serviceTo: clock({ th: 'สิ้นสุดบริการ', en: 'Service ends', section: 'service' }),
  serviceDays: weekdays({ th: 'วันที่ให้บริการ', en: 'Service days', section: 'service' }),
  onHolidays: yesNo({
    th: 'ให้บริการในวันหยุดของบริษัท',
    en: 'Runs on company holidays',
    section: 'service',
  }),
  approvalLevels: {
    ...number(0, 3, {
      th: 'ขั้นการอนุมัติ',
      en: 'Approval levels',
      section: 'approval',
      wide: true,
    }),
    names: Object.fromEntries(levelNames.map((name, level) => [level, name])),
  },
  /** One level more from so many days, over so much, or when urgent. */
  extraApprovalDays: optional(
    number(1, 90, {
      th: 'เพิ่มหนึ่งขั้นเมื่อจองตั้งแต่ (วัน)',
      en: 'One level more from (days)',
      section: 'approval',
    }),
  ),
  extraApprovalOver: optional({
    ...money({
      th: 'เพิ่มหนึ่งขั้นเมื่อประมาณการเกิน (บาท)',
      en: 'One level more over an estimate of (baht)',
      section: 'approval',
    }),
    body: baht,
  }),
  extraApprovalUrgent: yesNo({
    th: 'เพิ่มหนึ่งขั้นเมื่อจองด่วน',
    en: 'One level more for urgent requests',
    section: 'approval',
  }),
  bufferMinutes: duration(0, DAY, {
    th: 'เวลาพักรถระหว่างเที่ยว',
    en: 'Buffer between trips',
    section: 'after',
  }),
  ratingDays: number(1, 90, {
    th: 'ให้คะแนนได้ภายใน (วัน)',
    en: 'Rating window (days)',
    section: 'after',
  }),
  damageTakesOut: yesNo({
    th: 'งดใช้รถทันทีเมื่อมีคนแจ้งความเสียหาย',
    en: 'Damage takes a car out at once',
    section: 'after',
    note: {
      th: 'เที่ยวใน 24 ชั่วโมงถัดไปกลับไปรอจัดรถ จนกว่าจะมีคนตรวจแล้วให้รถกลับมาใช้',
      en: 'Trips of the next 24 hours wait for another car, until somebody has looked and brings it back.',
    },
  }),
  noShowMinutes: duration(1, DAY, {
    th: 'ถือว่าไม่มารับรถ หลังเวลาเริ่ม',
    en: 'A no-show after the start by',
    section: 'after',
  }),
};
