import type { Message } from './message';

export const contactsTitle: Message = { th: 'ติดต่อและแจ้งปัญหา', en: 'Contact and report a problem' };
export const contactServiceNames: Record<'booking' | 'vehicles' | 'app' | 'emergency', Message> = {
  booking: { th: 'การจองรถ', en: 'Bookings' },
  vehicles: { th: 'รถและคนขับ', en: 'Vehicles and drivers' },
  app: { th: 'การใช้งานแอป', en: 'Using the app' },
  emergency: { th: 'เหตุฉุกเฉิน', en: 'Emergency' },
};
export const mailPerson: Message<{ name: string; email: string }> = {
  th: ({ name, email }) => `ส่งอีเมลถึง ${name} ${email}`,
  en: ({ name, email }) => `E-mail ${name}, ${email}`,
};
export const contactsNone: Message = { th: 'ยังไม่มีรายชื่อผู้ติดต่อ', en: 'No contacts listed yet' };
export const contactsUnavailable: Message = {
  th: 'เปิดรายชื่อผู้ติดต่อไม่ได้ในตอนนี้',
  en: 'The contacts cannot be opened right now',
};

export const reportTitle: Message = { th: 'แจ้งปัญหา', en: 'Report a problem' };
export const reportLabel: Message = { th: 'เกิดอะไรขึ้น', en: 'What happened?' };
export const reportHint: Message = {
  th: 'เช่น กดส่งแล้วไม่เกิดอะไรขึ้น',
  en: 'For example: I tapped send and nothing happened',
};
export const reportCarHint: Message = {
  th: 'เช่น กระจกข้างซ้ายหลวม',
  en: 'For example: the left mirror is loose',
};
export const reportAbout: Message<{ ref: string }> = {
  th: ({ ref }) => `เกี่ยวกับ ${ref}`,
  en: ({ ref }) => `About ${ref}`,
};
export const reportAttached: Message<{ page: string | null; version: string }> = {
  th: ({ page, version }) => `แนบให้อัตโนมัติ: ${page ? `หน้า ${page} · ` : ''}แอปเวอร์ชัน ${version}`,
  en: ({ page, version }) =>
    `Attached for you: ${page ? `page ${page} · ` : ''}version ${version} of the app`,
};
export const reportLastError: Message<{ error: string }> = {
  th: ({ error }) => `ข้อผิดพลาดล่าสุด: ${error}`,
  en: ({ error }) => `Last error: ${error}`,
};
export const reportSend: Message = { th: 'ส่งแจ้งปัญหา', en: 'Send report' };
export const reportSent: Message = {
  th: 'ได้รับเรื่องแล้ว ขอบคุณที่แจ้งให้ทราบ',
  en: 'We have your report. Thank you for telling us.',
};
export const reportWaitingForSignIn: Message = {
  th: 'บันทึกแล้ว จะส่งให้เมื่อคุณเข้าสู่ระบบใหม่',
  en: 'Kept. It is sent once you have signed in again.',
};
export const reportWaiting: Message = {
  th: 'บันทึกแล้ว จะส่งให้เมื่อมีสัญญาณ',
  en: 'Your report is kept and will be sent when there is a connection.',
};
