import type { Decision, Verdict } from '#domain/booking/decide-approval';
import type { Message } from './message';

export const tabsLabel: Message = { th: 'เลือกรายการ', en: 'Choose a list' };
export const tabNames: Record<'waiting' | 'decided' | 'delegated', Message> = {
  waiting: { th: 'รออนุมัติ', en: 'Waiting' },
  decided: { th: 'พิจารณาแล้ว', en: 'Decided' },
  delegated: { th: 'มอบหมาย', en: 'Delegated' },
};
export const nothingWaits: Message = { th: 'ไม่มีรายการรออนุมัติ', en: 'Nothing waits for you' };
export const nothingWaitsText: Message = {
  th: 'คำขอใหม่จะแสดงที่นี่ทันที',
  en: 'New requests appear here at once.',
};
export const seeDecided: Message = { th: 'ดูที่พิจารณาแล้ว', en: 'See what was decided' };
export const nothingDecided: Message = {
  th: 'รายการที่คุณพิจารณาแล้วจะแสดงที่นี่',
  en: 'What you have decided appears here.',
};
export const seeWaiting: Message = { th: 'ดูรายการรออนุมัติ', en: 'See what waits' };
export const offlineAsOf: Message<{ at: string }> = {
  th: ({ at }) => `ออฟไลน์ ข้อมูล ณ ${at} สิ่งที่คุณพิจารณาจะส่งเมื่อมีสัญญาณ`,
  en: ({ at }) => `Offline, as of ${at}. What you decide is sent when there is a connection.`,
};
export const showMore: Message = { th: 'แสดงเพิ่ม', en: 'Show more' };

export const verdictNames: Record<Verdict, Message> = {
  approve: { th: 'อนุมัติ', en: 'Approve' },
  reject: { th: 'ไม่อนุมัติ', en: 'Reject' },
  return: { th: 'ส่งกลับ', en: 'Return' },
};
export const verdictOf: Record<Verdict, Message<{ what: string }>> = {
  approve: { th: ({ what }) => `อนุมัติ ${what}`, en: ({ what }) => `Approve ${what}` },
  reject: { th: ({ what }) => `ไม่อนุมัติ ${what}`, en: ({ what }) => `Reject ${what}` },
  return: {
    th: ({ what }) => `ส่งกลับให้แก้ไข ${what}`,
    en: ({ what }) => `Return ${what} for a change`,
  },
};
export const decisionNames: Record<Decision, Message> = {
  approved: { th: 'อนุมัติแล้ว', en: 'Approved' },
  rejected: { th: 'ไม่อนุมัติ', en: 'Rejected' },
  returned: { th: 'ส่งกลับให้แก้ไข', en: 'Returned for a change' },
};

export const bookedBy: Message<{ name: string }> = {
  th: ({ name }) => `จองโดย ${name}`,
  en: ({ name }) => `Booked by ${name}`,
};
export const insteadOf: Message<{ name: string }> = {
  th: ({ name }) => `แทน ${name}`,
  en: ({ name }) => `For ${name}`,
};
export const levelOf: Message<{ level: number; levels: number }> = {
  th: ({ level, levels }) => `ขั้นที่ ${level} จาก ${levels}`,
  en: ({ level, levels }) => `Level ${level} of ${levels}`,
};
export const waitsSince: Message<{ at: string }> = {
  th: ({ at }) => `รอตั้งแต่ ${at}`,
  en: ({ at }) => `Waiting since ${at}`,
};
export const noEstimate: Message = { th: 'ไม่มีค่าใช้จ่าย', en: 'No cost' };
export const seatCount: Message<{ count: number }> = {
  th: ({ count }) => `${count} ที่นั่ง`,
  en: ({ count }) => (count === 1 ? '1 seat' : `${count} seats`),
};
export const moreFacts: Message = { th: 'รายละเอียดเพิ่มเติม', en: 'More details' };
export const phoneLabel: Message = { th: 'โทร', en: 'Phone' };

export const flagsLabel: Message = { th: 'ข้อสังเกต', en: 'To look at' };
export const flagUrgent: Message = { th: 'เร่งด่วน', en: 'Urgent' };
export const flagUrgentWhy: Message<{ reason: string }> = {
  th: ({ reason }) => `เหตุผลเร่งด่วน: ${reason}`,
  en: ({ reason }) => `Urgent because: ${reason}`,
};
export const flagOvertime: Message<{ hours: string }> = {
  th: ({ hours }) => `ล่วงเวลา ${hours} ชม.`,
  en: ({ hours }) => `${hours} h overtime`,
};
export const flagOverlap: Message<{ refs: string; more: number }> = {
  th: ({ refs, more }) => `เวลาซ้อนกับ ${refs}${more > 0 ? ` และอีก ${more} รายการ` : ''} ของผู้เดินทาง`,
  en: ({ refs, more }) => `Overlaps the traveller’s ${refs}${more > 0 ? ` and ${more} more` : ''}`,
};
export const flagNoShows: Message<{ count: number }> = {
  th: ({ count }) => `เคยไม่มาใช้รถ ${count} ครั้งในหนึ่งปี`,
  en: ({ count }) => `${count} no-show${count === 1 ? '' : 's'} in a year`,
};
export const flagChange: Message = { th: 'ขอเปลี่ยนจากที่อนุมัติไว้', en: 'A change after approval' };

export const changeTitle: Message = { th: 'ขอเปลี่ยนดังนี้', en: 'What would change' };
export const returnedBefore: Message = {
  th: 'เคยส่งกลับให้แก้ไข และส่งมาใหม่แล้ว',
  en: 'Returned before, and sent again',
};
export const sameAsReturned: Message = {
  th: 'รายละเอียดที่แสดงไม่เปลี่ยน',
  en: 'What is shown here is the same',
};
export const changedSince: Message = {
  th: 'คำขอนี้เปลี่ยนไปหลังจากคุณเปิดดู',
  en: 'This changed since you looked',
};
export const changedAt: Message<{ at: string }> = {
  th: ({ at }) => `เปลี่ยนเมื่อ ${at}`,
  en: ({ at }) => `Changed at ${at}`,
};
export const nothingVisible: Message = {
  th: 'เนื้อหาที่คุณเห็นไม่เปลี่ยน กรุณายืนยันอีกครั้ง',
  en: 'What you saw is the same. Please confirm again.',
};
export const notSentAsChanged: Message<{ verdict: string }> = {
  th: ({ verdict }) => `ยังไม่ได้${verdict} กรุณาพิจารณาอีกครั้ง`,
  en: ({ verdict }) => `Not done: ${verdict}. Please decide again.`,
};
export const lookedAt: Message = { th: 'ดูแล้ว พิจารณาต่อ', en: 'I have looked, decide now' };
export const impossibleNow: Message = {
  th: 'เปลี่ยนตามที่ขอไม่ได้แล้ว ส่งกลับให้ผู้ขอเลือกใหม่ได้ การจองเดิมยังอยู่',
  en: 'This can no longer be had as asked. Return it so that they can choose again. What was approved stands.',
};

export const whyTitle: Record<Exclude<Verdict, 'approve'>, Message<{ ref: string }>> = {
  reject: { th: ({ ref }) => `ไม่อนุมัติ ${ref}`, en: ({ ref }) => `Reject ${ref}` },
  return: {
    th: ({ ref }) => `ส่งกลับให้แก้ไข ${ref}`,
    en: ({ ref }) => `Return ${ref} for a change`,
  },
};
export const whyLabel: Message = { th: 'เหตุผล (ผู้ขอจะเห็น)', en: 'Reason (they will read it)' };
export const quickReasons: Record<Exclude<Verdict, 'approve'>, readonly Message[]> = {
  reject: [
    { th: 'ใช้ประชุมออนไลน์แทนได้', en: 'Can be done online' },
    { th: 'ไปพร้อมรถคันอื่นได้', en: 'Can share another car' },
    { th: 'งบประมาณไม่พอ', en: 'Not in the budget' },
    { th: 'ไม่จำเป็นต้องใช้รถบริษัท', en: 'No company car needed' },
  ],
  return: [
    { th: 'กรุณาระบุสถานที่ให้ชัดเจน', en: 'Please say where exactly' },
    { th: 'กรุณาเลื่อนเวลา', en: 'Please choose another time' },
    { th: 'กรุณาลดจำนวนวัน', en: 'Please make it shorter' },
    { th: 'กรุณาบอกเหตุผลเพิ่ม', en: 'Please say more about why' },
  ],
};

export const heldOne: Record<Verdict, Message<{ who: string }>> = {
  approve: {
    th: ({ who }) => `อนุมัติคำขอของ ${who} แล้ว`,
    en: ({ who }) => `Approved ${who}’s request`,
  },
  reject: {
    th: ({ who }) => `ไม่อนุมัติคำขอของ ${who}`,
    en: ({ who }) => `Rejected ${who}’s request`,
  },
  return: {
    th: ({ who }) => `ส่งคำขอของ ${who} กลับแล้ว`,
    en: ({ who }) => `Returned ${who}’s request`,
  },
};
export const heldMany: Message<{ count: number }> = {
  th: ({ count }) => `อนุมัติแล้ว ${count} รายการ`,
  en: ({ count }) => `${count} approved`,
};
export const undo: Message = { th: 'เลิกทำ', en: 'Undo' };
export const undone: Message = { th: 'เลิกทำแล้ว ยังไม่ได้ส่ง', en: 'Undone. Nothing was sent.' };
export const queued: Message = {
  th: 'เก็บไว้แล้ว จะส่งเมื่อมีสัญญาณ',
  en: 'Kept. It is sent when there is a connection.',
};
export const takeBack: Message = { th: 'ยกเลิก', en: 'Take back' };
export const unsentTitle: Message = { th: 'รอส่ง', en: 'Waiting to be sent' };
export const lookAgainTitle: Message = { th: 'ยังไม่สำเร็จ ดูอีกครั้ง', en: 'Not done, look again' };
export const acknowledge: Message = { th: 'รับทราบ', en: 'Got it' };
export const alreadyDecided: Message<{ by: string; decision: string; at: string }> = {
  th: ({ by, decision, at }) => `${by} พิจารณาไปแล้ว: ${decision} เมื่อ ${at}`,
  en: ({ by, decision, at }) => `Already decided by ${by}: ${decision}, ${at}`,
};
/** A number alone names nothing to who has read of a person. */
export const decisionLabel: Record<Verdict, Message<{ ref: string; who: string }>> = {
  approve: {
    th: ({ ref, who }) => `อนุมัติ ${who} ${ref}`,
    en: ({ ref, who }) => `Approve ${who} ${ref}`,
  },
  reject: {
    th: ({ ref, who }) => `ไม่อนุมัติ ${who} ${ref}`,
    en: ({ ref, who }) => `Reject ${who} ${ref}`,
  },
  return: {
    th: ({ ref, who }) => `ส่งกลับ ${who} ${ref}`,
    en: ({ ref, who }) => `Return ${who} ${ref}`,
  },
};

export const approveMany: Message = { th: 'อนุมัติหลายรายการ', en: 'Approve many' };
export const lookOneByOne: Message = {
  th: 'มีเรื่องต้องดู กรุณาพิจารณาแยก',
  en: 'Needs a look of its own',
};
export const approveChosen: Message<{ count: number; amount: string }> = {
  th: ({ count, amount }) => `อนุมัติ ${count} รายการ · ${amount}`,
  en: ({ count, amount }) => `Approve ${count} · ${amount}`,
};
export const leaveMany: Message = { th: 'ยกเลิก', en: 'Cancel' };

export const decidedByMe: Message<{ at: string }> = {
  th: ({ at }) => `โดยคุณ เมื่อ ${at}`,
  en: ({ at }) => `by you, ${at}`,
};
export const decidedBy: Message<{ name: string; at: string }> = {
  th: ({ name, at }) => `โดย ${name} เมื่อ ${at}`,
  en: ({ name, at }) => `by ${name}, ${at}`,
};
export const reasonWas: Message<{ reason: string }> = {
  th: ({ reason }) => `เหตุผล: ${reason}`,
  en: ({ reason }) => `Reason: ${reason}`,
};
