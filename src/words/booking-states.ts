import type { bookingActions, BookingState } from '#domain/booking/states';
import type { Message } from './message';

/** Where a booking stands; the last three have not reached the server, or were refused there. */
export type ShownState = BookingState | 'unsent' | 'sending' | 'refused';

export const stateNames: Record<ShownState, Message> = {
  pending: { th: 'รออนุมัติ', en: 'Waiting for approval' },
  returned: { th: 'ส่งกลับให้แก้ไข', en: 'Returned for changes' },
  waitlisted: { th: 'รอคิวที่นั่ง', en: 'On the waitlist' },
  approved: { th: 'รอจัดรถ', en: 'Waiting for a car' },
  arranged: { th: 'จัดรถแล้ว', en: 'Car arranged' },
  ongoing: { th: 'กำลังเดินทาง', en: 'Under way' },
  completed: { th: 'เสร็จสิ้น', en: 'Completed' },
  rejected: { th: 'ไม่อนุมัติ', en: 'Not approved' },
  cancelled: { th: 'ยกเลิกแล้ว', en: 'Cancelled' },
  expired: { th: 'เลยกำหนดอนุมัติ', en: 'Not decided in time' },
  unserved: { th: 'จัดรถไม่ได้', en: 'No car found' },
  noshow: { th: 'ไม่มาใช้รถ', en: 'No-show' },
  unsent: { th: 'รอส่ง', en: 'Waiting to be sent' },
  sending: { th: 'กำลังส่ง', en: 'Sending' },
  refused: { th: 'ส่งไม่ได้', en: 'Could not be sent' },
};

/** What happened, in a timeline: the name of who did it stands beside. */
export const actionNames: Record<
  (typeof bookingActions)[number] | 'escalate' | 'lapse-change' | 'extend' | 'end-earlier',
  Message
> = {
  submit: { th: 'ส่งคำขอ', en: 'Requested' },
  edit: { th: 'แก้ไขคำขอ', en: 'Changed' },
  approve: { th: 'อนุมัติ', en: 'Approved' },
  reject: { th: 'ไม่อนุมัติ', en: 'Not approved' },
  return: { th: 'ส่งกลับให้แก้ไข', en: 'Returned for a change' },
  expire: { th: 'เลยกำหนดอนุมัติ', en: 'Not decided in time' },
  offer: { th: 'มีที่นั่งว่างให้คุณ', en: 'A seat was offered' },
  take: { th: 'รับที่นั่ง', en: 'Seat taken' },
  lapse: { th: 'ไม่ได้ยืนยันที่นั่งทันเวลา', en: 'Offer not taken in time' },
  'leave-unserved': { th: 'จัดรถไม่ได้', en: 'No car found' },
  arrange: { th: 'จัดรถแล้ว', en: 'Car arranged' },
  rearrange: { th: 'เปลี่ยนรถหรือคนขับ', en: 'Car or driver changed' },
  release: { th: 'ยกเลิกการจัดรถ รอจัดใหม่', en: 'Waiting for another car' },
  accept: { th: 'ผู้ให้บริการรับงาน', en: 'Accepted by the provider' },
  decline: { th: 'ผู้ให้บริการไม่รับงาน', en: 'Declined by the provider' },
  depart: { th: 'ออกเดินทาง', en: 'Departed' },
  collect: { th: 'รับรถ', en: 'Car collected' },
  complete: { th: 'เสร็จสิ้น', en: 'Completed' },
  'return-car': { th: 'คืนรถ', en: 'Car returned' },
  'no-show': { th: 'ไม่มาใช้รถ', en: 'No-show' },
  'ride-after-all': { th: 'แก้เป็นมาใช้รถ', en: 'Came after all' },
  cancel: { th: 'ยกเลิก', en: 'Cancelled' },
  rate: { th: 'ให้คะแนนแล้ว', en: 'Rated' },
  escalate: { th: 'ส่งต่อให้ผู้อนุมัติคนอื่น', en: 'Passed on to another approver' },
  extend: { th: 'ขยายเวลา', en: 'Kept longer' },
  'end-earlier': { th: 'เลื่อนเวลาคืนให้เร็วขึ้น', en: 'Back earlier' },
  'lapse-change': { th: 'คำขอแก้ไขเลยกำหนดอนุมัติ', en: 'The change lapsed' },
};
export const untilWhen: Message<{ what: string; until: string }> = {
  th: ({ what, until }) => `${what}ถึง ${until}`,
  en: ({ what, until }) => `${what}, until ${until}`,
};
/** Something that a later version of the server knows. */
export const unknownAction: Message = { th: 'ปรับปรุงข้อมูล', en: 'Updated' };
/** In the place of a name, when the clock did it. */
export const byTheSystem: Message = { th: 'ระบบอัตโนมัติ', en: 'Automatically' };
