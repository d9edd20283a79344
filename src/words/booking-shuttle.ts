import type { Message } from './message';

/** Asked by both shuttles. */
export const seatsQuestion: Message = { th: 'ไปกี่คน', en: 'How many seats?' };
