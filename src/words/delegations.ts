import type { Message } from './message';

export const givenTitle: Message = { th: 'ผู้อนุมัติแทนฉัน', en: 'Who decides for me' };
export const givenNone: Message = {
  th: 'ลาหรือเดินทาง? ให้เพื่อนร่วมงานอนุมัติแทนได้เป็นช่วงวัน',
  en: 'Away? Let a colleague decide for you for some days.',
};
export const receivedTitle: Message = { th: 'ฉันอนุมัติแทน', en: 'I decide for' };
export const receivedNone: Message = {
  th: 'ยังไม่มีใครมอบหมายให้คุณอนุมัติแทน',
  en: 'Nobody has asked you to decide for them.',
};
export const delegateNow: Message = { th: 'มอบหมายผู้อนุมัติแทน', en: 'Let a colleague decide' };
export const nowActive: Message = { th: 'กำลังมีผล', en: 'Now' };
export const laterActive: Message = { th: 'ยังไม่เริ่ม', en: 'Not yet' };
export const periodOf: Message<{ from: string; until: string }> = {
  th: ({ from, until }) => (from === until ? from : `${from} ถึง ${until}`),
  en: ({ from, until }) => (from === until ? from : `${from} to ${until}`),
};
export const revoke: Message = { th: 'ยกเลิกการมอบหมาย', en: 'Take back' };
export const revokeOf: Message<{ name: string }> = {
  th: ({ name }) => `ยกเลิกการมอบหมายให้ ${name}`,
  en: ({ name }) => `Take back from ${name}`,
};
export const revokeSure: Message<{ name: string }> = {
  th: ({ name }) => `ให้ ${name} หยุดอนุมัติแทนทันทีใช่ไหม`,
  en: ({ name }) => `Stop ${name} deciding for you now?`,
};
export const keepIt: Message = { th: 'ไม่ใช่', en: 'Keep' };
export const whoLabel: Message = { th: 'ใครอนุมัติแทน', en: 'Who decides for you?' };
export const anotherPerson: Message = { th: 'เปลี่ยนคน', en: 'Choose another' };
export const fromLabel: Message = { th: 'ตั้งแต่วันที่', en: 'From' };
export const untilLabel: Message = { th: 'ถึงวันที่ (รวมวันนั้นด้วย)', en: 'Until (that day included)' };
export const reasonLabel: Message = { th: 'เหตุผล · ไม่บังคับ', en: 'Reason · optional' };
export const delegateSend: Message = { th: 'มอบหมาย', en: 'Hand over' };
export const bothDecide: Message = {
  th: 'ระหว่างนี้คุณยังอนุมัติเองได้ด้วย คำขอที่ผู้อนุมัติแทนเป็นผู้เดินทางเอง จะยังรอคุณอนุมัติ',
  en: 'You can still decide too. What concerns their own trips goes on waiting for you.',
};
export const needsConnection: Message = {
  th: 'ต้องมีสัญญาณจึงจะมอบหมายหรือยกเลิกได้',
  en: 'This needs a connection.',
};
export const chooseSomebody: Message = { th: 'กรุณาเลือกคน', en: 'Please choose somebody.' };
export const delegated: Message<{ name: string }> = {
  th: ({ name }) => `${name} อนุมัติแทนคุณในช่วงที่เลือก`,
  en: ({ name }) => `${name} decides for you on these days.`,
};
export const revoked: Message = { th: 'ยกเลิกการมอบหมายแล้ว', en: 'Taken back.' };
export const howLong: Message = { th: 'กี่วัน', en: 'For how long' };
export const daysLong: Message<{ days: number }> = {
  th: ({ days }) => (days === 1 ? 'วันเดียว' : `${days} วัน`),
  en: ({ days }) => (days === 1 ? 'That day' : `${days} days`),
};
