import type { Message } from './message';

/** The four places people go, in the bar at the bottom of a phone. */
export const shortcuts: Message = { th: 'ทางลัด', en: 'Shortcuts' };
export const homeTab: Message = { th: 'หน้าแรก', en: 'Home' };
export const bookTab: Message = { th: 'จองรถ', en: 'Book' };
export const approveTab: Message = { th: 'อนุมัติ', en: 'Approve' };
export const meTab: Message = { th: 'ฉัน', en: 'Me' };
