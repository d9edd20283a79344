import { HOLD_MINUTES } from '#domain/booking/waitlist';
import type { NoticeType } from '#domain/notice/notice-types';
import type { Message } from './message';

/** What a notice knows of its matter; empty where it knows nothing. */
export type NoticeFacts = {
  ref: string;
  when: string;
  plate: string;
  paper: string;
  /** Of a contract. */
  number: string;
  /** Whose papers, whose request, or who booked. */
  person: string;
  provider: string;
  date: string;
  /** Of a seat, once somebody knows of it. */
  until: string;
  channel: string;
  truth: string;
  text: string;
};

/** One sentence, and what its one button is called. */
type NoticeWords = { sentence: Message<NoticeFacts>; action: Message };

const seeBooking: Message = { th: 'ดูการจอง', en: 'See the booking' };
const decide: Message = { th: 'พิจารณา', en: 'Decide' };
const withPlate = { th: ' ทะเบียน ', en: ', plate ' };
const requestOf = (person: string) => (person ? `${person}’s request` : 'Request');
/** Added to a sentence, where there is one. */
export const plateOf = (plate: string, language: 'th' | 'en') =>
  plate && `${withPlate[language]}${plate}`;

export const noticeWords: Readonly<Record<NoticeType, NoticeWords>> = {
  waiting_for_you: {
    sentence: {
      th: ({ ref, when, person }) =>
        `คำขอ ${ref}${person && ` ของ ${person}`} วันที่ ${when} รอคุณอนุมัติ`,
      en: ({ ref, when, person }) =>
        `${requestOf(person)} ${ref} of ${when} waits for your decision`,
    },
    action: decide,
  },
  approval_reminder: {
    sentence: {
      th: ({ ref, when, person }) =>
        `คำขอ ${ref}${person && ` ของ ${person}`} ยังรอคุณอนุมัติ เดินทาง ${when}`,
      en: ({ ref, when, person }) =>
        `${requestOf(person)} ${ref} still waits for you; the trip is on ${when}`,
    },
    action: decide,
  },
  passed_on: {
    sentence: {
      th: ({ ref, when, person }) =>
        `คำขอ ${ref} วันที่ ${when} ยังไม่มีผล ตอนนี้ส่งต่อให้${person ? ` ${person} ` : 'ผู้อื่น'}ช่วยพิจารณา`,
      en: ({ ref, when, person }) =>
        `Nobody has decided on ${ref} of ${when} yet, so ${person || 'somebody else'} may decide too`,
    },
    action: seeBooking,
  },
  undecided: {
    sentence: {
      th: ({ ref, when }) => `คำขอ ${ref} ออก ${when} ยังไม่มีผลการพิจารณา กรุณาติดต่อผู้อนุมัติ`,
      en: ({ ref, when }) =>
        `${ref}, leaving ${when}, is not decided yet. Please call whoever decides.`,
    },
    action: seeBooking,
  },
  decided: {
    sentence: {
      th: ({ ref, when }) => `การจอง ${ref} วันที่ ${when} มีผลการพิจารณาแล้ว`,
      en: ({ ref, when }) => `Your booking ${ref} of ${when} was decided`,
    },
    action: seeBooking,
  },
  booked_for_you: {
    sentence: {
      th: ({ ref, when, person }) =>
        `${person ? `${person} ` : 'มีการ'}จองรถให้คุณ ${ref} เดินทาง ${when}`,
      en: ({ ref, when, person }) =>
        `${person ? `${person} booked a ride` : 'A ride was booked'} for you: ${ref}, ${when}`,
    },
    action: seeBooking,
  },
  arranged: {
    sentence: {
      th: ({ ref, when, plate }) => `จัดรถให้ ${ref} แล้ว ออก ${when}${plateOf(plate, 'th')}`,
      en: ({ ref, when, plate }) =>
        `A car is arranged for ${ref}, leaving ${when}${plateOf(plate, 'en')}`,
    },
    action: seeBooking,
  },
  changed: {
    sentence: {
      th: ({ ref, when, plate }) =>
        `การเดินทาง ${ref} มีการเปลี่ยนแปลง เวลา ${when}${plateOf(plate, 'th')}`,
      en: ({ ref, when, plate }) => `Your trip ${ref} changed: ${when}${plateOf(plate, 'en')}`,
    },
    action: seeBooking,
  },
  cancelled: {
    sentence: {
      th: ({ ref, when }) => `การจอง ${ref} วันที่ ${when} ถูกยกเลิก`,
      en: ({ ref, when }) => `Booking ${ref} of ${when} was cancelled`,
    },
    action: seeBooking,
  },
  seat_offered: {
    sentence: {
      th: ({ ref, when }) => `มีที่นั่งว่างสำหรับ ${ref} ออก ${when} เก็บไว้ให้ ${HOLD_MINUTES} นาที กรุณายืนยัน`,
      en: ({ ref, when }) =>
        `A seat is free for ${ref}, leaving ${when}. It is kept for ${HOLD_MINUTES} minutes: please confirm.`,
    },
    action: { th: 'ยืนยันที่นั่ง', en: 'Take the seat' },
  },
  seat_lapsed: {
    sentence: {
      th: ({ ref, when }) => `หมดเวลารับที่นั่งของ ${ref} ออก ${when} คุณอยู่ท้ายคิวแล้ว`,
      en: ({ ref, when }) =>
        `The seat for ${ref}, leaving ${when}, was not taken in time. You are last in line now.`,
    },
    action: seeBooking,
  },
  reminder: {
    sentence: {
      th: ({ ref, when, plate }) => `${ref} ออก ${when}${plateOf(plate, 'th')}`,
      en: ({ ref, when, plate }) => `${ref} leaves ${when}${plateOf(plate, 'en')}`,
    },
    action: seeBooking,
  },
  expired: {
    sentence: {
      th: ({ ref, when }) => `คำขอ ${ref} วันที่ ${when} ไม่ได้รับการพิจารณาทันเวลา`,
      en: ({ ref, when }) => `Request ${ref} of ${when} was not decided in time`,
    },
    action: seeBooking,
  },
  no_car: {
    sentence: {
      th: ({ ref, when }) => `ยังไม่มีรถสำหรับ ${ref} ออก ${when} ถ้ารอไม่ได้ กรุณาติดต่อผู้จัดรถ`,
      en: ({ ref, when }) =>
        `There is no car yet for ${ref}, leaving ${when}. Please call the dispatchers if you cannot wait.`,
    },
    action: seeBooking,
  },
  unserved: {
    sentence: {
      th: ({ ref, when }) => `ขออภัย จัดรถให้ ${ref} วันที่ ${when} ไม่ได้`,
      en: ({ ref, when }) => `Sorry, no car was found for ${ref} of ${when}`,
    },
    action: seeBooking,
  },
  noshow: {
    sentence: {
      th: ({ ref, when }) => `${ref} วันที่ ${when} บันทึกว่าไม่มีใครมาใช้รถ`,
      en: ({ ref, when }) => `${ref} of ${when} is noted as a no-show`,
    },
    action: seeBooking,
  },
  overdue: {
    sentence: {
      th: ({ ref, when, plate }) => `${ref} เลยเวลาคืนรถ ${when}${plateOf(plate, 'th')}`,
      en: ({ ref, when, plate }) => `${ref} was due back at ${when}${plateOf(plate, 'en')}`,
    },
    action: { th: 'ดูรถคันนี้', en: 'See the car' },
  },
  car_late: {
    sentence: {
      th: ({ ref, when, plate, text }) =>
        `รถ ${plate} ที่จัดไว้ให้ ${ref} (ออก ${when}) ยังไม่กลับจากเที่ยวก่อน${text ? ` · คันที่ว่าง ${text}` : ''}`,
      en: ({ ref, when, plate, text }) =>
        `${plate}, meant for ${ref} at ${when}, is not back yet${text ? `. Free instead: ${text}` : ''}`,
    },
    action: seeBooking,
  },
  rate: {
    sentence: {
      th: ({ ref, when }) => `การเดินทาง ${ref} วันที่ ${when} เป็นอย่างไรบ้าง`,
      en: ({ ref, when }) => `How was your trip ${ref} of ${when}?`,
    },
    action: { th: 'ให้คะแนน', en: 'Rate' },
  },
  reply: {
    sentence: {
      th: ({ ref }) => `มีคำตอบถึงคะแนนที่คุณให้กับ ${ref}`,
      en: ({ ref }) => `The company replied to your rating of ${ref}`,
    },
    action: { th: 'อ่านคำตอบ', en: 'Read the reply' },
  },
  expiring: {
    sentence: {
      th: ({ plate, person, paper, number, date }) =>
        `${paper}${number && ` ${number}`}${plate && ` ของรถ ${plate}`}${person && ` ของ ${person}`} หมดอายุ ${date}`,
      en: ({ plate, person, paper, number, date }) =>
        `${paper}${number && ` ${number}`}${(plate || person) && ` of ${plate || person}`} expires on ${date}`,
    },
    action: { th: 'ดูเอกสาร', en: 'See the papers' },
  },
  dead_letter: {
    sentence: {
      th: ({ channel }) => `ส่งการแจ้งเตือนไม่สำเร็จ ช่องทาง: ${channel}`,
      en: ({ channel }) => `A notice could not be delivered by ${channel}`,
    },
    action: { th: 'ดูรายการ', en: 'See the list' },
  },
  urgent: {
    sentence: {
      th: ({ ref, when }) => `คำขอด่วน ${ref} เดินทาง ${when}`,
      en: ({ ref, when }) => `Urgent request ${ref}, leaving ${when}`,
    },
    action: { th: 'จัดรถ', en: 'Arrange' },
  },
  trip_offered: {
    sentence: {
      th: ({ ref, when }) => `งาน ${ref} ออก ${when} รอคุณตอบรับ`,
      en: ({ ref, when }) => `Trip ${ref}, leaving ${when}, waits for your answer`,
    },
    action: { th: 'ตอบรับหรือปฏิเสธ', en: 'Answer' },
  },
  declined: {
    sentence: {
      th: ({ ref, when, provider }) => `${provider} ปฏิเสธ ${ref} ออก ${when}`,
      en: ({ ref, when, provider }) => `${provider} declined ${ref}, leaving ${when}`,
    },
    action: { th: 'จัดรถ', en: 'Arrange' },
  },
  trial: {
    sentence: {
      th: ({ channel }) => `ทดสอบการแจ้งเตือน ช่องทาง: ${channel}`,
      en: ({ channel }) => `A trial of notices by ${channel}`,
    },
    action: { th: 'ดูช่องทาง', en: 'See the channels' },
  },
  truth_broken: {
    sentence: {
      th: ({ truth }) => `การตรวจประจำคืนพบว่า ${truth}`,
      en: ({ truth }) => `The nightly check found: ${truth}`,
    },
    action: { th: 'ดูผลการตรวจ', en: 'See the check' },
  },
  trouble: {
    sentence: {
      th: ({ plate, text }) => `รถ ${plate}: ${text}`,
      en: ({ plate, text }) => `${plate}: ${text}`,
    },
    action: { th: 'ดูรายละเอียด', en: 'Take a look' },
  },
};
