import type { Message } from './message';

export const notFoundTitle: Message = { th: 'ไม่พบหน้านี้', en: 'Page not found' };
export const notFoundText: Message = {
  th: 'ลิงก์อาจพิมพ์ผิด หรือหน้านี้ย้ายไปแล้ว',
  en: 'The link may be mistyped, or the page has moved.',
};
export const toCheckBooking: Message = { th: 'ไปหน้าตรวจสอบการจอง', en: 'Go to check bookings' };

export const brokenTitle: Message = { th: 'แสดงหน้านี้ไม่ได้', en: 'This page could not be shown' };
export const brokenText: Message = {
  th: 'สิ่งที่คุณกรอกไว้ยังอยู่ครบ ลองอีกครั้ง หรือแจ้งปัญหาให้เราทราบ',
  en: 'What you entered is kept. Try again, or report the problem to us.',
};

export const maintenanceKept: Message = {
  th: 'แบบร่างและรายการที่รอส่งของคุณยังอยู่ครบ',
  en: 'Your drafts and anything waiting to be sent are kept.',
};

export const unknownEmployeeTitle: Message = {
  th: 'ยังไม่พบข้อมูลพนักงานของคุณ',
  en: 'No employee record yet',
};
export const unknownEmployeeText: Message<{ username: string }> = {
  th: ({ username }) =>
    `เข้าสู่ระบบด้วย ${username} แล้ว แต่บัญชีนี้ไม่อยู่ในทะเบียนพนักงาน หรือสิทธิ์ของผู้ให้บริการสิ้นสุดแล้ว กรุณาแจ้งผู้ดูแลระบบ`,
  en: ({ username }) =>
    `You are signed in as ${username}, but this account is not in the employee register, or its rights for a provider have ended. Please ask the administrator.`,
};
export const whomToContact: Message = { th: 'ดูผู้ที่ติดต่อได้', en: 'Whom to contact' };

export const signInFailedTitle: Message = {
  th: 'เข้าสู่ระบบไม่สำเร็จ',
  en: 'Sign-in did not work',
};
export const signInFailedText: Message = {
  th: 'แบบร่างของคุณยังอยู่ครบ กรุณาลองอีกครั้ง',
  en: 'Your drafts are kept. Please try again.',
};
export const errorCode: Message<{ code: string }> = {
  th: ({ code }) => `รหัสอ้างอิง: ${code}`,
  en: ({ code }) => `Reference: ${code}`,
};

export const offlineTitle: Message = { th: 'ยังไม่มีสัญญาณ', en: 'No connection yet' };
export const offlineText: Message = {
  th: 'ต้องต่ออินเทอร์เน็ตหนึ่งครั้งเพื่อเข้าสู่ระบบ แบบร่างในเครื่องนี้ยังอยู่ครบ',
  en: 'Signing in needs a connection once. The drafts on this device are kept.',
};
export const draftsOnDevice: Message = { th: 'แบบร่างในเครื่องนี้', en: 'Drafts on this device' };
export const noDrafts: Message = { th: 'ไม่มีแบบร่างค้างอยู่', en: 'No drafts are waiting' };
export const draftSavedAt: Message<{ at: string }> = {
  th: ({ at }) => `บันทึกเมื่อ ${at}`,
  en: ({ at }) => `Saved ${at}`,
};

export const notReachedTitle: Message = {
  th: 'ยังติดต่อระบบไม่ได้',
  en: 'The service cannot be reached',
};
export const notReachedText: Message = {
  th: 'เราจะลองใหม่ให้เรื่อย ๆ หรือกดลองอีกครั้งได้เลย',
  en: 'We keep trying. You can also try right now.',
};

/** The title and text of the specification's section 5, to the letter in English. */
export const invalidAccountTitle: Message = { th: 'บัญชีนี้ใช้ไม่ได้', en: 'Invalid account' };
export const invalidAccountText: Message<{ domain: string }> = {
  th: ({ domain }) => `ระบบนี้ไม่รองรับบัญชี @${domain} กรุณาเข้าสู่ระบบด้วยบัญชีอื่น`,
  en: ({ domain }) =>
    `Accounts with @${domain} are not allowed. Please sign in with another account.`,
};

export const signedOutTitle: Message = { th: 'ออกจากระบบแล้ว', en: 'You are signed out' };
export const signOutOwed: Message = {
  th: 'เหลือเพียงออกจากบัญชีบริษัท พอมีสัญญาณ ระบบจะออกให้เองก่อนให้ใครเข้าใช้',
  en: 'What is left is the company account: once there is a connection, it is signed out by itself before anybody is let in.',
};
export const signInAgain: Message = { th: 'เข้าสู่ระบบ', en: 'Sign in' };
export const signInInWindow: Message = {
  th: 'เข้าสู่ระบบในหน้าต่างใหม่',
  en: 'Sign in in a new window',
};
