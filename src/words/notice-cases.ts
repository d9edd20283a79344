import { MOST_WRONG_PINS } from '#domain/link/face';
import type { Message } from './message';
import { plateOf, type NoticeFacts } from './notices';

/** Where one type of notice says different things. */

/** How a decision is told. */
export const decisionWords = {
  approve: {
    th: ({ ref, when }) => `การจอง ${ref} วันที่ ${when} ได้รับอนุมัติแล้ว`,
    en: ({ ref, when }) => `Your booking ${ref} of ${when} was approved`,
  },
  reject: {
    th: ({ ref, when }) => `การจอง ${ref} วันที่ ${when} ไม่ได้รับอนุมัติ`,
    en: ({ ref, when }) => `Your booking ${ref} of ${when} was not approved`,
  },
  return: {
    th: ({ ref, when }) => `การจอง ${ref} วันที่ ${when} ถูกส่งกลับให้แก้ไข`,
    en: ({ ref, when }) => `Your booking ${ref} of ${when} came back to be changed`,
  },
} as const satisfies Record<string, Message<NoticeFacts>>;

/** How what became of a wish to change is told: the booking stands either way. */
export const changeWords = {
  approve: {
    th: ({ ref, when }) => `การแก้ไข ${ref} ได้รับอนุมัติแล้ว เดินทาง ${when}`,
    en: ({ ref, when }) => `Your change of ${ref} was approved; the trip is on ${when}`,
  },
  reject: {
    th: ({ ref, when }) => `การแก้ไข ${ref} ไม่ได้รับอนุมัติ การจองเดิมวันที่ ${when} ยังใช้ได้`,
    en: ({ ref, when }) =>
      `Your change of ${ref} was not approved; the booking of ${when} stands as it was`,
  },
  return: {
    th: ({ ref, when }) => `การแก้ไข ${ref} ถูกส่งกลับ การจองเดิมวันที่ ${when} ยังใช้ได้`,
    en: ({ ref, when }) =>
      `Your change of ${ref} came back; the booking of ${when} stands as it was`,
  },
  lapse: {
    th: ({ ref, when }) => `การแก้ไข ${ref} ไม่ได้รับการพิจารณาทันเวลา การจองเดิมวันที่ ${when} ยังใช้ได้`,
    en: ({ ref, when }) =>
      `Your change of ${ref} was not decided in time; the booking of ${when} stands as it was`,
  },
} as const satisfies Record<string, Message<NoticeFacts>>;

/** How a car with a problem is told of, where it is not only that it has one. */
export const troubleWords = {
  stands: {
    th: ({ plate, text }) => `รถ ${plate} ไปต่อไม่ได้: ${text}`,
    en: ({ plate, text }) => `${plate} cannot go on: ${text}`,
  },
  damage: {
    th: ({ plate, text }) => `รถ ${plate} มีรอยหรือความเสียหาย: ${text}`,
    en: ({ plate, text }) => `${plate} has damage: ${text}`,
  },
  locked: {
    th: ({ text }) => `ลิงก์ “${text}” ถูกล็อก เพราะใส่รหัสผิด ${MOST_WRONG_PINS} ครั้ง กรุณาสร้างลิงก์ใหม่`,
    en: ({ text }) =>
      `The gate link “${text}” is locked after ${MOST_WRONG_PINS} wrong codes. Please make a new one.`,
  },
  gate: {
    th: ({ plate }) => `รถ ${plate} ผ่านประตูโดยไม่มีงานในระบบ`,
    en: ({ plate }) => `${plate} passed the gate without a trip of ours`,
  },
} as const satisfies Record<string, Message<NoticeFacts>>;

/** To a provider that had accepted the trip. */
export const tripWithdrawn: Message<NoticeFacts> = {
  th: ({ ref, when }) => `งาน ${ref} ออก ${when} ที่รับไว้ ไม่ต้องส่งรถแล้ว`,
  en: ({ ref, when }) => `Trip ${ref}, leaving ${when}, which you accepted, needs no car any more`,
};

/** Its driver may keep it: nobody has asked for it next. */
export const overdueMayExtend: Message<NoticeFacts> = {
  th: ({ ref, when, plate }) =>
    `${ref} เลยเวลาคืนรถ ${when}${plateOf(plate, 'th')} ต้องการต่อเวลา 30 นาทีไหม`,
  en: ({ ref, when, plate }) =>
    `${ref} was due back at ${when}${plateOf(plate, 'en')}. Keep it 30 minutes longer?`,
};

/** Of a trip that changed and has no car now. */
export const changedAndWaits: Message<NoticeFacts> = {
  th: ({ ref, when }) => `การเดินทาง ${ref} มีการเปลี่ยนแปลง เวลา ${when} กำลังจัดรถให้`,
  en: ({ ref, when }) => `Your trip ${ref} changed: ${when}. A car is being arranged.`,
};

/** Whoever asked has it in their own hands. */
export const returnedAndLeft: Message<NoticeFacts> = {
  th: ({ ref, when }) => `คำขอ ${ref} ออก ${when} ถูกส่งกลับและยังไม่ได้ส่งใหม่ ถ้าไม่แก้ไข คำขอจะหมดเวลา`,
  en: ({ ref, when }) =>
    `${ref}, leaving ${when}, came back to you and was not sent again. Unless it is changed, it runs out.`,
};

/** For whoever arranges. */
export const noCarToArrange: Message<NoticeFacts> = {
  th: ({ ref, when }) => `${ref} ออก ${when} ยังไม่มีรถ`,
  en: ({ ref, when }) => `${ref}, leaving ${when}, has no car yet`,
};

/** Why a request ran out where no approver was late. */
export const ranOutWords = {
  returned: {
    th: ({ ref, when }) => `คำขอ ${ref} วันที่ ${when} หมดเวลาแล้ว เพราะถูกส่งกลับและไม่ได้ส่งใหม่`,
    en: ({ ref, when }) =>
      `Request ${ref} of ${when} ran out: it had come back to be changed and was not sent again`,
  },
  waitlisted: {
    th: ({ ref, when }) => `ไม่ได้ที่นั่งสำหรับ ${ref} ก่อนเวลาออก ${when}`,
    en: ({ ref, when }) => `${ref} left at ${when} without a seat for you`,
  },
} as const satisfies Record<string, Message<NoticeFacts>>;

/** For whoever did not decide in time. */
export const expiredWithYou: Message<NoticeFacts> = {
  th: ({ ref, when, person }) =>
    `คำขอ ${ref}${person && ` ของ ${person}`} วันที่ ${when} หมดเวลาแล้ว โดยยังไม่มีใครพิจารณา`,
  en: ({ ref, when, person }) =>
    `${person ? `${person}’s request` : 'Request'} ${ref} of ${when} ran out before anybody decided`,
};

/** Whoever booked took them off. */
export const noLongerAboard: Message<NoticeFacts> = {
  th: ({ ref, when }) => `คุณไม่ได้ร่วมเดินทางใน ${ref} วันที่ ${when} แล้ว`,
  en: ({ ref, when }) => `You are no longer on booking ${ref} of ${when}`,
};

/** The hold of a seat begins with its first delivery: whoever hears of it later has less. */
export const seatKept: Message<NoticeFacts> = {
  th: ({ ref, when, until }) => `มีที่นั่งว่างสำหรับ ${ref} ออก ${when} เก็บไว้ให้ถึง ${until} กรุณายืนยัน`,
  en: ({ ref, when, until }) =>
    `A seat is free for ${ref}, leaving ${when}. It is kept until ${until}: please confirm.`,
};

/** In the last hour: nobody holds it. */
export const seatForTheFirst: Message<NoticeFacts> = {
  th: ({ ref, when }) => `มีที่นั่งว่างสำหรับ ${ref} ออก ${when} ใครยืนยันก่อนได้ก่อน`,
  en: ({ ref, when }) =>
    `A seat is free for ${ref}, leaving ${when}. Whoever confirms first has it.`,
};

/** Others were faster, or the offer reached nobody. */
export const seatLapsedInLine: Message<NoticeFacts> = {
  th: ({ ref, when }) => `ที่นั่งสำหรับ ${ref} ออก ${when} รับไม่ได้แล้ว คุณยังอยู่ในคิวลำดับเดิม`,
  en: ({ ref, when }) =>
    `The seat for ${ref}, leaving ${when}, can no longer be taken. You keep your place in line.`,
};

/** A whole channel, not one letter. */
export const channelFails: Message<NoticeFacts> = {
  th: ({ channel, when }) => `ส่งแจ้งเตือนทาง ${channel} ไม่ได้ตั้งแต่ ${when} ระบบจะลองใหม่เอง`,
  en: ({ channel, when }) =>
    `Nothing has gone out by ${channel} since ${when}. It is tried again by itself.`,
};

/** Where the button leads elsewhere than usual. */
export const actionWords = {
  links: { th: 'ดูลิงก์', en: 'See the links' },
  arrange: { th: 'จัดรถ', en: 'Arrange' },
  cars: { th: 'ค้นหาในรายการรถ', en: 'Look among the cars' },
  day: { th: 'ดูงานวันนั้น', en: 'See that day' },
  mine: { th: 'ดูการจองของฉัน', en: 'See my bookings' },
  waiting: { th: 'ดูรายการรออนุมัติ', en: 'See what waits' },
} as const satisfies Record<string, Message>;
