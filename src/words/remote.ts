import type { Message } from './message';

/** What the server has, on a screen: from when it is, and what is said while it cannot be had. */
export const remoteAsOf: Message<{ at: string }> = {
  th: ({ at }) => `ข้อมูล ณ ${at}`,
  en: ({ at }) => `As of ${at}`,
};
export const notOpened: Message = {
  th: 'เปิดรายการไม่ได้ในตอนนี้',
  en: 'This cannot be opened right now',
};
export const notOnDevice: Message = {
  th: 'ยังไม่มีรายการนี้ในเครื่อง จะแสดงเมื่อมีสัญญาณ',
  en: 'This is not on your device yet. It appears when there is a connection.',
};
