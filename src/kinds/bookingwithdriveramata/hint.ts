import type { Message } from '#words/message';

export const hint: Message = { th: 'ไปด้วยกันตามรอบเวลา', en: 'Share a scheduled ride' };
