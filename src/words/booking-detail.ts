import type { Message } from './message';

export const bookingTitle: Message<{ ref: string }> = {
  th: ({ ref }) => `การจอง ${ref}`,
  en: ({ ref }) => `Booking ${ref}`,
};
export const booking: Message = { th: 'การจอง', en: 'Booking' };
export const detailMissing: Message = {
  th: 'ไม่พบการจองนี้ หรือคุณไม่มีสิทธิ์ดู',
  en: 'This booking was not found, or is not yours to see.',
};
export const lookInApprovals: Message = {
  th: 'ดูในรายการอนุมัติ',
  en: 'Look among your approvals',
};
export const detailFailed: Message = {
  th: 'เปิดรายละเอียดไม่ได้ในตอนนี้',
  en: 'The details cannot be opened right now',
};
export const detailPartly: Message = {
  th: 'ยังติดต่อระบบไม่ได้ ประวัติและรายละเอียดอื่นจะแสดงเมื่อติดต่อได้',
  en: 'Our system does not answer. History and the rest appear when it does.',
};

export const waitingForTitle: Message = { th: 'ตอนนี้รอ', en: 'Waiting now for' };
export const waitingForYou: Message = { th: 'รอคุณแก้ไข', en: 'Waiting for your change' };
export const returnedBy: Message<{ by: string }> = {
  th: ({ by }) => `${by} ส่งกลับให้แก้ไข`,
  en: ({ by }) => `Returned by ${by}`,
};
export const refusedBy: Message<{ by: string }> = {
  th: ({ by }) => `${by} ไม่อนุมัติ`,
  en: ({ by }) => `Not approved by ${by}`,
};
export const waitingForDispatcher: Message = {
  th: 'ผู้จัดรถกำลังหารถให้',
  en: 'The dispatcher is finding a car',
};
export const changeIsWaiting: Message = {
  th: 'คำขอแก้ไขรออนุมัติอยู่ ระหว่างนี้ใช้การจองเดิมได้',
  en: 'Your change waits for approval. Until then the booking stands as it was.',
};
export const whenLabel: Message = { th: 'เวลา', en: 'When' };
export const routeLabel: Message = { th: 'เส้นทาง', en: 'Route' };
export const peopleLabel: Message = { th: 'ผู้เดินทาง', en: 'Travellers' };
export const seatsLabel: Message<{ count: number }> = {
  th: ({ count }) => `${count} ที่นั่ง`,
  en: ({ count }) => (count === 1 ? '1 seat' : `${count} seats`),
};
export const attachmentsTitle: Message = { th: 'ไฟล์แนบ', en: 'Attachments' };
export const openAttachment: Message<{ name: string }> = {
  th: ({ name }) => `เปิดไฟล์ ${name}`,
  en: ({ name }) => `Open ${name}`,
};
export const attachmentFailed: Message = {
  th: 'เปิดไฟล์นี้ไม่ได้ ลองอีกครั้ง',
  en: 'This file could not be opened. Try again.',
};
export const attachmentNeedsNetwork: Message = {
  th: 'ต้องมีสัญญาณจึงจะเปิดไฟล์ได้',
  en: 'Opening it needs a connection',
};
export const carLabel: Message = { th: 'รถ', en: 'Car' };
export const timelineTitle: Message = { th: 'ประวัติ', en: 'History' };
export const reasonGiven: Message<{ reason: string }> = {
  th: ({ reason }) => `เหตุผล: ${reason}`,
  en: ({ reason }) => `Reason: ${reason}`,
};

export const changeBooking: Message = { th: 'แก้ไขการจอง', en: 'Change' };
export const moreActions: Message = { th: 'เพิ่มเติม', en: 'More' };
export const cancelBooking: Message = { th: 'ยกเลิกการจอง', en: 'Cancel booking' };
export const toCalendar: Message = { th: 'เพิ่มลงปฏิทิน', en: 'Add to calendar' };
export const share: Message = { th: 'แชร์', en: 'Share' };
export const copied: Message = { th: 'คัดลอกแล้ว', en: 'Copied' };
export const reportProblem: Message = { th: 'แจ้งปัญหา', en: 'Report a problem' };
export const rateTrip: Message = { th: 'ให้คะแนน', en: 'Rate' };

export const changeAsksTitle: Message = { th: 'ก่อนแก้ไข', en: 'Before you change it' };
export const changeNeedsApproval: Message = {
  th: 'ถ้าเปลี่ยนเวลา สถานที่ ประเภทรถ หรือเพิ่มที่นั่ง ต้องขออนุมัติใหม่ การจองเดิมยังใช้ได้จนกว่าจะอนุมัติ',
  en: 'A new time, place or car class, or more seats, must be approved again. The booking stands as it was until then.',
};
export const openForm: Message = { th: 'เปิดแบบฟอร์ม', en: 'Open the form' };
export const changeReturned: Message = { th: 'แก้ไขแล้วส่งอีกครั้ง', en: 'Change and send again' };
export const back: Message = { th: 'ย้อนกลับ', en: 'Back' };

export const cancelSure: Message = {
  th: 'ยกเลิกการจองนี้เลยไหม รถและที่นั่งจะให้คนอื่นใช้ต่อ',
  en: 'Cancel this booking? The car or seat goes to somebody else.',
};
export const cancelLate: Message = {
  th: 'เลยเวลายกเลิกแล้ว ยังยกเลิกได้แต่ต้องบอกเหตุผล และจะนับเป็นการยกเลิกช้า',
  en: 'The cut-off has passed. You can still cancel with a reason; it counts as late.',
};
/** A tap each; anything else is typed. */
export const lateCancelReasons: readonly Message[] = [
  { th: 'เปลี่ยนแผนการเดินทาง', en: 'Plans changed' },
  { th: 'งานเลื่อนหรือยกเลิก', en: 'Put off or called off' },
  { th: 'ไปกับรถคันอื่น', en: 'Going by another car' },
  { th: 'ป่วย', en: 'Ill' },
];
export const cancelReason: Message = { th: 'เหตุผลที่ยกเลิก', en: 'Why are you cancelling?' };
export const cancelReasonOptional: Message = {
  th: 'เหตุผล · ไม่บังคับ',
  en: 'Reason · optional',
};
export const keepBooking: Message = { th: 'เก็บการจองไว้', en: 'Keep the booking' };
export const changeQueued: Message = {
  th: 'บันทึกการแก้ไขแล้ว จะส่งให้เองเมื่อติดต่อระบบได้',
  en: 'Your change is saved, and sent by itself when our system answers.',
};
export const cancelQueued: Message = {
  th: 'ยังไม่ได้ยกเลิก จะส่งคำขอยกเลิกให้เองเมื่อติดต่อระบบได้',
  en: 'Not cancelled yet. It is sent by itself when our system answers.',
};
export const cancelLabel: Message<{ ref: string }> = {
  th: ({ ref }) => `ยกเลิกการจอง ${ref}`,
  en: ({ ref }) => `Cancel booking ${ref}`,
};

export const offerTitle: Message = { th: 'มีที่นั่งว่างให้คุณแล้ว', en: 'A seat is free for you' };
export const offerUntil: Message<{ left: string }> = {
  th: ({ left }) => `รับได้อีก ${left}`,
  en: ({ left }) => `Take it within ${left}`,
};
/** In the last hour, when it is kept for nobody. */
export const offerToFirst: Message = {
  th: 'ใครกดรับก่อนได้ก่อน',
  en: 'Whoever takes it first has it',
};
export const takeOffer: Message = { th: 'รับที่นั่งนี้', en: 'Take this seat' };
export const declineOffer: Message = { th: 'ไม่รับ', en: 'No, thanks' };
export const declineMeans: Message = {
  th: 'การจองนี้จะถูกยกเลิก และที่นั่งจะไปถึงคนถัดไปทันที',
  en: 'This booking is cancelled, and the seat goes to the next in line at once.',
};
export const declineSure: Message = { th: 'ไม่รับที่นั่งนี้', en: 'Give the seat up' };
export const offerNeedsNetwork: Message = {
  th: 'ต้องมีสัญญาณจึงจะรับที่นั่งได้',
  en: 'Taking the seat needs a connection',
};
