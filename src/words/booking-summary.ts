import type { Message } from './message';

/** Before sending, and right after. */

export const whichDay: Message = { th: 'ครั้งนี้ไปวันไหน', en: 'Which day this time?' };
export const estimateOfAll: Message<{ count: number }> = {
  th: ({ count }) => `รวม ${count} วัน`,
  en: ({ count }) => `For all ${count} dates`,
};
export const summaryTitle: Message = { th: 'สรุปคำขอ', en: 'Summary' };
export const cancelLabel: Message = { th: 'ยกเลิกได้ถึง', en: 'Cancel until' };
export const cancelUntil: Message<{ at: string }> = {
  th: ({ at }) => `ยกเลิกได้ถึง ${at}`,
  en: ({ at }) => `Cancel until ${at}`,
};
export const cancelAfter: Message = {
  th: 'หลังจากนั้นต้องบอกเหตุผล',
  en: 'After that with a reason',
};
export const cancelWithReason: Message = {
  th: 'ยกเลิกต้องบอกเหตุผล',
  en: 'Cancelling needs a reason',
};
export const noticeLabel: Message = { th: 'จองล่วงหน้า', en: 'Notice' };
export const noticeAtLeast: Message<{ length: string }> = {
  th: ({ length }) => `อย่างน้อย ${length}`,
  en: ({ length }) => `At least ${length}`,
};
export const approvedBy: Message<{ names: string }> = {
  th: ({ names }) => `อนุมัติโดย ${names}`,
  en: ({ names }) => `Approved by ${names}`,
};
export const approversLabel: Message = { th: 'ผู้อนุมัติ', en: 'Approved by' };
export const noApproval: Message = {
  th: 'ไม่ต้องขออนุมัติ',
  en: 'No approval needed',
};
export const estimateLabel: Message = { th: 'ค่าใช้จ่ายโดยประมาณ', en: 'Estimated cost' };
export const baht: Message<{ amount: string }> = {
  th: ({ amount }) => `${amount} บาท`,
  en: ({ amount }) => `฿${amount}`,
};
export const overlapTitle: Message = {
  th: 'คุณมีการจองอื่นในช่วงเวลานี้',
  en: 'You have another booking at that time',
};
export const urgentNote: Message = {
  th: 'คำขอเร่งด่วน ผู้อนุมัติจะเห็นเหตุผลของคุณ',
  en: 'Urgent: the approver will see your reason',
};
export const checkedOnArrival: Message = {
  th: 'ยังติดต่อระบบไม่ได้: จะตรวจผู้อนุมัติ ค่าใช้จ่าย และเวลาซ้อนให้ตอนส่งถึง',
  en: 'No answer yet: approver, cost and overlaps are checked when it arrives.',
};
export const peopleCount: Message<{ count: number }> = {
  th: ({ count }) => `${count} คน`,
  en: ({ count }) => (count === 1 ? '1 person' : `${count} people`),
};
export const stopsBetween: Message<{ count: number }> = {
  th: ({ count }) => `แวะอีก ${count} จุด`,
  en: ({ count }) => (count === 1 ? '1 more stop' : `${count} more stops`),
};

/** Of one date of a repeated request. */
export const dateFree: Message = { th: 'จองได้', en: 'Can be booked' };
/** By the calendar alone: who else has asked is known when it is checked. */
export const dateOpen: Message = { th: 'เปิดให้บริการ', en: 'Service runs' };
export const dateFull: Message = { th: 'รถเต็มช่วงนี้', en: 'No car is free then' };
export const dateConflict: Message<{ ref: string }> = {
  th: ({ ref }) => `ซ้อนกับ ${ref}`,
  en: ({ ref }) => `Overlaps ${ref}`,
};
/** Of the traveller's other bookings, the first by its time: nobody knows them by their numbers. */
export const overlapsWith: Message<{ when: string; more: number }> = {
  th: ({ when, more }) => `ซ้อนกับการจอง ${when}${more > 0 ? ` และอีก ${more} รายการ` : ''}`,
  en: ({ when, more }) => `Overlaps a booking ${when}${more > 0 ? ` and ${more} more` : ''}`,
};
/** Of a change that nobody has to approve. */
export const carGivenUp: Message = {
  th: 'รถที่จัดไว้แล้วจะถูกยกเลิก ต้องรอจัดใหม่',
  en: 'Gives up the car that is arranged, another has to be found',
};
export const dateLoading: Message = { th: 'กำลังตรวจ…', en: 'Checking…' };

export const changesTitle: Message = { th: 'สิ่งที่เปลี่ยน', en: 'What changes' };
export const detailsLabel: Message = { th: 'รายละเอียด', en: 'Details' };
export const otherDetails: Message = { th: 'เปลี่ยนรายละเอียดอื่น', en: 'Other details' };
export const nothingChanged: Message = {
  th: 'ยังไม่ได้แก้ไขอะไร',
  en: 'Nothing has been changed',
};

export const couldNotBeSent: Message = { th: 'ส่งไม่ได้', en: 'Could not be sent' };
export const sentTitle: Message = { th: 'ส่งคำขอแล้ว', en: 'Request sent' };
export const changedTitle: Message = { th: 'บันทึกการแก้ไขแล้ว', en: 'Change saved' };
export const seatTitle: Message = { th: 'ได้ที่นั่งแล้ว', en: 'You have a seat' };
export const lineTitle: Message = { th: 'เข้าคิวรอที่นั่งแล้ว', en: 'You are in line for a seat' };
export const sentAgainTitle: Message = {
  th: 'ส่งขออนุมัติอีกครั้งแล้ว',
  en: 'Sent for approval again',
};
export const keptTitle: Message = { th: 'บันทึกแล้ว รอส่ง', en: 'Saved, and waiting to be sent' };
export const keptText: Message = {
  th: 'ยังจองไม่สำเร็จ จะส่งให้เองเมื่อติดต่อระบบได้ ไม่ต้องจองใหม่',
  en: 'Not booked yet. It is sent by itself when our system answers: no need to book again.',
};
export const changeKeptText: Message = {
  th: 'การแก้ไขยังส่งไม่ถึง จะส่งให้เองเมื่อติดต่อระบบได้ ไม่ต้องแก้ซ้ำ',
  en: 'Not changed yet. It is sent by itself when our system answers: no need to change it again.',
};
export const someSent: Message<{ sent: number; dates: number }> = {
  th: ({ sent, dates }) => `ส่งแล้ว ${sent} จาก ${dates} วัน`,
  en: ({ sent, dates }) => `${sent} of ${dates} dates sent`,
};
export const seeBookings: Message = { th: 'ดูการจองของฉัน', en: 'See my bookings' };
export const bookAnother: Message = { th: 'จองเพิ่ม', en: 'Book another' };
