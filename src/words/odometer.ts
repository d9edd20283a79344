import type { Message } from './message';

export const kmFarOff: Message = {
  th: 'มากกว่าครั้งก่อนมาก ถ้าถูกต้องแล้วกดอีกครั้ง',
  en: 'Much more than last time. If it is right, tap again.',
};
