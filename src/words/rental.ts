import { formatDateTime } from '#domain/dates/format-bangkok';
import { duration, type Length } from './booking-time';
import type { Message } from './message';

export { collect, giveBack } from './booking-list';

export const rentalTitle: Message = { th: 'รับและคืนรถ', en: 'Collect and return' };
export const extend: Message = { th: 'ขอใช้รถต่อ', en: 'Keep it longer' };
export const endEarlier: Message = { th: 'เลื่อนเวลาคืนให้เร็วขึ้น', en: 'Return it earlier' };
/** How full the tank or the battery was. */
type HowFull = {
  fuelEighths: number | null;
  chargePercent: number | null;
  rangeKm: number | null;
};

export const howFull: Message<HowFull> = {
  th: ({ fuelEighths, chargePercent, rangeKm }) =>
    chargePercent === null
      ? `น้ำมัน ${fuelEighths}/8`
      : `แบตเตอรี่ ${chargePercent}%${rangeKm === null ? '' : ` วิ่งได้อีก ${rangeKm} กม.`}`,
  en: ({ fuelEighths, chargePercent, rangeKm }) =>
    chargePercent === null
      ? `fuel ${fuelEighths}/8`
      : `battery ${chargePercent}%${rangeKm === null ? '' : `, ${rangeKm} km left`}`,
};

type Handed = HowFull & { at: string; km: number };

export const collectedAt: Message<Handed> = {
  th: ({ at, km, ...full }) =>
    `รับรถแล้ว ${formatDateTime(at)} · ${km.toLocaleString('en')} กม. · ${howFull.th(full)}`,
  en: ({ at, km, ...full }) =>
    `Collected ${formatDateTime(at)} · ${km.toLocaleString('en')} km · ${howFull.en(full)}`,
};
export const returnedAt: Message<Handed> = {
  th: ({ at, km, ...full }) =>
    `คืนรถแล้ว ${formatDateTime(at)} · ${km.toLocaleString('en')} กม. · ${howFull.th(full)}`,
  en: ({ at, km, ...full }) =>
    `Returned ${formatDateTime(at)} · ${km.toLocaleString('en')} km · ${howFull.en(full)}`,
};
/** The clock gave it up, and nobody else has it since. */
export const stillFree: Message = {
  th: 'ไม่มีใครกดรับรถในเวลา ระบบจึงปล่อยรถคืน แต่รถยังว่าง รับรถได้เลย',
  en: 'Nobody took the car over in time, so it was given up. It is still free: take it over now.',
};
export const returnFirst: Message<{ plate: string; ref: string }> = {
  th: ({ plate, ref }) =>
    `คุณยังไม่ได้คืน ${plate} (${ref}) คืนคันนั้นก่อนจึงรับคันนี้ได้ ถ้าคืนไปแล้ว แจ้งผู้จัดรถให้ปิดงาน`,
  en: ({ plate, ref }) =>
    `You have not returned ${plate} (${ref}). Return it first, then collect this one. If it is back already, ask the dispatcher to close it.`,
};
export const odometer: Message = { th: 'เลขไมล์ (กม.)', en: 'Odometer (km)' };
export const lastKnown: Message<{ km: number }> = {
  th: ({ km }) => `ครั้งก่อน ${km.toLocaleString('en')} กม.`,
  en: ({ km }) => `Last known: ${km.toLocaleString('en')} km`,
};
/** A figure too many shows at once in how far that would be. */
export const drivenSince: Message<{ km: number }> = {
  th: ({ km }) => `วิ่งเพิ่ม ${km.toLocaleString('en')} กม.`,
  en: ({ km }) => `${km.toLocaleString('en')} km more`,
};
export const fallsReason: Message = {
  th: 'เลขไมล์น้อยกว่าครั้งก่อน ช่วยบอกสาเหตุ',
  en: 'It reads less than before. Why?',
};
export const fuel: Message = { th: 'น้ำมัน', en: 'Fuel' };
export const fuelOf: Message<{ eighths: number }> = {
  th: ({ eighths }) => (eighths === 8 ? 'เต็มถัง' : `${eighths}/8 ถัง`),
  en: ({ eighths }) => (eighths === 8 ? 'Full' : `${eighths}/8`),
};
export const charge: Message = { th: 'แบตเตอรี่ (%)', en: 'Battery (%)' };
export const range: Message = { th: 'วิ่งได้อีก (กม.)', en: 'Range left (km)' };
export const rangeHint: Message = { th: 'ถ้าหน้าจอรถบอก', en: 'If the car shows it' };
export const fuelUnsaid: Message = { th: 'ยังไม่ได้ระบุ', en: 'Not set yet' };
export const photos: Message = {
  th: 'รูปรถ 4 ด้านและเลขไมล์',
  en: 'The car from four sides, and its odometer',
};
export const takeInTurn: Message = {
  th: 'ถ่ายต่อเนื่องทีละด้าน',
  en: 'Take them one after the other',
};
export const photosBeside: Message = {
  th: 'เทียบรูปตอนรับกับตอนคืน',
  en: 'Photos, before and after',
};
export const beforePhoto: Message = { th: 'ตอนรับ', en: 'Collected' };
export const afterPhoto: Message = { th: 'ตอนคืน', en: 'Returned' };
export const noPhoto: Message = { th: 'ไม่มีรูป', en: 'No photo' };
export const shutter: Message<{ side: string }> = {
  th: ({ side }) => `ถ่าย${side}`,
  en: ({ side }) => `Take: ${side}`,
};
export const cameraRefused: Message = {
  th: 'เปิดกล้องในแอปไม่ได้ แตะแต่ละช่องเพื่อใช้กล้องของเครื่อง',
  en: 'The camera did not open here. Tap each picture to use the phone’s own.',
};
export const photoHints: readonly Message[] = [
  { th: 'ให้เห็นหน้ารถทั้งคันและป้ายทะเบียน', en: 'The whole front, with its plate' },
  { th: 'ให้เห็นท้ายรถทั้งคันและป้ายทะเบียน', en: 'The whole back, with its plate' },
  { th: 'ถอยห่างให้เห็นทั้งคัน', en: 'Step back until all of it is in' },
  { th: 'ถอยห่างให้เห็นทั้งคัน', en: 'Step back until all of it is in' },
  { th: 'เปิดสวิตช์ ให้อ่านเลขไมล์ได้ชัด', en: 'Ignition on, the figures easy to read' },
];
export const sides: readonly Message[] = [
  { th: 'ด้านหน้า', en: 'Front' },
  { th: 'ด้านหลัง', en: 'Back' },
  { th: 'ด้านซ้าย', en: 'Left' },
  { th: 'ด้านขวา', en: 'Right' },
  { th: 'หน้าปัด', en: 'Odometer' },
];
export const fuelMissing: Message = {
  th: 'กรุณาระบุระดับน้ำมัน',
  en: 'Please show how much fuel there is.',
};
export const photoMissing: Message = {
  th: 'กรุณาถ่ายรูปให้ครบทั้ง 4 ด้านและเลขไมล์',
  en: 'Please take all five photos.',
};
export const photoPreparing: Message = { th: 'กำลังเตรียมรูป', en: 'Preparing the photo' };
export const photosNotReady: Message = {
  th: 'กำลังเตรียมรูปอยู่ รอสักครู่แล้วกดอีกครั้ง',
  en: 'A photo is still being prepared. Try again in a moment.',
};
export const photoNotKept: Message = {
  th: 'เก็บรูปในเครื่องไม่ได้ ลองถ่ายใหม่ หรือเพิ่มพื้นที่ว่าง',
  en: 'The photo could not be kept on this device. Take it again, or free some space.',
};
export const damage: Message = { th: 'รอยหรือความเสียหาย', en: 'Scratches or damage' };
export const keyTaken: Message = { th: 'ได้รับกุญแจแล้ว', en: 'I have the key' };
export const keyReturned: Message = { th: 'คืนกุญแจแล้ว', en: 'I have returned the key' };
export const longerBy: Message<Length> = {
  th: (length) => `+${duration.th(length)}`,
  en: (length) => `+${duration.en(length)}`,
};
export const otherEnd: Message = { th: 'เวลาอื่น', en: 'Another time' };
export const rentalDone: Record<'collect' | 'return' | 'extend' | 'endEarlier', Message> = {
  collect: { th: 'รับรถเรียบร้อย เดินทางปลอดภัย', en: 'The car is yours. Drive safely.' },
  return: { th: 'คืนรถเรียบร้อย ขอบคุณ', en: 'The car is back. Thank you.' },
  extend: { th: 'ขยายเวลาแล้ว', en: 'The time was extended.' },
  endEarlier: { th: 'เลื่อนเวลาคืนแล้ว', en: 'The return was moved.' },
};
export const damageSeen: Message<{ seen: string }> = {
  th: ({ seen }) => `รอยหรือความเสียหาย: ${seen}`,
  en: ({ seen }) => `Scratches or damage: ${seen}`,
};
export const newEnd: Message = { th: 'คืนรถเมื่อ', en: 'Back by' };
export const extendableUntil: Message<{ at: string }> = {
  th: ({ at }) => `ใช้ต่อได้ถึง ${formatDateTime(at)}`,
  en: ({ at }) => `Free until ${formatDateTime(at)}`,
};
export const rentalFailed: Message = {
  th: 'โหลดข้อมูลการรับรถไม่ได้ ลองอีกครั้งเมื่อมีสัญญาณ',
  en: 'The handover could not be loaded. Try again when you have a signal.',
};
export const willBeSent: Message = {
  th: 'บันทึกไว้ในเครื่องแล้ว จะส่งเมื่อมีสัญญาณ',
  en: 'Kept on this device. It will be sent when there is a signal.',
};
export const handoverLabel: Message<{ ref: string; isReturn: boolean }> = {
  th: ({ ref, isReturn }) => `${isReturn ? 'คืนรถ' : 'รับรถ'} ${ref}`,
  en: ({ ref, isReturn }) => `${isReturn ? 'Return' : 'Collect'} ${ref}`,
};
export const newEndLabel: Message<{ ref: string }> = {
  th: ({ ref }) => `เปลี่ยนเวลาคืนรถ ${ref}`,
  en: ({ ref }) => `New return time of ${ref}`,
};
