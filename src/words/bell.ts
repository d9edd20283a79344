import type { Message } from './message';

export const bellTitle: Message = { th: 'การแจ้งเตือน', en: 'Notices' };
export const bellUnread: Message<{ count: string }> = {
  th: ({ count }) => `ยังไม่ได้อ่าน ${count} รายการ`,
  en: ({ count }) => `${count} unread`,
};
