import { HOLD_MINUTES } from '#domain/booking/waitlist';
import type { Message } from './message';

/** Asked only by the shared shuttle. */

export const shuttleSections: Record<'way' | 'when' | 'stops', Message> = {
  way: { th: 'ไปทางไหน', en: 'Which way?' },
  when: { th: 'ไปวันไหน รอบกี่โมง', en: 'Which day and departure?' },
  stops: { th: 'ขึ้นและลงที่ไหน', en: 'Where do you get on and off?' },
};

export const routeLabel: Message = { th: 'เส้นทาง', en: 'Route' };
export const noRoutes: Message = {
  th: 'ยังไม่มีเส้นทางให้จอง โปรดสอบถามผู้ดูแลรถรับส่ง',
  en: 'No route can be booked yet. Please ask whoever looks after the shuttle.',
};
export const directionLabel: Message = { th: 'ไปลงที่', en: 'Towards' };

export const severalDays: Message = { th: 'จองหลายวันพร้อมกัน', en: 'Several days at once' };
export const restOfThisWeek: Message = {
  th: 'ทุกวันจนจบสัปดาห์นี้',
  en: 'Every day until the week ends',
};
export const daysChosen: Message<{ count: number }> = {
  th: ({ count }) => `เลือกไว้ ${count} วัน`,
  en: ({ count }) => (count === 1 ? '1 day chosen' : `${count} days chosen`),
};

export const seatsLeft: Message<{ left: number; seats: number }> = {
  th: ({ left, seats }) => `ว่าง ${left} จาก ${seats} ที่นั่ง`,
  en: ({ left, seats }) => `${left} of ${seats} seats left`,
};
export const seatsPlanned: Message<{ seats: number }> = {
  th: ({ seats }) => `${seats} ที่นั่ง`,
  en: ({ seats }) => `${seats} seats`,
};
export const full: Message = { th: 'เต็ม', en: 'Full' };
export const fullWaiting: Message<{ waiting: number }> = {
  th: ({ waiting }) => `เต็ม · รอคิว ${waiting}`,
  en: ({ waiting }) => `Full · ${waiting} in line`,
};
export const fewestLeft: Message<{ left: number }> = {
  th: ({ left }) => `เหลือ ${left} ที่ขึ้นไป`,
  en: ({ left }) => `${left} or more left`,
};
export const fullOnDays: Message<{ count: number; days: number }> = {
  th: ({ count, days }) => `เต็ม ${count} จาก ${days} วัน`,
  en: ({ count, days }) => `Full on ${count} of ${days} days`,
};
export const notOnDays: Message<{ count: number; days: number }> = {
  th: ({ count, days }) => `ไม่มีรถ ${count} จาก ${days} วัน`,
  en: ({ count, days }) => `Does not run on ${count} of ${days} days`,
};
export const tooLate: Message = { th: 'ปิดรับจองแล้ว', en: 'Booking closed' };
export const noDepartures: Message = {
  th: 'วันนี้ไม่มีรถสายนี้แล้ว ลองเลือกวันอื่น',
  en: 'No more departures on this day. Try another.',
};
export const seatsOffline: Message = {
  th: 'ดูที่นั่งว่างได้เมื่อมีสัญญาณ ถ้าเต็มจะเข้าคิวให้',
  en: 'Seats left are shown with a connection. If it is full, you join the line.',
};

export const willWait: Message<{ place: number }> = {
  th: ({ place }) => `รอบนี้เต็ม ส่งแล้วจะได้คิวที่ ${place}`,
  en: ({ place }) => `This departure is full. You would be number ${place} in line.`,
};
export const willWaitOn: Message<{ day: string; place: number }> = {
  th: ({ day, place }) => `${day} เต็ม ส่งแล้วจะได้คิวที่ ${place}`,
  en: ({ day, place }) => `${day} is full. You would be number ${place} in line.`,
};
export const notEnough: Message<{ left: number; place: number }> = {
  th: ({ left, place }) => `รอบนี้เหลือ ${left} ที่ ไม่พอสำหรับทุกคน ส่งแล้วจะได้คิวที่ ${place}`,
  en: ({ left, place }) =>
    `Only ${left} left, not enough for everybody. You would be number ${place} in line.`,
};
export const withRoom: Message = { th: 'รอบถัดไปที่ว่าง', en: 'Next with room' };

export const inLine: Message<{ place: number }> = {
  th: ({ place }) =>
    `คุณอยู่คิวที่ ${place} เมื่อมีที่ว่าง ปุ่มรับที่นั่งจะขึ้นในแอปและเก็บที่ไว้ให้ ${HOLD_MINUTES} นาที ในชั่วโมงสุดท้ายใครรับก่อนได้ก่อน เปิดแอปดูเป็นระยะ`,
  en: ({ place }) =>
    `You are number ${place} in line. A free seat is offered here in the app and held for ${HOLD_MINUTES} minutes; in the last hour whoever takes it first has it. Please look in now and then.`,
};
