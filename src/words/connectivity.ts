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
export const attentionPill: Message<{ count: number }> = {
  th: ({ count }) => `ส่งไม่ได้ ${count}`,
  en: ({ count }) => `${count} not sent`,
};
export const openOutbox: Message = { th: 'ดูรายการรอส่ง', en: 'See what waits to be sent' };
