import type { Message } from './message';

/** What only the board says: of what waits, of its rows, and of several at once. */
export const fitCars: Message<{ count: number }> = {
  th: ({ count }) => `${count} คัน`,
  en: ({ count }) => (count === 1 ? '1 car' : `${count} cars`),
};
export const fitCarsLong: Message<{ count: number }> = {
  th: ({ count }) => `มีรถที่ใช้ได้ ${count} คัน`,
  en: ({ count }) => (count === 1 ? '1 car fits' : `${count} cars fit`),
};
export const fitNames = {
  joins: { th: 'ร่วมได้', en: 'Shares' },
  driver: { th: 'ไม่มีคนขับ', en: 'No driver' },
  none: { th: 'ไม่มีรถ', en: 'No car' },
} as const satisfies Record<string, Message>;

export const bestSlot: Message = { th: 'แนะนำ', en: 'Best' };
export const zoomIn: Message = { th: 'ขยายเวลา', en: 'Zoom in' };
export const zoomOut: Message = { th: 'ย่อเวลา', en: 'Zoom out' };
export const turnBoard: Message<{ to: string }> = {
  th: ({ to }) => `เปลี่ยนเป็น${to}`,
  en: ({ to }) => `Turn to ${to.toLocaleLowerCase('en')}`,
};
export const moreTools: Message = { th: 'เครื่องมืออื่น', en: 'More tools' };
export const keysHelp: Message = { th: 'ปุ่มลัดและวิธีใช้', en: 'Shortcuts and help' };

export const shortcutTake: Message = { th: 'จัดตามที่แนะนำ', en: 'Take the offer' };
export const shortcutPropose: Message = {
  th: 'เสนอการจัดรถทั้งวัน',
  en: 'Propose how to arrange the day',
};
export const shortcutNext: Message = { th: 'รายการถัดไป', en: 'The next one' };
export const shortcutHand: Message = { th: 'ส่งให้ผู้ให้บริการ', en: 'Hand to a provider' };
export const shortcutDetails: Message = { th: 'รายละเอียด', en: 'Details' };
export const shortcutList: Message = {
  th: 'ต้นรายการ ท้ายรายการ หรือทีละหน้า',
  en: 'First, last, or a page on in the list',
};
export const shortcutZoom: Message = { th: 'ย่อและขยายเวลา', en: 'Zoom the hours' };

/** A key was pressed with nothing to do. */
export const pickFirst: Message = {
  th: 'เลือกรายการก่อน กด N เพื่อเลือกรายการถัดไปที่รอ',
  en: 'Pick something first: N takes the next that waits',
};
export const noOfferYet: Message = {
  th: 'รายการนี้ยังไม่มีรถที่แนะนำ',
  en: 'There is no car to offer for this',
};
export const offerComes: Message = {
  th: 'กำลังหารถที่แนะนำ กดอีกครั้งในอีกสักครู่',
  en: 'Still looking for a car. Press again in a moment.',
};
export const noHandingOver: Message = {
  th: 'รายการนี้ส่งให้ผู้ให้บริการไม่ได้',
  en: 'This cannot be handed to a provider',
};
export const proposesDays: Message = {
  th: 'เสนอการจัดรถได้ทีละวัน ตั้งแต่วันนี้เป็นต้นไป',
  en: 'Proposals are made for one day at a time, from today on',
};
export const nothingElseWaits: Message = {
  th: 'ไม่มีรายการอื่นที่รอจัดรถ',
  en: 'Nothing else waits for a car',
};

export const chooseSeveral: Message = { th: 'เลือก', en: 'Select' };
export const chosenCount: Message<{ count: number }> = {
  th: ({ count }) => `เลือกไว้ ${count}`,
  en: ({ count }) => `${count} selected`,
};
export const severalHint: Message = {
  th: 'แตะรายการที่รอ หรือเที่ยวบนกระดาน',
  en: 'Tap what waits, or trips on the board',
};
export const chooseEverything: Message<{ count: number }> = {
  th: ({ count }) => `เลือกทั้งหมด ${count}`,
  en: ({ count }) => `Select all ${count}`,
};
export const sentSeveral: Message<{ count: number; to: string }> = {
  th: ({ count, to }) => `ส่ง ${count} รายการให้ ${to} แล้ว รอคำตอบ`,
  en: ({ count, to }) => `${count} offered to ${to}, who has to answer`,
};
export const releasedSeveral: Message<{ count: number }> = {
  th: ({ count }) => `ยกเลิกการจัดรถ ${count} เที่ยวแล้ว`,
  en: ({ count }) => (count === 1 ? '1 trip released' : `${count} trips released`),
};
export const acceptOffers: Message<{ count: number }> = {
  th: ({ count }) => `รับ ${count} เที่ยวที่มีรถ`,
  en: ({ count }) => (count === 1 ? 'Accept 1 with a car' : `Accept ${count} with cars`),
};
export const acceptedSeveral: Message<{ count: number }> = {
  th: ({ count }) => `รับงานแล้ว ${count} เที่ยว`,
  en: ({ count }) => (count === 1 ? '1 trip accepted' : `${count} trips accepted`),
};
export const someNotDone: Message = { th: 'ที่เหลือทำไม่ได้:', en: 'Not done:' };

export const waitsUntilTomorrow: Message<{ count: number }> = {
  th: ({ count }) => `รอจัดรถถึงพรุ่งนี้ ${count}`,
  en: ({ count }) => `To arrange until tomorrow: ${count}`,
};

export const nearestTime: Message<{ time: string; minutes: number; car: string }> = {
  th: ({ time, minutes, car }) =>
    `ใกล้ที่สุดที่ว่าง ${time} (${minutes > 0 ? '+' : '−'}${Math.abs(minutes)} นาที) ${car}`,
  en: ({ time, minutes, car }) =>
    `Nearest free: ${time} (${minutes > 0 ? '+' : '−'}${Math.abs(minutes)} min), ${car}`,
};
