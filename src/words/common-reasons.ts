import type { Message } from './message';

export const commonReasons: Message = { th: 'เหตุผลที่ใช้บ่อย', en: 'Common reasons' };
