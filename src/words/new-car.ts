import type { Message } from './message';

/** A car that a provider registers in its answer, and what becomes of it. */
export const sendNewCar: Message = { th: 'ส่งรถที่ยังไม่อยู่ในรายการ', en: 'Send a car not in the list' };
export const sendThisCar: Message = { th: 'ส่งรถคันนี้', en: 'Send this car' };
export const newCarHint: Message = {
  th: 'รถจะเข้ารายการและรับงานนี้ทันที บริษัทจะตรวจข้อมูลภายหลัง',
  en: 'It joins the list and takes this trip at once. The company checks it later.',
};
export const plateLabel: Message = { th: 'ทะเบียน', en: 'Plate' };
export const provinceLabel: Message = { th: 'จังหวัด', en: 'Province' };
export const classLabel: Message = { th: 'ประเภทรถ', en: 'Class' };
export const seatsLabel: Message = { th: 'ที่นั่งผู้โดยสาร', en: 'Passenger seats' };
export const whoDrives: Message = { th: 'คนขับ (ระบุภายหลังได้)', en: 'Driver (may be named later)' };
export const newCarSent: Message<{ plate: string; what: string }> = {
  th: ({ plate, what }) => `เพิ่ม ${plate} และจัดให้ ${what} แล้ว`,
  en: ({ plate, what }) => `${plate} added and put on ${what}`,
};

export const toCheck: Message = { th: 'รถรอตรวจข้อมูล', en: 'Car to be checked' };
export const toCheckShort: Message = { th: 'รอตรวจ', en: 'To check' };
export const carsToCheck: Message<{ count: number }> = {
  th: ({ count }) => `รถรอตรวจข้อมูล ${count} คัน`,
  en: ({ count }) => `${count} ${count === 1 ? 'car' : 'cars'} to be checked`,
};
export const toCheckHint: Message = {
  th: 'รถคันนี้เพิ่มเข้ามาตอนตอบรับงาน',
  en: 'This car was added when a trip was taken.',
};
export const correctHint: Message = {
  th: 'ถ้าไม่ถูกต้อง แก้ไขแล้วบันทึก ถือว่าตรวจแล้ว',
  en: 'If something is wrong, correct and save it: that counts as checked.',
};
export const correctCar: Message = { th: 'แก้ไขข้อมูลรถ', en: 'Correct the car' };
export const isRight: Message = { th: 'ตรวจแล้ว ถูกต้อง', en: 'Checked, it is right' };
export const checkedNow: Message<{ plate: string }> = {
  th: ({ plate }) => `ตรวจ ${plate} แล้ว`,
  en: ({ plate }) => `${plate} is checked`,
};
export const checkFilter: Message = { th: 'การตรวจข้อมูล', en: 'Check' };
