import type { Message } from './message';

/** The local identity provider's page: both languages at once, before anybody's language is known. */
export const pickAccount: Message = { th: 'เลือกบัญชี', en: 'Choose an account' };

export const toUse: Message = {
  th: 'เพื่อเข้าใช้ระบบจองรถ Car Pool',
  en: 'to continue to Car Pool',
};

export const demoAccounts: Message = { th: 'บัญชีตัวอย่าง', en: 'Demo people' };

export const otherAccount: Message = { th: 'หรือใช้อีเมลอื่น', en: 'Or use another e-mail' };

export const emailLabel: Message = { th: 'อีเมล', en: 'E-mail' };

export const signInButton: Message = { th: 'เข้าสู่ระบบ', en: 'Sign in' };

export const staySignedIn: Message = {
  th: 'อยู่ในระบบต่อไป',
  en: 'Stay signed in',
};

export const localOnly: Message = {
  th: 'หน้านี้ใช้ทดลองในเครื่องนี้เท่านั้น จึงไม่ถามรหัสผ่าน',
  en: 'For trying out on this machine only, so it asks for no password.',
};

export const emailUnknown: Message<{ email: string }> = {
  th: ({ email }) => `ไม่พบบัญชี ${email} ลองตรวจตัวสะกด หรือเลือกบัญชีตัวอย่าง`,
  en: ({ email }) => `There is no account ${email}. Check the spelling, or choose a demo person.`,
};

export const emailMissing: Message = {
  th: 'กรุณากรอกอีเมล เช่น somchai@siamparts.example',
  en: 'Enter an e-mail such as somchai@siamparts.example.',
};

export const signedOut: Message = { th: 'ออกจากระบบแล้ว', en: 'You are signed out' };

export const closeThisPage: Message = {
  th: 'ปิดหน้านี้ได้เลย',
  en: 'You can close this page.',
};

export const requestBroken: Message = {
  th: 'ลิงก์เข้าสู่ระบบไม่ถูกต้อง',
  en: 'This sign-in link is not valid',
};

export const startAgain: Message = {
  th: 'กรุณากลับไปเปิดแอปแล้วเข้าสู่ระบบใหม่',
  en: 'Please go back to the app and sign in again.',
};
