import type { Message } from './message';

export const whichCar: Message = {
  th: 'วันนี้จะเดินทางแบบไหน',
  en: 'How would you like to travel?',
};
