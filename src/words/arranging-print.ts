import type { Message } from './message';

export const jobSheet: Message = { th: 'ใบงานคนขับ', en: 'Job sheet' };
export const jobSheetsOfDay: Message = { th: 'ใบงาน', en: 'Job sheets' };
export const manifest: Message = { th: 'รายชื่อผู้โดยสาร', en: 'Passenger manifest' };
export const signature: Message = { th: 'ลงชื่อ', en: 'Signature' };
export const passengers: Message = { th: 'ผู้โดยสาร', en: 'Passengers' };
export const unnamedSeat: Message = { th: 'ไม่ระบุชื่อ', en: 'Not named' };
export const printedAt: Message<{ at: string }> = {
  th: ({ at }) => `พิมพ์เมื่อ ${at}`,
  en: ({ at }) => `Printed ${at}`,
};
