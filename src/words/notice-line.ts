import type { Message } from './message';

/** What the company's LINE account answers to whoever sends a code. */
export const lineLinked = {
  th: 'เชื่อมต่อแล้ว การแจ้งเตือนเรื่องรถที่รอไม่ได้จะส่งมาที่นี่',
  en: 'Linked. Car notices that cannot wait will come here.',
} as const satisfies Message;
export const lineNotLinked = {
  th: 'ไม่พบรหัสนี้ กรุณาขอรหัสใหม่ในแอปจองรถ',
  en: 'This code is not known. Please ask for a new one in the car pool app.',
} as const satisfies Message;
