import type { Message } from './message';

/* Apart from the other entries of the menus, since these come with the first screen. */
export const followGroup: Message = { th: 'รายการของฉัน', en: 'My bookings' };
export const checkBooking: Message = { th: 'ตรวจสอบการจอง', en: 'Check bookings' };
