import type { Message } from './message';

export const notifyRiders: Message = { th: 'แจ้งผู้เดินทาง', en: 'Notify travellers' };
export const notifyAsk: Message<{ trips: number; bookings: number }> = {
  th: ({ trips, bookings }) =>
    `แจ้งรถ คนขับ เวลา และจุดนัดพบอีกครั้ง ให้ทุกคนใน ${trips} เที่ยวที่จัดแล้ว (${bookings} การจอง)`,
  en: ({ trips, bookings }) =>
    `Everybody on the ${trips} arranged ${trips === 1 ? 'trip' : 'trips'} (${bookings} ${bookings === 1 ? 'booking' : 'bookings'}) is told again which car comes, who drives, when and where.`,
};
export const notifiedPeople: Message<{ count: number }> = {
  th: ({ count }) => `แจ้งแล้ว ${count} คน`,
  en: ({ count }) => (count === 1 ? '1 person was told' : `${count} people were told`),
};
export const callOff: Message = { th: 'ยกเลิกการจอง', en: 'Cancel the booking' };
export const callOffHint: Message = {
  th: 'ผู้จองและผู้เดินทางจะได้รับแจ้งพร้อมเหตุผล และเรียกคืนไม่ได้',
  en: 'Who booked and who rides are told, with the reason. It cannot be undone.',
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
export const whoDidNotCome: Message = { th: 'ใครไม่มาขึ้นรถ', en: 'Who did not come?' };
