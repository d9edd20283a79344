import type { Message } from './message';

/** The inbox of what people report. */

export const reportsTitle: Message = { th: 'ปัญหาที่แจ้งเข้ามา', en: 'Problem reports' };
export const problemOf: Message<{ name: string }> = {
  th: ({ name }) => `ปัญหาที่ ${name} แจ้ง`,
  en: ({ name }) => `Problem from ${name}`,
};
export const oneReport: Message = { th: 'ปัญหาที่แจ้ง', en: 'Problem report' };
export const openReportedCar: Message = {
  th: 'เปิดข้อมูลรถ เพื่อส่งซ่อม',
  en: 'Open the car, to send it to repair',
};
export const reportIsAbout: Message = { th: 'เกี่ยวกับ', en: 'About' };
export const reportsEmpty: Message = {
  th: 'ยังไม่มีใครแจ้งปัญหา',
  en: 'Nobody has reported a problem',
};
export const callThem: Message = { th: 'โทรหาผู้แจ้ง', en: 'Call' };
export const mailThem: Message = { th: 'ส่งอีเมล', en: 'E-mail' };
