import type { Message } from './message';

/** For whoever manages the service: what the nightly look at the records found. */
export const truthsTitle: Message = { th: 'ตรวจความถูกต้องของข้อมูล', en: 'Check of the records' };
export const truthsNotYet: Message = {
  th: 'ยังไม่เคยตรวจ ระบบตรวจเองทุกคืนหลัง 02:00',
  en: 'Not checked yet. It happens every night after 02:00.',
};
export const truthsHold: Message<{ truths: number; at: string }> = {
  th: ({ truths, at }) => `ตรวจล่าสุด ${at} ถูกต้องครบทั้ง ${truths} ข้อ`,
  en: ({ truths, at }) => `Last checked at ${at}: all ${truths} rules hold`,
};
export const truthsBroken: Message<{ broken: number; truths: number; at: string }> = {
  th: ({ broken, truths, at }) => `ตรวจล่าสุด ${at} พบปัญหา ${broken} จาก ${truths} ข้อ`,
  en: ({ broken, truths, at }) => `Last checked at ${at}: ${broken} of ${truths} rules are broken`,
};
export const truthRows: Message<{ count: number; ids: string }> = {
  th: ({ count, ids }) => `${count} รายการ เช่น ${ids}`,
  en: ({ count, ids }) => `${count} found, for example ${ids}`,
};

/** By the name of the truth that does not hold. */
export const brokenTruths: Readonly<Record<string, Message>> = {
  car_once: { th: 'รถคันเดียวถูกใช้ซ้อนเวลากัน', en: 'A car is in two places at once' },
  driver_once: { th: 'คนขับคนเดียวถูกจัดซ้อนเวลากัน', en: 'A driver is in two places at once' },
  trip_in_one_car: { th: 'เที่ยวเดียวใช้รถสองคันพร้อมกัน', en: 'One trip is in two cars at once' },
  claims_kept: {
    th: 'เวลาที่กันไว้ของรถหรือคนขับไม่ตรงกับการจัดรถ',
    en: 'The hours held for a car or driver differ from what is arranged',
  },
  self_drive_once: {
    th: 'คนเดียวขับรถสองคันพร้อมกัน หรือเวลาที่กันไว้ไม่ตรงกับการจอง',
    en: 'One person drives two cars at once, or holds other hours than booked',
  },
  seats_sold_once: { th: 'มีผู้โดยสารมากกว่าที่นั่ง', en: 'A trip has more people than seats' },
  arranged_has_car: {
    th: 'สถานะการจองไม่ตรงกับเที่ยวรถหรือยังไม่มีรถ',
    en: 'A booking is said to be arranged, on the way or done, and its trip is not',
  },
  answered_is_kept: {
    th: 'คำขอที่ตอบรับแล้วไม่มีอยู่ในระบบ',
    en: 'A booking that was confirmed to somebody does not exist',
  },
  nobody_decides_own: {
    th: 'มีผู้อนุมัติคำขอของตนเอง',
    en: 'Somebody decided about a trip of their own',
  },
  pending_is_decided: {
    th: 'คำขอรออนุมัติไม่มีผู้พิจารณา หรือคำขอที่จบแล้วยังรออยู่',
    en: 'A request waits for nobody, or a decision is still awaited on one that is over',
  },
  history_kept: { th: 'การจองไม่มีประวัติ', en: 'A booking has no history' },
  notice_has_fact: {
    th: 'แจ้งเตือนถึงการจองที่ไม่มีอยู่',
    en: 'People were told of a booking that does not exist',
  },
  offer_was_told: { th: 'เสนอที่นั่งแล้วแต่ไม่ได้แจ้งใคร', en: 'A seat was offered and nobody was told' },
  reports_agree: { th: 'รายงานไม่ตรงกับรายการ', en: 'The reports disagree with the lists' },
  rating_of_ride: { th: 'มีคะแนนของเที่ยวที่ยังไม่เกิดขึ้น', en: 'A ride was rated that did not happen' },
  split_is_whole: { th: 'การแบ่งค่าใช้จ่ายไม่ครบ 100%', en: 'A split of an expense does not make 100%' },
  admin_stays: { th: 'ไม่มีผู้ดูแลระบบเหลืออยู่', en: 'Nobody is left to manage the administrators' },
  named_exists: { th: 'ข้อมูลอ้างถึงสิ่งที่ไม่มีอยู่', en: 'A record names another that does not exist' },
  guards_stand: {
    th: 'กฎป้องกันในฐานข้อมูลถูกปิดหรือหายไป',
    en: 'A safeguard of the database is off or missing',
  },
};
