import type { Message } from './message';

/** How long data about people is kept. */

export const retentionWord: Message = { th: 'อายุข้อมูล', en: 'Retention' };
export const retentionEmpty: Message = { th: 'ไม่มีข้อมูลที่ตรงกัน', en: 'Nothing found' };
export const retentionNames: Readonly<Record<'no' | 'yes', Message>> = {
  no: { th: 'ลบทุกคืน', en: 'Deleted every night' },
  yes: { th: 'เก็บไว้ตลอด', en: 'Kept for good' },
};
export const retentionIsFinal: Message = {
  th: 'ข้อมูลที่ลบทุกคืนเรียกคืนไม่ได้ การจอง เที่ยวรถ และประวัติยังอยู่ครบ',
  en: 'What is deleted every night cannot be brought back. Bookings, trips and the history stay.',
};
