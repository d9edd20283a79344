import type { Message } from './message';

export const noticesEmpty: Message = {
  th: 'ยังไม่มีการแจ้งเตือน เรื่องการจองของคุณจะแสดงที่นี่',
  en: 'Nothing yet. What happens to your bookings is shown here.',
};
export const readAllNotices: Message = { th: 'อ่านทั้งหมดแล้ว', en: 'Mark all as read' };
export const olderNotices: Message = { th: 'ดูก่อนหน้านี้', en: 'Show older' };
export const unreadNotice: Message = { th: 'ยังไม่ได้อ่าน', en: 'Unread' };
export const noticeSettings: Message = { th: 'ตั้งค่าการแจ้งเตือน', en: 'Notice settings' };
/** In place of the button of what was done, or can be done no more. */
export const noticeIsOver: Message = { th: 'จบแล้ว ไม่ต้องทำอะไร', en: 'Over, nothing left to do' };
export const readNotice: Message<{ what: string }> = {
  th: ({ what }) => `อ่านแล้ว: ${what}`,
  en: ({ what }) => `Mark as read: ${what}`,
};
