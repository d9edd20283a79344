import type { Message } from './message';

export const offlinePill: Message = { th: 'ออฟไลน์', en: 'Offline' };
export const waitingPill: Message<{ count: number }> = {
  th: ({ count }) => `รอส่ง ${count}`,
  en: ({ count }) => `${count} waiting`,
};
export const offlineExplained: Message = {
  th: 'ไม่มีสัญญาณอินเทอร์เน็ต สิ่งที่คุณกรอกยังอยู่ครบ',
  en: 'No internet connection. What you entered is kept.',
};
export const waitingExplained: Message<{ count: number }> = {
  th: ({ count }) => `มี ${count} รายการรอส่ง จะส่งให้เมื่อมีสัญญาณ`,
  en: ({ count }) =>
    `${count} ${count === 1 ? 'item is' : 'items are'} waiting to be sent, as soon as there is a connection.`,
};
/** There is a connection, but changes of others do not come by themselves. */
export const oldPill: Message = { th: 'อาจไม่ล่าสุด', en: 'May be old' };
export const oldExplained: Message = {
  th: 'ข้อมูลไม่อัปเดตเองชั่วคราว เปิดหน้านี้ใหม่เพื่อดูล่าสุด',
  en: 'This page does not update by itself for now. Open it again to see the latest.',
};
export const attentionPill: Message<{ count: number }> = {
  th: ({ count }) => `ส่งไม่ได้ ${count}`,
  en: ({ count }) => `${count} not sent`,
};
/** The provider answers, but gives no tokens: only a sign-in by hand helps. */
export const signInAgainPill: Message = { th: 'เข้าสู่ระบบใหม่', en: 'Sign in again' };
export const signInAgainExplained: Message = {
  th: 'บัญชีบริษัทไม่ยืนยันตัวคุณแล้ว สิ่งที่คุณกรอกยังอยู่ครบ',
  en: 'The company account no longer says who you are. What you entered is kept.',
};
export const openOutbox: Message = { th: 'ดูรายการรอส่ง', en: 'See what waits to be sent' };
