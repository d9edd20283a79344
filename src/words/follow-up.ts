import type { FollowUp } from '#domain/rating/follow-up';
import type { Message } from './message';

/** How far somebody is with what people said: a problem, or a low score. */
export const followUpNames: Record<FollowUp, Message> = {
  open: { th: 'ยังไม่ดำเนินการ', en: 'Open' },
  in_progress: { th: 'กำลังดำเนินการ', en: 'In progress' },
  resolved: { th: 'ดำเนินการแล้ว', en: 'Resolved' },
};
