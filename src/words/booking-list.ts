import type { TimeLeft } from '#domain/dates/time-left';
import type { Message } from './message';

export const nextTrip: Message = { th: 'การเดินทางถัดไป', en: 'Your next trip' };
export const noNextTrip: Message = {
  th: 'ยังไม่มีการเดินทางที่กำลังจะถึง',
  en: 'No trip coming up',
};
export const noNextTripHint: Message = {
  th: 'เลือกแบบรถด้านบน ใช้เวลาไม่ถึงนาที',
  en: 'Choose above how to travel. It takes less than a minute.',
};
export const carNotYet: Message = { th: 'กำลังจัดรถให้', en: 'We are finding your car' };
export const carNotYetHint: Message = {
  th: 'จัดรถแล้ว จะเห็นรายละเอียดรถที่นี่',
  en: 'All about the car appears here',
};
export const carNotFound: Message = { th: 'ยังจัดรถไม่ได้', en: 'No car was found in time' };
export const carNotFoundHint: Message = {
  th: 'ติดต่อผู้จัดรถ หรือเดินทางด้วยวิธีอื่น',
  en: 'Call the dispatchers, or travel otherwise',
};
export const boardingCodeLabel: Message = { th: 'รหัสขึ้นรถ', en: 'Boarding code' };
export const meetAt: Message<{ place: string }> = {
  th: ({ place }) => `จุดนัดพบ ${place}`,
  en: ({ place }) => `Meet at ${place}`,
};
export const driverLabel: Message = { th: 'คนขับ', en: 'Driver' };
export const plateOf: Message<{ plate: string; province: string }> = {
  th: ({ plate, province }) => `ทะเบียน ${plate} ${province}`,
  en: ({ plate, province }) => `Plate ${plate} ${province}`,
};
export const forTraveller: Message<{ name: string }> = {
  th: ({ name }) => `ผู้เดินทาง ${name}`,
  en: ({ name }) => `For ${name}`,
};
export const routeOf: Message<{ from: string; to: string }> = {
  th: ({ from, to }) => `จาก ${from} ไป ${to}`,
  en: ({ from, to }) => `From ${from} to ${to}`,
};
export const queuePlace: Message<{ place: number }> = {
  th: ({ place }) => `คิวที่ ${place}`,
  en: ({ place }) => `Number ${place} in line`,
};
export const openBooking: Message<{ what: string }> = {
  th: ({ what }) => `ดูรายละเอียด ${what}`,
  en: ({ what }) => `Open ${what}`,
};

export const startsIn: Message<{ left: TimeLeft }> = {
  th: ({ left }) => `อีก ${leftTh(left)}`,
  en: ({ left }) => `In ${leftEn(left)}`,
};
/** Of a trip that nobody has closed. */
export const endedAgo: Message<{ left: TimeLeft }> = {
  th: ({ left }) => `เลยเวลาสิ้นสุดแล้ว ${leftTh(left)} ยังไม่ปิดงาน`,
  en: ({ left }) => `Ended ${leftEn(left)} ago, not closed yet`,
};
export const returnLate: Message<{ left: TimeLeft }> = {
  th: ({ left }) => `เลยเวลาคืนแล้ว ${leftTh(left)}`,
  en: ({ left }) => `Due back ${leftEn(left)} ago`,
};
export const needsYou: Message = { th: 'รอคุณอยู่', en: 'Waiting for you' };
export const toRateCount: Message<{ count: number }> = {
  th: ({ count }) => `รอคุณให้คะแนน ${count} เที่ยว`,
  en: ({ count }) => (count === 1 ? 'One trip to rate' : `${count} trips to rate`),
};
export const notSentCount: Message<{ count: number }> = {
  th: ({ count }) => `ส่งไม่ได้ ${count} รายการ`,
  en: ({ count }) => `${count} could not be sent`,
};
export const seeIt: Message = { th: 'ดู', en: 'See' };
export const seeRefused: Message = { th: 'ดูเหตุผล', en: 'See why' };
export const draftKept: Message = { th: 'ร่างที่ยังไม่ส่ง', en: 'Draft, not sent yet' };
export const collect: Message = { th: 'รับรถ', en: 'Collect the car' };
export const giveBack: Message = { th: 'คืนรถ', en: 'Return the car' };
export const alreadyStarted: Message = { th: 'ถึงเวลาแล้ว', en: 'It is time' };

const leftTh = (left: TimeLeft): string => {
  if (left.in === 'days') return `${left.days} วัน`;
  if (left.in === 'hours') return `${left.hours} ชม.${left.minutes ? ` ${left.minutes} นาที` : ''}`;
  return `${left.in === 'minutes' ? left.minutes : 0} นาที`;
};
const leftEn = (left: TimeLeft): string => {
  if (left.in === 'days') return left.days === 1 ? '1 day' : `${left.days} days`;
  if (left.in === 'hours') return `${left.hours} h${left.minutes ? ` ${left.minutes} min` : ''}`;
  return `${left.in === 'minutes' ? left.minutes : 0} min`;
};

export const scopeNames: Record<'upcoming' | 'waiting' | 'past' | 'cancelled', Message> = {
  upcoming: { th: 'กำลังจะถึง', en: 'Upcoming' },
  waiting: { th: 'รอดำเนินการ', en: 'Waiting' },
  past: { th: 'ที่ผ่านมา', en: 'Past' },
  cancelled: { th: 'ยกเลิก', en: 'Cancelled' },
};
export const listsLabel: Message = { th: 'เลือกรายการ', en: 'Choose a list' };
export const emptyLists: Record<keyof typeof scopeNames, Message> = {
  upcoming: {
    th: 'การจองที่อนุมัติแล้วจะแสดงที่นี่',
    en: 'Approved bookings appear here',
  },
  waiting: {
    th: 'ไม่มีรายการที่รออนุมัติหรือรอคิว',
    en: 'Nothing waits for approval or a seat',
  },
  past: {
    th: 'การเดินทางที่เสร็จแล้วจะแสดงที่นี่ จองซ้ำได้ในสองแตะ',
    en: 'Finished trips appear here. Book them again in two taps.',
  },
  cancelled: {
    th: 'ไม่มีรายการที่ยกเลิก ไม่อนุมัติ หรือเลยกำหนดอนุมัติ',
    en: 'Nothing cancelled, refused or expired',
  },
};
export const emptyFiltered: Message = {
  th: 'ไม่มีรายการตามตัวกรองนี้',
  en: 'Nothing matches these filters',
};
export const showAll: Message = { th: 'แสดงทั้งหมด', en: 'Show all' };
export const kindFilter: Message = { th: 'ประเภท', en: 'Kind' };
export const everyKind: Message = { th: 'ทุกประเภท', en: 'All kinds' };
export const roleFilter: Message = { th: 'จองโดยหรือจองให้', en: 'Booked by or for' };
export const roleNames: Record<'mine' | 'for_me' | 'by_me', Message> = {
  mine: { th: 'ของฉันทั้งหมด', en: 'All of mine' },
  for_me: { th: 'ฉันเดินทาง', en: 'I travel' },
  by_me: { th: 'ฉันเป็นผู้จอง', en: 'Booked by me' },
};
export const showMore: Message = { th: 'แสดงเพิ่ม', en: 'Show more' };
export const editUnsent: Message = { th: 'แก้ไข', en: 'Edit' };
export const seeBookingNow: Message = { th: 'ดูการจอง', en: 'See the booking' };
export const sendNow: Message = { th: 'ลองส่งตอนนี้', en: 'Try now' };
export const sentWhenOnline: Message = {
  th: 'ยังจองไม่สำเร็จ จะส่งให้เองเมื่อติดต่อระบบได้',
  en: 'Not booked yet. Sent by itself when our system answers.',
};
export const waitsForNetwork: Message = {
  th: 'ยังไม่ได้ส่ง จะส่งให้เองเมื่อติดต่อระบบได้',
  en: 'Not sent yet. Sent by itself when our system answers.',
};
export const bookAgain: Message = { th: 'จองอีกครั้ง', en: 'Book again' };
export const waitingCount: Message<{ count: string }> = {
  th: ({ count }) => `รอคุณอนุมัติ ${count} รายการ`,
  en: ({ count }) => `${count} waiting for you`,
};
export const decide: Message = { th: 'พิจารณา', en: 'Decide' };
