import type { Message } from './message';

export const yes: Message = { th: 'ใช่', en: 'Yes' };
export const no: Message = { th: 'ไม่ใช่', en: 'No' };
