import type { NoticeType } from '#domain/notice/notice-types';
import type { Message } from './message';

/** Where nothing is wrong with a car. */
export const matterTitles: Readonly<Record<string, Message>> = {
  gate: { th: 'รถที่ประตู', en: 'A car at the gate' },
  locked: { th: 'ลิงก์ถูกล็อก', en: 'A link is locked' },
  withdrawn: { th: 'ไม่ต้องส่งรถแล้ว', en: 'No car wanted any more' },
};

/** For the lock screen and the settings; apart from the sentences, which no phone has to carry. */
export const noticeTitles: Readonly<Record<NoticeType, Message>> = {
  waiting_for_you: { th: 'รอคุณอนุมัติ', en: 'Waiting for you' },
  approval_reminder: { th: 'ยังรอคุณอนุมัติ', en: 'Still waiting for you' },
  passed_on: { th: 'ส่งต่อให้ผู้อื่นพิจารณา', en: 'Request passed on' },
  undecided: { th: 'ยังไม่มีผลการพิจารณา', en: 'Not decided yet' },
  decided: { th: 'ผลการพิจารณา', en: 'Decided' },
  booked_for_you: { th: 'มีการจองรถให้คุณ', en: 'Booked for you' },
  arranged: { th: 'จัดรถแล้ว', en: 'Car arranged' },
  changed: { th: 'การเดินทางเปลี่ยน', en: 'Trip changed' },
  cancelled: { th: 'ยกเลิกแล้ว', en: 'Cancelled' },
  seat_offered: { th: 'มีที่นั่งว่างให้คุณ', en: 'A seat for you' },
  seat_lapsed: { th: 'หมดเวลารับที่นั่ง', en: 'The offer of a seat is over' },
  reminder: { th: 'ใกล้ถึงเวลาเดินทาง', en: 'Leaving soon' },
  expired: { th: 'คำขอเลยกำหนดอนุมัติ', en: 'Request not decided in time' },
  no_car: { th: 'ยังไม่มีรถ', en: 'No car yet' },
  unserved: { th: 'จัดรถไม่ได้', en: 'No car found' },
  noshow: { th: 'ไม่มาใช้รถ', en: 'No-show' },
  overdue: { th: 'เลยเวลาคืนรถ', en: 'Car is late' },
  car_late: { th: 'รถที่จะใช้ยังไม่กลับ', en: 'The car is not back yet' },
  rate: { th: 'ให้คะแนนการเดินทาง', en: 'Rate your trip' },
  reply: { th: 'คำตอบจากบริษัท', en: 'The company’s reply' },
  expiring: { th: 'เอกสารใกล้หมดอายุ', en: 'Papers about to expire' },
  dead_letter: { th: 'ส่งแจ้งเตือนไม่ได้', en: 'A notice was not delivered' },
  urgent: { th: 'มีคำขอด่วน', en: 'Urgent request' },
  trip_offered: { th: 'มีงานรอคุณตอบ', en: 'A trip waits for your answer' },
  declined: { th: 'ผู้ให้บริการปฏิเสธงาน', en: 'Provider declined' },
  trial: { th: 'ทดสอบการแจ้งเตือน', en: 'Trial notice' },
  truth_broken: { th: 'ข้อมูลในระบบผิดปกติ', en: 'Records are out of order' },
  trouble: { th: 'รถมีปัญหา', en: 'A problem with a car' },
};
