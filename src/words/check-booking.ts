import type { Message } from './message';

export const whichCar: Message = {
  th: 'วันนี้จะเดินทางแบบไหน',
  en: 'How would you like to travel?',
};
export const bookingsComing: Message = {
  th: 'รายการจองของคุณจะแสดงที่นี่ เรากำลังทำส่วนนี้อยู่',
  en: 'Your bookings will appear here. We are still building this part.',
};
