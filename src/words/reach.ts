import type { Message } from './message';

/** For whoever arranges: who is told, and by what it arrived. */
export const reachTitle: Message = { th: 'ใครรู้แล้วบ้าง', en: 'Who was told' };
export const willBeTold: Message<{ count: number; how: string }> = {
  th: ({ count, how }) => `จะแจ้ง ${count} คน: ${how}`,
  en: ({ count, how }) => `${count} ${count === 1 ? 'person' : 'people'} will be told: ${how}`,
};
export const reachNow: Message<{ count: number; how: string }> = {
  th: ({ count, how }) => `${count} คน ติดต่อได้ทาง: ${how}`,
  en: ({ count, how }) => `${count} ${count === 1 ? 'person' : 'people'}, can be reached: ${how}`,
};
export const countBy: Message<{ count: number; channel: string }> = {
  th: ({ count, channel }) => `${channel} ${count}`,
  en: ({ count, channel }) => `${count} by ${channel}`,
};
/** The bell shows it; nothing rings. */
export const countInApp: Message<{ count: number }> = {
  th: ({ count }) => `เห็นเมื่อเปิดแอปเท่านั้น ${count}`,
  en: ({ count }) => `${count} in the app only`,
};
/** Guests: no account, no app. */
export const countByPhone: Message<{ count: number }> = {
  th: ({ count }) => `โทรเท่านั้น ${count}`,
  en: ({ count }) => `${count} by phone only`,
};
export const byPhoneOnly: Message = { th: 'ไม่มีบัญชี แจ้งได้ทางโทรศัพท์', en: 'No account: call them' };
export const withNumbers: Message<{ count: string; numbers: string }> = {
  th: ({ count, numbers }) => `${count} (${numbers})`,
  en: ({ count, numbers }) => `${count} (${numbers})`,
};
/** At night, of those who have quiet nights. */
export const afterMorning: Message<{ how: string; count: number }> = {
  th: ({ how, count }) => `${how} · ${count} คนไม่รับตอนกลางคืน จะส่งให้ 06:00`,
  en: ({ how, count }) =>
    `${how}. ${count} ${count === 1 ? 'has' : 'have'} quiet nights: sent at 06:00.`,
};
export const sentInTheMorning: Message = {
  th: 'อยู่ในแอปแล้ว จะส่งให้ 06:00',
  en: 'In the app, sent at 06:00',
};
export const readItAt: Message<{ at: string }> = {
  th: ({ at }) => `เปิดอ่าน ${at}`,
  en: ({ at }) => `Read at ${at}`,
};
export const deliveredBy: Message<{ how: string }> = {
  th: ({ how }) => `ส่งถึงทาง ${how} ข่าวล่าสุดยังไม่เปิดอ่าน`,
  en: ({ how }) => `Delivered by ${how}, the latest not read`,
};
export const onlyInBell: Message = {
  th: 'อยู่ในแอป ข่าวล่าสุดยังไม่เปิดอ่าน',
  en: 'In the app, the latest not read',
};
export const notTold: Message = { th: 'ยังไม่ได้แจ้ง', en: 'Not told yet' };
