import type { Message } from './message';

type Which = { what: string };

/** A reference is one, what begins with its number is several: "NV-2611-0127 is", "2 bookings are". */
const isMany = (what: string) => /^\d/.test(what);
const is = (what: string) => (isMany(what) ? 'are' : 'is');
const has = (what: string) => (isMany(what) ? 'have' : 'has');
const rides = (what: string) => (isMany(what) ? 'ride' : 'rides');

/** What the bar says of a change that was just made; `what` is a reference, or how many bookings the trip carries. */
export const assignedNow: Message<Which & { with: string }> = {
  th: (facts) => `จัด ${facts.with} ให้ ${facts.what} แล้ว`,
  en: (facts) => `${facts.what} ${rides(facts.what)} with ${facts.with}`,
};
export const sentToProvider: Message<Which & { to: string }> = {
  th: ({ what, to }) => `ส่ง ${what} ให้ ${to} แล้ว รอคำตอบ`,
  en: ({ what, to }) => `${what} ${is(what)} offered to ${to}, who has to answer`,
};
export const askedAgain: Message<{ done: string; by: string }> = {
  th: ({ done, by }) => `${done} เที่ยวเปลี่ยนไป จึงรอ ${by} ตอบรับอีกครั้ง`,
  en: ({ done, by }) => `${done}. The trip has changed, so ${by} has to accept it again`,
};
export const acceptedNow: Message<Which> = {
  th: ({ what }) => `รับงาน ${what} แล้ว`,
  en: ({ what }) => `${what} ${is(what)} accepted`,
};
export const acceptedWith: Message<Which & { with: string }> = {
  th: (facts) => `รับงาน ${facts.what} ด้วย ${facts.with} แล้ว`,
  en: (facts) => `${facts.what} ${is(facts.what)} accepted with ${facts.with}`,
};
export const stillToAccept: Message = {
  th: 'งานนี้ยังไม่ได้รับ กด “รับงาน” เพื่อตอบรับ',
  en: 'The trip is not accepted yet: tap “Accept”.',
};
export const declinedNow: Message<Which> = {
  th: ({ what }) => `ปฏิเสธงาน ${what} แล้ว`,
  en: ({ what }) => `${what} ${is(what)} declined`,
};
export const takenBackNow: Message<Which> = {
  th: ({ what }) => `ดึง ${what} กลับจากผู้ให้บริการแล้ว`,
  en: ({ what }) => `${what} ${is(what)} taken back from the provider`,
};
export const releasedNow: Message<Which> = {
  th: ({ what }) => `ยกเลิกการจัดรถของ ${what} แล้ว`,
  en: ({ what }) => `${what} ${has(what)} no car any more`,
};
export const pinnedNow: Message<Which> = {
  th: ({ what }) => `ล็อก ${what} แล้ว`,
  en: ({ what }) => `${what} ${is(what)} pinned`,
};
export const unpinnedNow: Message<Which> = {
  th: ({ what }) => `ปลดล็อก ${what} แล้ว`,
  en: ({ what }) => `${what} ${is(what)} unpinned`,
};
export const departedNow: Message<Which> = {
  th: ({ what }) => `บันทึกแล้วว่า ${what} ออกรถ`,
  en: ({ what }) => `${what} ${has(what)} left`,
};
export const completedNow: Message<Which> = {
  th: ({ what }) => `บันทึกแล้วว่า ${what} จบงาน`,
  en: ({ what }) => `${what} ${has(what)} ended`,
};
export const timesSaved: Message<Which> = {
  th: ({ what }) => `บันทึกเวลาจริงของ ${what} แล้ว`,
  en: ({ what }) => `The times of ${what} are saved`,
};
export const mergedNow: Message<Which & { when: string }> = {
  th: ({ what, when }) => `รวม ${what} เข้าเที่ยว ${when} แล้ว`,
  en: ({ what, when }) => `${what} ${rides(what)} along now, ${when}`,
};
export const splitNow: Message<Which> = {
  th: ({ what }) => `แยก ${what} เป็นอีกเที่ยวแล้ว`,
  en: ({ what }) => `${what} ${has(what)} a trip of ${isMany(what) ? 'their' : 'its'} own now`,
};
export const swappedNow: Message = { th: 'สลับทั้งสองเที่ยวแล้ว', en: 'The two trips are swapped' };
export const notesSaved: Message<Which> = {
  th: ({ what }) => `บันทึกข้อมูลของ ${what} แล้ว`,
  en: ({ what }) => `The notes of ${what} are saved`,
};
export const noShowNoted: Message<Which> = {
  th: ({ what }) => `บันทึกแล้วว่ามีผู้ไม่มาใช้รถใน ${what}`,
  en: ({ what }) => `Who did not come for ${what} is noted`,
};
export const allCameNoted: Message<Which> = {
  th: ({ what }) => `แก้แล้วว่าทุกคนใน ${what} มาใช้รถ`,
  en: ({ what }) => `Corrected: everybody of ${what} came`,
};
export const calledOffNow: Message<Which> = {
  th: ({ what }) => `ยกเลิกการจอง ${what} แล้ว`,
  en: ({ what }) => `${what} ${is(what)} cancelled`,
};

export const aloneQuestion: Message<{ refs: string }> = {
  th: ({ refs }) => `${refs} ขอไปคนเดียว ต้องการให้ไปด้วยกันหรือไม่`,
  en: ({ refs }) => `${refs} asked to ride alone. Should they share a car all the same?`,
};
export const shortQuestion: Message<{ took: number; planned: number }> = {
  th: ({ took, planned }) => `เดินทางเพียง ${took} นาที จากแผน ${planned} นาที ใช่หรือไม่`,
  en: ({ took, planned }) => `It took ${took} minutes of ${planned} planned. Is that right?`,
};
export const earlyQuestion: Message<{ at: string }> = {
  th: ({ at }) => `เที่ยวนี้วางแผนออก ${at} บันทึกว่าออกรถตอนนี้หรือไม่`,
  en: ({ at }) => `This trip is planned for ${at}. Record that it leaves now?`,
};
export const shareAnyway: Message = { th: 'ให้ไปด้วยกัน', en: 'Share anyway' };
export const tooFewSeats: Message = {
  th: 'ที่นั่งในรถไม่พอสำหรับทุกคนในเที่ยวนี้',
  en: 'The car has too few seats for everybody on this trip.',
};

export const overHoursTitle: Message = {
  th: 'เกินชั่วโมงขับตามกติกา',
  en: 'Beyond the rules of driving hours',
};
export const overHoursText: Message<{ driver: string }> = {
  th: ({ driver }) => `${driver} จะขับเกินชั่วโมงที่กติกาเตือน เหตุผลจะถูกเก็บไว้กับเที่ยวนี้และแสดงในรายงานล่วงเวลา`,
  en: ({ driver }) =>
    `${driver} will drive longer than the rules advise. The reason is kept with the trip and counted in the overtime sheet.`,
};
export const assignAnyway: Message = { th: 'จัดตามนี้', en: 'Assign anyway' };
export const proposalAccepted: Message<{ count: number; offered: number }> = {
  th: ({ count, offered }) =>
    `จัด ${count} เที่ยวแล้ว${offered > 0 ? ` รอผู้ให้บริการตอบ ${offered}` : ''}`,
  en: ({ count, offered }) => {
    const done = count === 1 ? '1 trip is arranged' : `${count} trips are arranged`;
    if (offered === 0) return done;
    return `${done}, ${count === 1 ? 'and has' : `${offered} of them`} to be accepted`;
  },
};
