import type { Message } from './message';

export const serviceStateTitle: Message = { th: 'เปิด–ปิดระบบ', en: 'Open or close the service' };
export const serviceIsOpen: Message = { th: 'ระบบเปิดให้บริการอยู่', en: 'The service is open' };
export const serviceIsClosed: Message = { th: 'ระบบปิดให้บริการอยู่', en: 'The service is closed' };
export const serviceOpenHint: Message = {
  th: 'ทุกคนจองรถและดูรายการได้ตามปกติ',
  en: 'Everyone can book and see their bookings.',
};
export const serviceClosedHint: Message = {
  th: 'ผู้ใช้ทั่วไปเห็นหน้าปิดปรับปรุง ผู้ดูแลยังทำงานได้',
  en: 'Employees see the maintenance screen. Administrators can still work.',
};
export const closeService: Message = { th: 'ปิดระบบ', en: 'Close the service' };
export const openService: Message = { th: 'เปิดระบบ', en: 'Open the service' };
export const closeQuestion: Message = { th: 'ปิดระบบตอนนี้ไหม', en: 'Close the service now?' };
export const closeConsequence: Message<{ wording: string }> = {
  th: ({ wording }) => `ทุกหน้าของพนักงานจะถูกแทนด้วยข้อความ “${wording}” ทันที แบบร่างของทุกคนยังอยู่ครบ`,
  en: ({ wording }) =>
    `Every employee page is replaced by “${wording}” at once. Everyone’s drafts are kept.`,
};
export const closeUnderway: Message<{ count: number }> = {
  th: ({ count }) => `ตอนนี้มี ${count} เที่ยวกำลังเดินทางอยู่ เที่ยวเหล่านี้จะเดินทางต่อจนจบ`,
  en: ({ count }) =>
    count === 1
      ? '1 trip is under way now and will go on to its end.'
      : `${count} trips are under way now and will go on to their end.`,
};
export const countingUnderway: Message = {
  th: 'กำลังนับเที่ยวที่เดินทางอยู่',
  en: 'Counting the trips under way…',
};
export const noneUnderway: Message = {
  th: 'ตอนนี้ไม่มีเที่ยวที่กำลังเดินทาง',
  en: 'No trip is under way now.',
};
export const underwayUnknown: Message = {
  th: 'นับเที่ยวที่กำลังเดินทางไม่ได้ อาจมีรถอยู่ระหว่างทาง',
  en: 'The trips under way could not be counted. Some cars may be on the road.',
};
export const closeConfirm: Message = { th: 'ยืนยันปิดระบบ', en: 'Yes, close it' };
export const wordingThai: Message = { th: 'ข้อความภาษาไทย', en: 'Message in Thai' };
export const wordingEnglish: Message = { th: 'ข้อความภาษาอังกฤษ', en: 'Message in English' };
export const wordingPreview: Message = { th: 'ตัวอย่างที่พนักงานจะเห็น', en: 'What employees will see' };
export const saveWording: Message = { th: 'บันทึกข้อความ', en: 'Save message' };
export const wordingSaved: Message = { th: 'บันทึกข้อความแล้ว', en: 'Message saved' };
