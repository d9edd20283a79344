import type { Message } from './message';

/** For whoever manages the service: whether notices arrive. */
export const channelsTitle: Message = { th: 'ช่องทางแจ้งเตือน', en: 'Channels of notices' };
export const channelIsOff: Message = { th: 'ยังไม่ได้ตั้งค่าที่เซิร์ฟเวอร์', en: 'Not set up on the server' };
export const lastDelivered: Message<{ at: string }> = {
  th: ({ at }) => `ส่งถึงล่าสุด ${at}`,
  en: ({ at }) => `Last delivered at ${at}`,
};
export const neverDelivered: Message = { th: 'ยังไม่เคยส่งถึงใคร', en: 'Nothing delivered yet' };
export const lettersWaiting: Message<{ count: number }> = {
  th: ({ count }) => `รอส่ง ${count}`,
  en: ({ count }) => `${count} waiting`,
};
export const lettersDead: Message<{ count: number }> = {
  th: ({ count }) => `ส่งไม่สำเร็จ ${count}`,
  en: ({ count }) => `${count} not delivered`,
};
export const notSentYet: Message<{ why: string }> = {
  th: ({ why }) => `ยังส่งไม่ได้ จะลองใหม่เอง: ${why}`,
  en: ({ why }) => `Not sent yet, tried again by itself: ${why}`,
};
/** A push service, LINE or Teams, by the number of its answer. */
export const otherSideAnswered: Message<{ status: string }> = {
  th: ({ status }) => `ปลายทางตอบกลับ ${status}`,
  en: ({ status }) => `the other side answered ${status}`,
};
export const sendMeOne: Message = { th: 'ส่งให้ฉันลองดู', en: 'Send me one' };
export const sendMeOneBy: Message<{ channel: string }> = {
  th: ({ channel }) => `ส่งให้ฉันลองดู ทาง ${channel}`,
  en: ({ channel }) => `Send me one by ${channel}`,
};
/** It is not said to have arrived. */
export const trialQueued: Message<{ channel: string }> = {
  th: ({ channel }) => `เข้าคิวส่งทาง ${channel} แล้ว เวลาที่ส่งถึงจะแสดงในรายการ`,
  en: ({ channel }) => `Queued for ${channel}. The list says when it is delivered.`,
};
export const teamsTitle: Message = { th: 'ช่อง Teams ของผู้จัดรถ', en: 'Dispatchers’ Teams channels' };
export const teamsHint: Message = {
  th: 'รับเรื่องคำขอด่วน การจองที่ยังไม่มีรถ ผู้ให้บริการปฏิเสธงาน และรถเลยเวลาคืน',
  en: 'They hear of urgent requests, missing cars, providers who decline, and late cars.',
};
export const teamsSetAt: Message<{ at: string }> = {
  th: ({ at }) => `ตั้งค่าเมื่อ ${at}`,
  en: ({ at }) => `Set up on ${at}`,
};
export const teamsNotSet: Message = { th: 'ยังไม่ได้ตั้งค่า', en: 'Not set up yet' };
export const teamsAddress: Message<{ site: string }> = {
  th: ({ site }) => `ที่อยู่ webhook ของ ${site}`,
  en: ({ site }) => `Webhook address of ${site}`,
};
export const teamsSet: Message = { th: 'ใส่ที่อยู่', en: 'Set address' };
export const teamsChange: Message = { th: 'เปลี่ยน', en: 'Change' };
export const teamsTry: Message = { th: 'ส่งทดสอบ', en: 'Send a trial' };
export const deadLettersTitle: Message = { th: 'ส่งไม่สำเร็จ', en: 'Not delivered' };
export const newestOf: Message<{ shown: number; total: number }> = {
  th: ({ shown, total }) => `ล่าสุด ${shown} จาก ${total}`,
  en: ({ shown, total }) => `Newest ${shown} of ${total}`,
};
export const deadLetterTo: Message<{ to: string; channel: string }> = {
  th: ({ to, channel }) => `ถึง ${to} ทาง ${channel}`,
  en: ({ to, channel }) => `To ${to}, by ${channel}`,
};
export const deadLetterWhy: Message<{ attempts: number; error: string }> = {
  th: ({ attempts, error }) => `ลองแล้ว ${attempts} ครั้ง: ${error}`,
  en: ({ attempts, error }) =>
    `${attempts === 1 ? 'Tried once' : `Tried ${attempts} times`}: ${error}`,
};
/** What was held back here, or can be mended here; what else another server answered stands in its own words. */
export const ownFailures: Readonly<Record<string, Message>> = {
  quota_used: {
    th: 'ข้อความ LINE ของเดือนนี้ใกล้ครบโควตา จึงหยุดส่งไว้',
    en: 'this month’s LINE messages are nearly used up',
  },
  interrupted: {
    th: 'เซิร์ฟเวอร์หยุดไประหว่างส่ง อาจส่งถึงแล้วก็ได้',
    en: 'a server stopped while it sent this, so it may have arrived',
  },
  other_key: {
    th: 'ที่อยู่ Teams เข้ารหัสด้วย TEAMS_KEY อื่น กรุณาใส่ที่อยู่ใหม่',
    en: 'the address was kept under another TEAMS_KEY: enter it anew',
  },
  no_workflow: {
    th: 'ที่อยู่นี้ไม่ใช่ workflow ของ Teams',
    en: 'the address is no workflow of Teams',
  },
  workflow_gone: {
    th: 'ไม่พบ workflow นี้ใน Teams แล้ว กรุณาสร้างใหม่และใส่ที่อยู่ใหม่',
    en: 'Teams has this workflow no more: make a new one and enter its address',
  },
};
export const sendItAgain: Message = { th: 'ส่งอีกครั้ง', en: 'Send again' };
export const sendAll: Message = { th: 'ส่งทั้งหมดอีกครั้ง', en: 'Send all again' };
export const failsSince: Message<{ at: string }> = {
  th: ({ at }) => `ส่งไม่ได้ตั้งแต่ ${at}`,
  en: ({ at }) => `Has taken nothing since ${at}`,
};
