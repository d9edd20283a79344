import type { Message } from './message';

export const newVersion: Message = { th: 'มีเวอร์ชันใหม่', en: 'A new version is ready' };
export const newVersionExplained: Message = {
  th: 'ใช้เวลาครู่เดียว สิ่งที่กรอกไว้ยังอยู่ครบ',
  en: 'It takes a moment. What you entered is kept.',
};
export const updateNow: Message = { th: 'อัปเดต', en: 'Update' };
export const updating: Message = { th: 'กำลังอัปเดต…', en: 'Updating…' };
export const later: Message = { th: 'ไว้ทีหลัง', en: 'Later' };

export const offlineReady: Message = {
  th: 'พร้อมใช้ออฟไลน์แล้ว',
  en: 'Ready for offline use',
};

/** Inside LINE or another chat, whose own browser shows the page. */
export const openElsewhere: Message = {
  th: 'เปิดใน Chrome หรือ Safari',
  en: 'Open in Chrome or Safari',
};
export const openElsewhereReason: Message = {
  th: 'ในหน้านี้ติดตั้งแอปและรับแจ้งเตือนไม่ได้',
  en: 'Here the app cannot be installed, and notices do not ring.',
};
export const openElsewhereByMenu: Message = {
  th: 'แตะเมนู ⋯ แล้วเลือกเปิดในเบราว์เซอร์',
  en: 'Tap ⋯, then choose to open it in your browser.',
};
export const openThere: Message = { th: 'เปิด', en: 'Open' };

export const installTitle: Message = {
  th: 'ติดตั้งแอปจองรถไว้ที่หน้าจอหลัก',
  en: 'Add the app to your home screen',
};
export const installReason: Message = {
  th: 'เปิดได้เร็วขึ้น และใช้ได้แม้สัญญาณไม่ดี',
  en: 'It opens faster and works where the signal is weak.',
};
export const install: Message = { th: 'ติดตั้ง', en: 'Install' };
/** Around the drawing of Safari's share button. */
export const tapShare: Message = { th: 'แตะปุ่มแชร์', en: 'Tap Share' };
export const thenAddToHomeScreen: Message = {
  th: 'แล้วเลือก “เพิ่มไปยังหน้าจอโฮม”',
  en: 'then “Add to Home Screen”',
};
