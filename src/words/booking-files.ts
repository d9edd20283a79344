import type { Message } from './message';

/** Papers and pictures that go with a booking. */

export const attachmentsLabel: Message = { th: 'แนบไฟล์', en: 'Attachments' };
export const addAttachment: Message = { th: 'เพิ่มรูปหรือ PDF', en: 'Add a picture or PDF' };
export const preparingAttachment: Message = { th: 'กำลังเตรียมไฟล์…', en: 'Getting it ready…' };
export const attachmentsAllowed: Message<{ count: number }> = {
  th: ({ count }) => `ได้สูงสุด ${count} ไฟล์ ไฟล์ละไม่เกิน 5 MB`,
  en: ({ count }) => `Up to ${count} files, 5 MB each`,
};
export const attachmentCount: Message<{ count: number }> = {
  th: ({ count }) => `แนบ ${count} ไฟล์`,
  en: ({ count }) => (count === 1 ? '1 file attached' : `${count} files attached`),
};
export const attachmentTrouble: Record<
  'wrong_type' | 'unreadable' | 'too_large' | 'not_kept' | 'too_many',
  Message<{ name: string }>
> = {
  wrong_type: {
    th: ({ name }) => `แนบ “${name}” ไม่ได้ ใช้ได้เฉพาะ JPG, PNG หรือ PDF`,
    en: ({ name }) => `“${name}” cannot be attached: only JPG, PNG and PDF can.`,
  },
  unreadable: {
    th: ({ name }) => `เปิด “${name}” ไม่ได้ ไฟล์อาจเสียหรือภาพใหญ่เกินไป กรุณาใช้ไฟล์อื่น`,
    en: ({ name }) =>
      `“${name}” cannot be opened: it may be damaged or too large. Please use another.`,
  },
  too_large: {
    th: ({ name }) => `“${name}” ใหญ่เกิน 5 MB`,
    en: ({ name }) => `“${name}” is larger than 5 MB.`,
  },
  not_kept: {
    th: ({ name }) => `เครื่องนี้เก็บ “${name}” ไม่ได้ พื้นที่อาจเต็ม`,
    en: ({ name }) => `This device could not keep “${name}”. Its storage may be full.`,
  },
  too_many: {
    th: ({ name }) => `ครบจำนวนแล้ว จึงไม่ได้แนบ “${name}”`,
    en: ({ name }) => `That is all there is room for, so “${name}” was left out.`,
  },
};
export const attachmentGone: Message = {
  th: 'ไฟล์นี้ไม่อยู่ในเครื่องแล้ว',
  en: 'This file is no longer on the device',
};
