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
export const demoMark: Message = { th: 'ตัวอย่าง', en: 'Demo' };
export const goHome: Message = { th: 'ไปหน้าแรก', en: 'Go to the first page' };

/** In the language that it switches to, so that those who need it can read it. */
export const switchLanguage: Message = { th: 'Switch to English', en: 'เปลี่ยนเป็นภาษาไทย' };
export const otherLanguageShort: Message = { th: 'EN', en: 'ไทย' };

export const userMenu: Message<{ name: string }> = {
  th: ({ name }) => `เมนูผู้ใช้ ${name}`,
  en: ({ name }) => `User menu, ${name}`,
};
export const userMenuNoName: Message = { th: 'เมนูผู้ใช้', en: 'User menu' };

export const loading: Message = { th: 'กำลังโหลด', en: 'Loading' };
export const saving: Message = { th: 'กำลังบันทึก', en: 'Saving' };
