import type { Message } from './message';

/** Asked only by the rental with a driver. */
export const stopNumber: Message<{ number: number }> = {
  th: ({ number }) => `จุดหมายที่ ${number}`,
  en: ({ number }) => `Stop ${number}`,
};
export const addStop: Message = { th: 'เพิ่มจุดหมาย', en: 'Add a stop' };
