import type { Message } from '#words/message';

export const hint: Message = { th: 'รายวัน คุณขับเอง', en: 'By the day, you drive' };
