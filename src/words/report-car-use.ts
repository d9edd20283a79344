import type { Message } from './message';

/** Who had a car at a moment, for the police's letter. */

export const carUseIntro: Message = {
  th: 'ใส่ทะเบียนและเวลาในใบสั่ง เพื่อดูว่าใครใช้รถคันนั้นอยู่',
  en: 'Enter the plate and the time on the fine to see who had the car.',
};
export const plateLabel: Message = { th: 'ทะเบียน', en: 'Plate' };
export const plateHint: Message = { th: 'เช่น 1กข 1234', en: 'For example 1กข 1234' };
export const find: Message = { th: 'ค้นหา', en: 'Find' };
export const whenText: Message = {
  th: 'กรุณาใส่วันที่และเวลา เช่น 20/11/2026 14:30',
  en: 'Please enter the date and time, for example 20/11/2026 14:30.',
};
export const noSuchCar: Message<{ plate: string }> = {
  th: ({ plate }) => `ไม่พบรถทะเบียน ${plate} กรุณาตรวจตัวอักษรและตัวเลขอีกครั้ง`,
  en: ({ plate }) => `There is no car ${plate}. Please check the letters and digits.`,
};
export const notOut: Message = {
  th: 'รถคันนี้ไม่ได้ออกใช้ในเวลานั้น',
  en: 'This car was not out at that time',
};
export const outAt: Message<{ at: string }> = {
  th: ({ at }) => `ผู้ใช้รถเมื่อ ${at}`,
  en: ({ at }) => `Who had it at ${at}`,
};
export const lastBefore: Message<{ from: string; to: string }> = {
  th: ({ from, to }) => `ครั้งก่อนหน้า ${from} – ${to}`,
  en: ({ from, to }) => `Last before: ${from} – ${to}`,
};
export const nextAfter: Message<{ from: string; to: string }> = {
  th: ({ from, to }) => `ครั้งถัดไป ${from} – ${to}`,
  en: ({ from, to }) => `Next after: ${from} – ${to}`,
};
export const hiddenUse: Message<{ kind: string }> = {
  th: ({ kind }) => `รถออกใช้ใน “${kind}” กรุณาติดต่อผู้ดูแลของบริการนั้น`,
  en: ({ kind }) => `It was out for “${kind}”. Please ask that service’s admin.`,
};
export const inRepair: Message<{ reason: string }> = {
  th: ({ reason }) => `อยู่ระหว่างซ่อม: ${reason}`,
  en: ({ reason }) => `In repair: ${reason}`,
};
export const keptBack: Message<{ reason: string }> = {
  th: ({ reason }) => `งดใช้รถ: ${reason}`,
  en: ({ reason }) => `Kept back: ${reason}`,
};
export const driverLabel: Message = { th: 'คนขับ', en: 'Driver' };
export const selfDriverLabel: Message = { th: 'ขับเอง', en: 'Drove themselves' };
export const coDriver: Message = { th: 'คนขับร่วม', en: 'co-driver' };
export const noDriver: Message = { th: 'ไม่ได้ระบุคนขับ', en: 'No driver on record' };
export const licenceLabel: Message<{ number: string }> = {
  th: ({ number }) => `ใบขับขี่ ${number}`,
  en: ({ number }) => `Licence ${number}`,
};
export const employeeLabel: Message<{ number: string }> = {
  th: ({ number }) => `รหัสพนักงาน ${number}`,
  en: ({ number }) => `Employee ${number}`,
};
export const plannedLabel: Message = { th: 'ตามแผน', en: 'Planned' };
export const actualLabel: Message = { th: 'เวลาจริง', en: 'Recorded' };
export const notRecorded: Message = { th: 'ไม่ได้บันทึก', en: 'Not recorded' };
export const odometerLabel: Message = { th: 'เลขไมล์', en: 'Odometer' };
export const bookingLabel: Message = { th: 'การจอง', en: 'Booking' };
export const routeLabel: Message = { th: 'เส้นทาง', en: 'Route' };
export const purposeLabel: Message = { th: 'วัตถุประสงค์', en: 'Purpose' };
export const travellerLabel: Message = { th: 'ผู้เดินทาง', en: 'Traveller' };
export const passengersLabel: Message = { th: 'ผู้โดยสาร', en: 'Passengers' };
export const guest: Message = { th: 'บุคคลภายนอก', en: 'guest' };
export const unnamed: Message = { th: 'ไม่ระบุชื่อ', en: 'unnamed' };
export const absent: Message = { th: 'ไม่ได้ขึ้นรถ', en: 'did not come' };
export const handoverLabel: Message = { th: 'รับ-คืนรถ', en: 'Handover' };
export const collected: Message<{ by: string; at: string; km: number }> = {
  th: ({ by, at, km }) => `${by} รับรถ ${at} เลขไมล์ ${km.toLocaleString('en-GB')}`,
  en: ({ by, at, km }) => `${by} collected it at ${at}, ${km.toLocaleString('en-GB')} km`,
};
export const returned: Message<{ by: string; at: string; km: number }> = {
  th: ({ by, at, km }) => `${by} คืนรถ ${at} เลขไมล์ ${km.toLocaleString('en-GB')}`,
  en: ({ by, at, km }) => `${by} returned it at ${at}, ${km.toLocaleString('en-GB')} km`,
};
export const ownerLabel: Message = { th: 'เจ้าของรถ', en: 'Owner' };
export const costCentreLabel: Message = { th: 'ศูนย์ต้นทุน', en: 'Cost centre' };
export const printEvidence: Message = { th: 'พิมพ์หลักฐาน', en: 'Print evidence sheet' };
export const evidenceTitle: Message = { th: 'หนังสือแสดงผู้ใช้รถ', en: 'Statement of vehicle use' };
export const evidenceText: Message<{ plate: string; at: string }> = {
  th: ({ plate, at }) => `ขอแสดงว่ารถทะเบียน ${plate} เมื่อ ${at} มีการใช้งานตามบันทึกของระบบ ดังนี้`,
  en: ({ plate, at }) =>
    `According to the system’s records, vehicle ${plate} was in use on ${at} as follows.`,
};
