import type { Message } from './message';

export const productTitle: Message = {
  th: 'ระบบจองรถ Car Pool',
  en: 'Car Pool / Rental Car',
};
export const adminTitle: Message = { th: 'ระบบผู้ดูแล', en: 'Administration' };

export const skipToContent: Message = { th: 'ข้ามไปยังเนื้อหา', en: 'Skip to content' };
export const openMenu: Message = { th: 'เปิดเมนู', en: 'Open menu' };
export const closeMenu: Message = { th: 'ปิดเมนู', en: 'Close menu' };
export const expandMenu: Message = { th: 'ขยายเมนู', en: 'Expand menu' };
export const collapseMenu: Message = { th: 'ย่อเมนู', en: 'Collapse menu' };
export const mainMenu: Message = { th: 'เมนูหลัก', en: 'Main menu' };
export const goHome: Message = { th: 'ไปหน้าแรก', en: 'Go to the first page' };

/** In the language that it switches to, so that those who need it can read it. */
export const switchLanguage: Message = { th: 'Switch to English', en: 'เปลี่ยนเป็นภาษาไทย' };
export const otherLanguageShort: Message = { th: 'EN', en: 'ไทย' };

export const userMenu: Message<{ name: string }> = {
  th: ({ name }) => `เมนูผู้ใช้ ${name}`,
  en: ({ name }) => `User menu, ${name}`,
};
export const userMenuNoName: Message = { th: 'เมนูผู้ใช้', en: 'User menu' };
export const employeeNumber: Message<{ id: string }> = {
  th: ({ id }) => `รหัสพนักงาน ${id}`,
  en: ({ id }) => `Employee no. ${id}`,
};
export const toAdmin: Message = { th: 'ไปยังระบบผู้ดูแล', en: 'Go to administration' };
export const toBooking: Message = { th: 'กลับไปยังระบบจองรถ', en: 'Back to the booking system' };
export const contactAndReport: Message = {
  th: 'ติดต่อ / แจ้งปัญหา',
  en: 'Contact / report a problem',
};
export const serviceStateEntry: Message = { th: 'เปิด–ปิดระบบ', en: 'Open or close the service' };
export const logOut: Message = { th: 'ออกจากระบบ', en: 'Log out' };

export const loading: Message = { th: 'กำลังโหลด', en: 'Loading' };
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

export const ok: Message = { th: 'ตกลง', en: 'OK' };
export const cancel: Message = { th: 'ยกเลิก', en: 'Cancel' };
export const close: Message = { th: 'ปิด', en: 'Close' };
export const tryAgain: Message = { th: 'ลองอีกครั้ง', en: 'Try again' };
