import type { Message } from './message';

/** What every booking form asks and answers. */

export const formSections: Record<
  'when' | 'route' | 'car' | 'driving' | 'who' | 'paid' | 'repeat',
  Message
> = {
  when: { th: 'ไปวันไหน กี่โมง', en: 'When?' },
  route: { th: 'ไปที่ไหน', en: 'Where to?' },
  car: { th: 'ใช้รถแบบไหน', en: 'Which car?' },
  driving: { th: 'ใครขับ', en: 'Who drives?' },
  who: { th: 'ใครเดินทาง', en: 'Who travels?' },
  paid: { th: 'ไปเรื่องอะไร', en: 'What is it for?' },
  repeat: { th: 'จองซ้ำทุกสัปดาห์', en: 'Repeat every week' },
};

export const formMore: Message = { th: 'รายละเอียดเพิ่มเติม', en: 'More details' };
export const optional: Message = { th: 'ไม่บังคับ', en: 'optional' };
export const choose: Message = { th: 'เลือก', en: 'Choose' };
export const pleaseChoose: Message = { th: 'กรุณาเลือก', en: 'Please choose.' };
export const done: Message = { th: 'ตกลง', en: 'Done' };
export const search: Message = { th: 'ค้นหา', en: 'Search' };
export const nothingFound: Message = { th: 'ไม่พบรายการที่ตรงกัน', en: 'Nothing matches' };
export const clear: Message = { th: 'ไม่ระบุ', en: 'Clear' };
export const remove: Message<{ what: string }> = {
  th: ({ what }) => `ลบ ${what}`,
  en: ({ what }) => `Remove ${what}`,
};

export const requester: Message = { th: 'ผู้จอง', en: 'Booked by' };
export const forWhomLabel: Message = { th: 'จองให้ใคร', en: 'For whom?' };
export const forWhomChoices: Record<'myself' | 'colleague' | 'guest', Message> = {
  myself: { th: 'ตัวเอง', en: 'Myself' },
  colleague: { th: 'เพื่อนร่วมงาน', en: 'A colleague' },
  guest: { th: 'แขกของบริษัท', en: 'A guest' },
};
export const colleagueLabel: Message = { th: 'เพื่อนร่วมงาน', en: 'Colleague' };
export const guestName: Message = { th: 'ชื่อแขก', en: 'Guest’s name' };
export const guestPhone: Message = { th: 'เบอร์โทรของแขก', en: 'Guest’s phone' };
export const contactPhone: Message = { th: 'เบอร์ติดต่อ', en: 'Contact phone' };
export const costCentre: Message = { th: 'ศูนย์ต้นทุน', en: 'Cost centre' };
export const purpose: Message = { th: 'วัตถุประสงค์', en: 'Purpose' };
export const otherPurposes: Message = { th: 'เรื่องอื่น', en: 'Something else' };
export const purposeText: Message = { th: 'อธิบายสั้น ๆ', en: 'In a few words' };
export const note: Message = { th: 'หมายเหตุ', en: 'Note' };
export const urgentTitle: Message = { th: 'จองกระชั้นกว่าที่กำหนด', en: 'This is short notice' };
export const urgentExplained: Message<{ hours: number }> = {
  th: ({ hours }) => `ปกติจองล่วงหน้าอย่างน้อย ${hours} ชั่วโมง ขอได้ แต่ต้องบอกเหตุผล`,
  en: ({ hours }) => `Usually booked ${hours} hours ahead. You can still ask, with a reason.`,
};
export const urgentReason: Message = { th: 'เหตุผลที่เร่งด่วน', en: 'Why is it urgent?' };

export const companionsLabel: Message = { th: 'ผู้ร่วมเดินทาง', en: 'Travelling along' };
export const addCompanion: Message = { th: 'เพิ่มผู้ร่วมเดินทาง', en: 'Add a person' };
export const headCount: Message<{ count: number }> = {
  th: ({ count }) => `รวม ${count} คน`,
  en: ({ count }) => (count === 1 ? '1 person' : `${count} people`),
};
export const findPerson: Message = {
  th: 'พิมพ์ชื่อหรือรหัสพนักงาน',
  en: 'Type a name or employee number',
};
export const typeTwo: Message = { th: 'พิมพ์อย่างน้อย 2 ตัวอักษร', en: 'Type at least 2 letters' };
export const directoryOffline: Message = {
  th: 'ค้นรายชื่อไม่ได้ในตอนนี้ พิมพ์ชื่อแทนได้',
  en: 'The directory cannot be searched now. You can type the name instead.',
};
export const addAsGuest: Message<{ name: string }> = {
  th: ({ name }) => `เพิ่ม “${name}” เป็นแขก`,
  en: ({ name }) => `Add “${name}” as a guest`,
};
export const guest: Message = { th: 'แขก', en: 'Guest' };
export const unknownPerson: Message = { th: 'พนักงาน', en: 'Employee' };

export const placeTyped: Message<{ text: string }> = {
  th: ({ text }) => `ใช้ “${text}”`,
  en: ({ text }) => `Use “${text}”`,
};
export const findPlace: Message = { th: 'ค้นหาหรือพิมพ์ชื่อสถานที่', en: 'Search or type a place' };
export const pointsOf: Message<{ site: string }> = {
  th: ({ site }) => `จุดของ${site}`,
  en: ({ site }) => `Points of ${site}`,
};
export const otherPlaces: Message = { th: 'สถานที่อื่น', en: 'Other places' };

export const seatsLabel: Message = { th: 'จำนวนที่นั่ง', en: 'Seats' };
export const fewer: Message = { th: 'ลด', en: 'Fewer' };
export const more: Message = { th: 'เพิ่ม', en: 'More' };

export const classSeats: Message<{ seats: number }> = {
  th: ({ seats }) => `${seats} ที่นั่ง`,
  en: ({ seats }) => `${seats} seats`,
};
export const anyClass: Message = { th: 'คันไหนก็ได้', en: 'Any' };

export const draftFrom: Message<{ at: string }> = {
  th: ({ at }) => `แบบร่างเมื่อ ${at}`,
  en: ({ at }) => `Draft from ${at}`,
};
export const continueDraft: Message = { th: 'ทำต่อ', en: 'Continue' };
export const draftDiscarded: Message = { th: 'เริ่มใหม่แล้ว', en: 'Started anew' };
export const bringBack: Message = { th: 'เลิกทำ', en: 'Undo' };
export const discardDraft: Message = { th: 'เริ่มใหม่', en: 'Discard' };
export const draftMemoryOnly: Message = {
  th: 'เครื่องนี้เก็บแบบร่างไม่ได้ กรุณาอย่าปิดหน้านี้ก่อนส่ง',
  en: 'This device cannot keep drafts. Please do not close this page before sending.',
};
export const optionsAsOf: Message<{ at: string }> = {
  th: ({ at }) => `ตัวเลือกตามข้อมูลเมื่อ ${at}`,
  en: ({ at }) => `Choices as of ${at}`,
};
export const optionsUnavailable: Message = {
  th: 'ยังเปิดแบบฟอร์มไม่ได้',
  en: 'The form cannot be opened yet',
};
export const optionsUnavailableText: Message = {
  th: 'ต้องต่ออินเทอร์เน็ตหนึ่งครั้งเพื่อโหลดตัวเลือก หลังจากนั้นใช้ได้แม้ไม่มีสัญญาณ',
  en: 'It needs a connection once to load its choices. After that it works without.',
};
export const copyRefused: Message = {
  th: 'การจองนี้ไม่ใช่ของคุณ หรือไม่มีแล้ว จึงคัดลอกไม่ได้',
  en: 'This booking is not yours, or is no longer there, so it cannot be copied.',
};
export const emptyForm: Message = { th: 'เปิดแบบฟอร์มเปล่า', en: 'Open an empty form' };
export const bookingUnavailable: Message = {
  th: 'ยังอ่านการจองเดิมไม่ได้ กรุณาลองใหม่เมื่อมีสัญญาณ',
  en: 'The earlier booking cannot be read now. Please try again with a connection.',
};

export const problemsLeft: Message<{ count: number }> = {
  th: ({ count }) => `ต้องดูอีกครั้ง ${count} จุด`,
  en: ({ count }) =>
    count === 1 ? 'One thing needs another look' : `${count} things need another look`,
};
export const andMoreDays: Message<{ count: number }> = {
  th: ({ count }) => `และอีก ${count} วัน`,
  en: ({ count }) => `and ${count} more ${count === 1 ? 'day' : 'days'}`,
};
/** Where only one is left, it has a name. */
export const answerMissing: Message<{ field: string }> = {
  th: ({ field }) => `ยังไม่ได้กรอก: ${field}`,
  en: ({ field }) => `Still missing: ${field}`,
};
export const answersMissing: Message<{ count: number }> = {
  th: ({ count }) => `ยังไม่ได้กรอกอีก ${count} ข้อ`,
  en: ({ count }) => (count === 1 ? 'One answer is missing' : `${count} answers are missing`),
};
export const sendRequest: Message = { th: 'ส่งคำขอ', en: 'Send request' };
export const sendLater: Message = { th: 'ส่งเมื่อมีสัญญาณ', en: 'Send when online' };
export const sendChange: Message = { th: 'บันทึกการแก้ไข', en: 'Save the change' };
export const sendAgain: Message = { th: 'ส่งขออนุมัติอีกครั้ง', en: 'Send again' };
export const changeOf: Message<{ ref: string }> = {
  th: ({ ref }) => `แก้ไข ${ref}`,
  en: ({ ref }) => `Change ${ref}`,
};

export const repeatNone: Message = { th: 'ไม่จองซ้ำ', en: 'Just this once' };
export const repeatWeeks: Message<{ count: number }> = {
  th: ({ count }) => `${count} สัปดาห์`,
  en: ({ count }) => `${count} weeks`,
};
export const dragToMove: Message = { th: 'ลากเพื่อย้าย', en: 'Drag to move' };
export const moveUp: Message<{ what: string }> = {
  th: ({ what }) => `เลื่อน ${what} ขึ้น`,
  en: ({ what }) => `Move ${what} up`,
};
export const moveDown: Message<{ what: string }> = {
  th: ({ what }) => `เลื่อน ${what} ลง`,
  en: ({ what }) => `Move ${what} down`,
};
