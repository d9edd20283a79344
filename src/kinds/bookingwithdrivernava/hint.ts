import type { Message } from '#words/message';

export const hint: Message = { th: 'รายวัน มีคนขับให้', en: 'By the day, driven for you' };
