import { TAKEN_BACK } from '#domain/link/mark';
import { takenBack } from './arranging-marks';
import type { Message } from './message';

/** What happens to a trip only, or is called otherwise there than of a booking. */
export const tripActionNames: Readonly<Record<string, Message>> = {
  offer: { th: 'ส่งให้ผู้ให้บริการ', en: 'Handed to a provider' },
  'ask-again': { th: 'ขอให้ผู้ให้บริการตอบอีกครั้ง', en: 'Provider asked again' },
  withdraw: { th: 'ดึงงานกลับจากผู้ให้บริการ', en: 'Taken back from the provider' },
  swap: { th: 'สลับกับเที่ยวอื่น', en: 'Swapped with another trip' },
  merge: { th: 'รวมเที่ยว', en: 'Merged' },
  split: { th: 'แยกเที่ยว', en: 'Split' },
  lock: { th: 'ล็อกไว้', en: 'Pinned' },
  unlock: { th: 'ปลดล็อก', en: 'Unpinned' },
  notify: { th: 'บันทึกการแจ้งเตือน', en: 'Notices recorded' },
  change: { th: 'แก้จุดนัดพบหรือบันทึก', en: 'Notes changed' },
  'record-times': { th: 'บันทึกเวลาจริง', en: 'Actual times recorded' },
  [TAKEN_BACK]: takenBack,
  'mark-again': { th: 'บันทึกเวลาซ้ำ ใช้เวลาเดิม', en: 'Marked once more; times kept' },
  extend: { th: 'ใช้รถต่อ', en: 'Kept longer' },
  'end-earlier': { th: 'เลื่อนเวลาคืนให้เร็วขึ้น', en: 'Ends earlier' },
  trouble: { th: 'แจ้งรถมีปัญหา', en: 'Problem reported' },
  'accept-job': { th: 'รับงาน', en: 'Job taken on' },
  'check-car': { th: 'ตรวจรถ', en: 'Car checked' },
  undo: { th: 'เลิกทำ', en: 'Undone' },
};
