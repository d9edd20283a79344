import type { Message } from './message';

export const ok: Message = { th: 'ตกลง', en: 'OK' };
export const cancel: Message = { th: 'ยกเลิก', en: 'Cancel' };
export const close: Message = { th: 'ปิด', en: 'Close' };
export const tryAgain: Message = { th: 'ลองอีกครั้ง', en: 'Try again' };
