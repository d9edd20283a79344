import { formatDate } from '#domain/dates/format-bangkok';
import type { Message } from './message';

/** Maintenance of the company's own cars. */

export const careTab: Message = { th: 'บำรุงรักษา', en: 'Maintenance' };
export const careNone: Message = {
  th: 'ไม่มีรถที่ใกล้ถึงกำหนดบำรุงรักษา',
  en: 'No car comes due for maintenance soon',
};
export const careNoneHint: Message = {
  th: 'กำหนดรอบของรถแต่ละประเภทที่ ตั้งค่าระบบ → แผนบำรุงรักษา',
  en: 'What each class needs, and how often, is set in Set-up → Maintenance plans.',
};
export const careOverdue: Message = { th: 'เกินกำหนด', en: 'Overdue' };
export const careDueOn: Message<{ on: string }> = {
  th: ({ on }) => `ครบกำหนด ${formatDate(on)}`,
  en: ({ on }) => `Due ${formatDate(on)}`,
};
export const careKmLeft: Message<{ km: number }> = {
  th: ({ km }) =>
    km < 0
      ? `เกินมา ${(-km).toLocaleString('en-GB')} กม.`
      : `เหลือ ${km.toLocaleString('en-GB')} กม.`,
  en: ({ km }) =>
    km < 0 ? `${(-km).toLocaleString('en-GB')} km over` : `${km.toLocaleString('en-GB')} km left`,
};
export const careLast: Message<{ on: string }> = {
  th: ({ on }) => `ครั้งล่าสุด ${formatDate(on)}`,
  en: ({ on }) => `Last time ${formatDate(on)}`,
};
export const careNever: Message = { th: 'ยังไม่เคยบันทึก', en: 'Never recorded' };
export const careBooked: Message<{ when: string }> = {
  th: ({ when }) => `นัดเข้าอู่ ${when}`,
  en: ({ when }) => `Workshop ${when}`,
};
export const bookCare: Message<{ when: string }> = {
  th: ({ when }) => `นัดเข้าอู่ ${when}`,
  en: ({ when }) => `Book the workshop ${when}`,
};
export const bookCareWhy: Message = {
  th: 'ช่วงที่รถว่างและขาดรถน้อยที่สุดใน 14 วันข้างหน้า',
  en: 'When it is free, and missed least, in the next 14 days',
};
export const noGap: Message = {
  th: 'ใน 14 วันข้างหน้ารถไม่ว่างนานพอ เปิดหน้ารถเพื่อกำหนดเวลาเอง',
  en: 'In the next 14 days it is never free for so long. Set a time on the car’s page.',
};
export const careDone: Message = { th: 'ทำแล้ว', en: 'It was done' };
export const carePlanWord: Message = { th: 'แผนบำรุงรักษา', en: 'Maintenance plan' };
export const addCarePlan: Message = { th: 'เพิ่มแผน', en: 'Add a plan' };
export const carePlansEmpty: Message = {
  th: 'ยังไม่มีแผนบำรุงรักษา รถจะไม่ถูกเตือนเมื่อถึงรอบ',
  en: 'No maintenance plans yet: nobody is reminded when a car comes due',
};
