import type { Message } from './message';

/** Which account signs in as whom. */

export const accountsTitle: Message = { th: 'บัญชีเข้าสู่ระบบ', en: 'Sign-in accounts' };
export const accountsHint: Message = {
  th: 'เมื่อบัญชีของใครเปลี่ยน ผู้ดูแลคนหนึ่งขอ และผู้ดูแลอีกคนยืนยัน',
  en: 'When somebody’s account changes, one administrator asks and another one confirms.',
};
export const changeAccount: Message = { th: 'เปลี่ยนบัญชี', en: 'Change the account' };
export const personLabel: Message = { th: 'บัญชีของใคร', en: 'Whose account' };
export const nowSignsInAs: Message<{ name: string }> = {
  th: ({ name }) => `ปัจจุบัน: ${name}`,
  en: ({ name }) => `Now: ${name}`,
};
export const noSignInName: Message = { th: 'ไม่มีชื่อเข้าสู่ระบบ', en: 'no sign-in name' };
export const releaseHint: Message = {
  th: 'เมื่อผู้ดูแลอีกคนยืนยัน บัญชีเดิมจะใช้ไม่ได้ และผู้ที่เข้าสู่ระบบด้วยชื่อนี้เป็นคนแรกจะเป็นเจ้าของข้อมูลทั้งหมด ใช้ชื่อเดิมได้ถ้าบัญชีถูกสร้างใหม่',
  en: 'Once another administrator confirms, the old account no longer works, and the first to sign in with this name has everything of this person. Keep the name if the account was made anew.',
};
export const accountReason: Message = { th: 'เหตุผล', en: 'Reason' };
export const waitingAccounts: Message<{ count: number }> = {
  th: ({ count }) => `รอยืนยัน ${count.toLocaleString('th-TH')} รายการ`,
  en: ({ count }) => `${count.toLocaleString('en-GB')} to be confirmed`,
};
export const nothingWaits: Message = { th: 'ไม่มีรายการรอยืนยัน', en: 'Nothing to be confirmed' };
export const askedBy: Message<{ name: string; at: string }> = {
  th: ({ name, at }) => `ขอโดย ${name} · ${at}`,
  en: ({ name, at }) => `Asked by ${name} · ${at}`,
};
export const tiesAnew: Message = {
  th: 'ยกเลิกบัญชีเดิม ผูกใหม่เมื่อเข้าสู่ระบบครั้งถัดไป',
  en: 'The old account is let go; the next sign-in is tied anew',
};
export const onlyTheName: Message = {
  th: 'เปลี่ยนเฉพาะชื่อ บัญชีเดิมยังใช้ได้',
  en: 'Only the name changes; the account stays',
};
export const confirmAccount: Message = { th: 'ยืนยัน', en: 'Confirm' };
export const refuseAccount: Message = { th: 'ไม่ยืนยัน', en: 'Refuse' };
export const takeBack: Message = { th: 'ยกเลิกคำขอ', en: 'Take back' };
export const anotherAdmin: Message = {
  th: 'ต้องให้ผู้ดูแลอีกคนยืนยัน',
  en: 'Another administrator must confirm this.',
};
