import type { Message } from './message';

type Count = { count: number };

export const everyKindGroup: Message = { th: 'ทุกประเภท', en: 'All kinds' };
export const arrangeDayTitle: Message = { th: 'จัดรถทั้งวัน', en: 'Arrange a day' };

/** What waits is a booking, or a departure with all who ride on it: each gets one car. */
export const queueWaiting: Message<{ waiting: number; trips: number }> = {
  th: ({ waiting, trips }) =>
    `รอจัดรถ ${waiting} รายการ${trips === 0 ? '' : ` มีข้อเสนอ ${trips} เที่ยว`}`,
  en: ({ waiting, trips }) =>
    `${waiting} to arrange${trips === 0 ? '' : `, ${trips} ${trips === 1 ? 'trip is' : 'trips are'} proposed`}`,
};
export const queueMoved: Message<Count> = {
  th: ({ count }) => `${count} เที่ยวในนั้นเปลี่ยนจากที่จัดไว้`,
  en: ({ count }) => `${count} of them ${count === 1 ? 'changes' : 'change'} what is arranged`,
};
export const queueEmpty: Message = {
  th: 'ไม่มีรายการรอจัดรถ',
  en: 'Nothing waits for a car',
};
export const queueShared: Message<Count> = {
  th: ({ count }) => `ไปด้วยกัน ${count} การจอง`,
  en: ({ count }) => `${count} bookings ride together`,
};
export const queueWithProvider: Message<Count> = {
  th: ({ count }) => `รอผู้ให้บริการตอบ ${count}`,
  en: ({ count }) => `${count} with a provider`,
};
export const queueTrips: Message<Count> = {
  th: ({ count }) => `ดูข้อเสนอ ${count} เที่ยว`,
  en: ({ count }) => (count === 1 ? 'See the proposed trip' : `See the ${count} proposed trips`),
};
export const handAllOver: Message<{ count: number; to: string }> = {
  th: ({ count, to }) => `ส่ง ${count} รายการให้ ${to}`,
  en: ({ count, to }) => `Hand ${count} to ${to}`,
};
export const handedOver: Message<{ count: number; to: string }> = {
  th: ({ count, to }) => `ส่ง ${count} รายการให้ ${to} แล้ว รอคำตอบ`,
  en: ({ count, to }) => `${count} handed to ${to}, who has to answer`,
};
export const queueBoard: Message<{ kind: string }> = {
  th: ({ kind }) => `เปิดกระดาน${kind}`,
  en: ({ kind }) => `Open the board: ${kind}`,
};
export const boardShort: Message = { th: 'กระดาน', en: 'Board' };

export const notProposedTitle: Message<Count> = {
  th: ({ count }) => `ไม่อยู่ในข้อเสนอ ${count}`,
  en: ({ count }) => `Not in the proposal: ${count}`,
};
export const beginsEarlier: Message<{ day: string }> = {
  th: ({ day }) => `เริ่มวันที่ ${day}`,
  en: ({ day }) => `Begins on ${day}`,
};
/** Of a trip that its provider has accepted. */
export const namesNoCarYet: Message<{ provider: string }> = {
  th: ({ provider }) => `${provider} รับแล้ว ยังไม่ระบุรถ`,
  en: ({ provider }) => `${provider} accepted and has named no car yet`,
};
export const declinedBy: Message<{ provider: string }> = {
  th: ({ provider }) => `${provider} ไม่รับงาน`,
  en: ({ provider }) => `${provider} declined`,
};
/** Of what no proposal takes any more. */
export const leavesSoon: Message = {
  th: 'ใกล้หรือเลยเวลาออกแล้ว ระบบไม่เสนอให้ กรุณาจัดเอง',
  en: 'Leaves too soon to be proposed, or should have left: arrange it yourself',
};
/** It was arranged, and waits once more. */
export const waitsAgain: Message = {
  th: 'จัดไว้แล้ว แต่กลับมารออีกครั้ง',
  en: 'Was arranged, and waits again',
};
export const cameLater: Message = {
  th: 'เข้ามาหลังจากเสนอ',
  en: 'Came in after the proposal',
};
