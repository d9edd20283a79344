import type { Message } from '#words/message';

export const hint: Message = { th: 'ไปธุระใกล้ ๆ ในวันเดียว', en: 'Short trips within the day' };
