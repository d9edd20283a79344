import type { Message } from './message';

/** Why a channel of notices cannot be tried or set up; apart from the others, which every phone keeps. */
export const channelProblems = {
  channel_off: {
    th: 'ช่องทางนี้ยังไม่ได้ตั้งค่าที่เซิร์ฟเวอร์',
    en: 'This channel is not set up on the server.',
  },
  not_reached: {
    th: 'ช่องทางนี้ยังส่งถึงคุณไม่ได้',
    en: 'You cannot be reached by this channel yet.',
  },
  line_not_linked: {
    th: 'คุณยังไม่ได้เชื่อมต่อ LINE กรุณาเชื่อมต่อในตั้งค่าการแจ้งเตือนก่อน',
    en: 'You have not linked LINE yet. Please link it in the settings of your notices first.',
  },
  not_a_webhook: {
    th: 'ใช้ที่อยู่ที่ Teams ให้ตอนสร้าง workflow',
    en: 'Use the address that Teams gave with the workflow.',
  },
} as const satisfies Readonly<Record<string, Message>>;

export const isChannelProblem = (code: string): code is keyof typeof channelProblems =>
  Object.hasOwn(channelProblems, code);
