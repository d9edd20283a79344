import type { Message } from './message';

export const otherTime: Message = { th: 'เลื่อนเวลา', en: 'Another time' };
export const moveTime: Message<{ to: string }> = {
  th: ({ to }) => `เลื่อนเป็น ${to}`,
  en: ({ to }) => `Move to ${to}`,
};
export const moveQuestion: Message<{ ref: string; from: string; to: string }> = {
  th: ({ ref, from, to }) =>
    `ผู้เดินทางของ ${ref} ตกลงเลื่อนจาก ${from} เป็น ${to} แล้วหรือยัง ทุกคนในรายการนี้จะเห็นเวลาใหม่`,
  en: ({ ref, from, to }) =>
    `Has the traveller of ${ref} agreed to go at ${to} instead of ${from}? Everybody on it will see the new time.`,
};
/** What somebody must be at by then moves with the rest. */
export const stopsMove: Message<{ times: string }> = {
  th: ({ times }) => `เวลานัดที่จุดหมายเลื่อนด้วย: ${times}`,
  en: ({ times }) => `The times to arrive by move too: ${times}.`,
};
export const moveAgreed: Message = { th: 'ตกลงแล้ว เลื่อนเวลา', en: 'Agreed, move it' };
export const movedNow: Message<{ ref: string; to: string }> = {
  th: ({ ref, to }) => `เลื่อน ${ref} เป็น ${to} แล้ว`,
  en: ({ ref, to }) => `${ref} moved to ${to}`,
};
export const earlierBy: Message<{ minutes: number }> = {
  th: ({ minutes }) => `เร็วขึ้น ${minutes} นาที`,
  en: ({ minutes }) => `${minutes} minutes earlier`,
};
export const laterBy: Message<{ minutes: number }> = {
  th: ({ minutes }) => `ช้าลง ${minutes} นาที`,
  en: ({ minutes }) => `${minutes} minutes later`,
};
