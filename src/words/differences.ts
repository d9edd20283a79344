import type { Message } from './message';

/** What it was, and what it is now. */
export const before: Message = { th: 'เดิม', en: 'Before' };
export const after: Message = { th: 'ใหม่', en: 'After' };
export const none: Message = { th: 'ไม่มี', en: 'None' };
