import type { FollowUp } from '#domain/rating/follow-up';
import type { Message } from './message';

/** The inbox of what people report. */

export const reportsTitle: Message = { th: 'ปัญหาที่แจ้งเข้ามา', en: 'Problem reports' };
export const reportsEmpty: Message = {
  th: 'ยังไม่มีใครแจ้งปัญหา',
  en: 'Nobody has reported a problem',
};
export const reportStateNames: Record<FollowUp, Message> = {
  open: { th: 'ใหม่', en: 'Open' },
  in_progress: { th: 'กำลังแก้', en: 'In progress' },
  resolved: { th: 'แก้แล้ว', en: 'Resolved' },
};
export const callThem: Message = { th: 'โทรหาผู้แจ้ง', en: 'Call' };
export const mailThem: Message = { th: 'ส่งอีเมล', en: 'E-mail' };
