import type { SiteId } from '#domain/site-id';
import type { KindId } from '#domain/booking/kind-id';
import type { Message } from './message';

export const siteNames: Record<SiteId, Message> = {
  nava: { th: 'โรงงานนวนคร', en: 'Nava site' },
  amata: { th: 'โรงงานอมตะ', en: 'Amata site' },
};

export const kindNames: Record<KindId, Message> = {
  bookingwithdrivernava: { th: 'จองรถพร้อมคนขับ', en: 'Rental with driver' },
  bookingnodriver: { th: 'จองรถขับเอง', en: 'Self-drive rental' },
  bookingduringday: { th: 'เรียกรถระหว่างวัน', en: 'In-day shuttle' },
  bookingwithdriveramata: { th: 'รถรับส่งตามรอบ', en: 'Shared shuttle' },
};

/** One line under the name: what this kind is good for. */
export const kindHints: Record<KindId, Message> = {
  bookingwithdrivernava: { th: 'รายวัน มีคนขับให้', en: 'By the day, driven for you' },
  bookingnodriver: { th: 'รายวัน คุณขับเอง', en: 'By the day, you drive' },
  bookingduringday: { th: 'ไปธุระใกล้ ๆ ในวันเดียว', en: 'Short trips within the day' },
  bookingwithdriveramata: { th: 'ไปด้วยกันตามรอบเวลา', en: 'Share a scheduled ride' },
};
