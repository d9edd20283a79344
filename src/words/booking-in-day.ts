import type { Message } from './message';

/** Asked only by the in-day shuttle. */

export const inDaySections: Record<'route' | 'when' | 'more', Message> = {
  route: { th: 'จากไหน ไปไหน', en: 'From where to where?' },
  when: { th: 'ไปเมื่อไร', en: 'When?' },
  more: { th: 'นัดเวลา ความยืดหยุ่น และขากลับ', en: 'Timing, flexibility and the way back' },
};

export const swapPlaces: Message = { th: 'สลับต้นทางกับปลายทาง', en: 'Swap from and to' };
export const dayLabel: Message = { th: 'วันที่', en: 'Day' };

export const flexibilityNames: Record<0 | 15 | 30, Message> = {
  0: { th: 'ตรงเวลา', en: 'On time' },
  15: { th: '15 นาที', en: '15 min' },
  30: { th: '30 นาที', en: '30 min' },
};
export const flexibleBy: Message<{ minutes: number }> = {
  th: ({ minutes }) => `ยืดหยุ่น ${minutes} นาที`,
  en: ({ minutes }) => `${minutes} min flexible`,
};

export const wantsReturn: Message = { th: 'ขอรถกลับด้วย', en: 'I need a ride back' };
export const returnAtTime: Message<{ at: string }> = {
  th: ({ at }) => `กลับ ${at}`,
  en: ({ at }) => `back at ${at}`,
};
export const returnBooked: Message<{ at: string }> = {
  th: ({ at }) => `จองขากลับ ${at} ให้แล้วด้วย`,
  en: ({ at }) => `The ride back at ${at} is booked too.`,
};

export const pickUpAt: Message<{ from: string }> = {
  th: ({ from }) => `รถจะมารับ ${from}`,
  en: ({ from }) => `Pick-up at ${from}`,
};
export const pickUpBetween: Message<{ from: string; to: string }> = {
  th: ({ from, to }) => `รถจะมารับระหว่าง ${from}–${to}`,
  en: ({ from, to }) => `Pick-up between ${from} and ${to}`,
};
export const expectedBetween: Message<{ from: string; to: string }> = {
  th: ({ from, to }) => (from === to ? `คาดว่ารถมารับ ${from}` : `คาดว่ารถมารับ ${from}–${to}`),
  en: ({ from, to }) =>
    from === to ? `Pick-up expected at ${from}` : `Pick-up expected ${from}–${to}`,
};
export const queueInDay: Message<{ place: number }> = {
  th: ({ place }) => `คิวที่ ${place} ของช่วงเวลานี้`,
  en: ({ place }) => `Number ${place} in the queue for this time.`,
};
export const laterThanAsked: Message = {
  th: 'อาจช้ากว่าที่ขอ เพราะมีคนจองก่อน',
  en: 'It may be later than you asked: others were first.',
};
export const driverLater: Message = {
  th: 'จัดรถแล้ว จะเห็นทะเบียนรถและเบอร์คนขับที่นี่',
  en: 'Plate and driver’s phone appear on the booking once a car is arranged.',
};
