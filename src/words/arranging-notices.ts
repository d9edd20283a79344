import type { Message } from './message';

/** In the app at once; by other channels when they deliver, which nobody here claims. */
export const notifyRiders: Message = { th: 'บันทึกการแจ้งเตือน', en: 'Record notices' };
export const notifyAsk: Message<{ trips: number; bookings: number; how: string }> = {
  th: ({ trips, bookings, how }) =>
    `บันทึกการแจ้งเตือนเรื่องรถ คนขับ เวลา และจุดนัดพบ สำหรับทุกคนใน ${trips} เที่ยวที่จัดแล้ว (${bookings} การจอง) ${how}`.trim(),
  en: ({ trips, bookings, how }) =>
    `Record a notice of car, driver, time and meeting point for everybody on the ${trips} arranged ${trips === 1 ? 'trip' : 'trips'} (${bookings} ${bookings === 1 ? 'booking' : 'bookings'})? ${how}`.trim(),
};
export const notifiedPeople: Message<{ count: number }> = {
  th: ({ count }) => `บันทึกการแจ้งเตือนสำหรับ ${count} คนแล้ว`,
  en: ({ count }) =>
    count === 1 ? 'A notice for 1 person is recorded' : `Notices for ${count} people are recorded`,
};
export const callOff: Message = { th: 'ยกเลิกการจอง', en: 'Cancel the booking' };
export const callOffHint: Message = {
  th: 'ผู้จองเห็นเหตุผลนี้ในการจอง และเรียกคืนไม่ได้',
  en: 'Who booked sees the reason in the booking. It cannot be undone.',
};
export const declinedBecause: Message<{ by: string; reason: string }> = {
  th: ({ by, reason }) => `${by} ปฏิเสธงานนี้${reason && `: ${reason}`}`,
  en: ({ by, reason }) => `${by} declined this trip${reason && `: ${reason}`}`,
};
export const takenBackBecause: Message<{ reason: string }> = {
  th: ({ reason }) => `ดึงงานกลับจากผู้ให้บริการแล้ว${reason && `: ${reason}`}`,
  en: ({ reason }) => `Taken back from the provider${reason && `: ${reason}`}`,
};
export const askedAgainBecause: Message = {
  th: 'เที่ยวนี้เปลี่ยนไปหลังจากรับงานแล้ว จึงต้องตอบรับอีกครั้ง',
  en: 'This trip changed after it was accepted, so it has to be accepted again',
};
export const becomes: Message<{ was: string; is: string }> = {
  th: ({ was, is }) => `เดิม ${was} เป็น ${is}`,
  en: ({ was, is }) => `${was} before, now ${is}`,
};
export const whatNext: Message = {
  th: 'จัดรถคันอื่น หรือส่งให้ผู้ให้บริการรายอื่น',
  en: 'Assign another car, or hand it to another provider.',
};
export const whoDidNotCome: Message = { th: 'ใครไม่มาใช้รถ', en: 'Who did not come?' };
export const sendTomorrow: Message = { th: 'ส่งตารางพรุ่งนี้', en: 'Share tomorrow' };
export const listOfDay: Message<{ date: string; count: number; waiting: number }> = {
  th: ({ date, count, waiting }) =>
    `ตารางรถ ${date} (${count} เที่ยว${waiting > 0 ? ` · รอจัดรถ ${waiting}` : ''})`,
  en: ({ date, count, waiting }) =>
    `Cars on ${date} (${count} ${count === 1 ? 'trip' : 'trips'}${waiting > 0 ? `, ${waiting} without a car` : ''})`,
};
export const noTripsTomorrow: Message = {
  th: 'พรุ่งนี้ยังไม่มีเที่ยวรถ',
  en: 'There are no trips tomorrow yet',
};
export const listCopied: Message = {
  th: 'คัดลอกตารางพรุ่งนี้แล้ว วางในกลุ่มได้เลย',
  en: 'Tomorrow’s list is copied. Paste it into the group.',
};
export const listNotShared: Message = {
  th: 'เครื่องนี้แชร์หรือคัดลอกไม่ได้',
  en: 'This device can neither share nor copy it',
};
