import type { CarClass, CarPaper, CarStatus } from '#domain/fleet/car';
import type { Urgency } from '#domain/fleet/expiry';
import { vehicleClassNames } from './bookings';
import type { Message } from './message';

/** The fleet: cars, their papers, and the times at which they are out. */

export const fleetEmpty: Message = {
  th: 'ยังไม่มีรถสำหรับการจองประเภทนี้',
  en: 'No cars serve this kind yet',
};
export const addCar: Message = { th: 'เพิ่มรถ', en: 'Add a car' };
export const importCars: Message = { th: 'นำเข้ารถ', en: 'Import cars' };
export const importedFor: Message<{ kind: string }> = {
  th: ({ kind }) => `เพิ่มรถใหม่สำหรับ “${kind}” รถที่มีอยู่แล้วจะไม่ถูกแก้ไข`,
  en: ({ kind }) =>
    `New cars are added and serve “${kind}”. Cars that are here already are not changed.`,
};
export const carWord: Message = { th: 'รถ', en: 'Car' };
export const carTitle: Message<{ plate: string }> = {
  th: ({ plate }) => `รถ ${plate}`,
  en: ({ plate }) => `Car ${plate}`,
};

export const siteLabel: Message = { th: 'โรงงาน', en: 'Site' };
export const companyOwned: Message = { th: 'รถบริษัท', en: 'Company' };
export const expiryLabel: Message = { th: 'เอกสารหมดอายุ', en: 'Papers expire' };
export const nextPaperLabel: Message = {
  th: 'เอกสารที่หมดอายุก่อน',
  en: 'First paper to expire',
};
export const dueLabel: Message = { th: 'เอกสาร', en: 'Papers' };

export const classNames: Record<CarClass, Message> = {
  ...vehicleClassNames,
  bus: { th: 'รถบัส', en: 'Bus' },
};
export const fuelNames: Record<'diesel' | 'petrol' | 'hybrid' | 'electric' | 'gas', Message> = {
  diesel: { th: 'ดีเซล', en: 'Diesel' },
  petrol: { th: 'เบนซิน', en: 'Petrol' },
  hybrid: { th: 'ไฮบริด', en: 'Hybrid' },
  electric: { th: 'ไฟฟ้า', en: 'Electric' },
  gas: { th: 'แก๊ส', en: 'Gas' },
};
export const gearboxNames: Record<'automatic' | 'manual', Message> = {
  automatic: { th: 'อัตโนมัติ', en: 'Automatic' },
  manual: { th: 'ธรรมดา', en: 'Manual' },
};
export const carStatusNames: Record<CarStatus, Message> = {
  available: { th: 'พร้อมใช้', en: 'Available' },
  repair: { th: 'ซ่อม', en: 'In repair' },
  retired: { th: 'เลิกใช้', en: 'Retired' },
};
export const carStands: Message = { th: 'รถเสีย', en: 'Broken down' };
export const outNow: Message = { th: 'งดใช้ชั่วคราว', en: 'Out for now' };
export const paperNames: Record<CarPaper, Message> = {
  compulsory_insurance: { th: 'พ.ร.บ.', en: 'Compulsory insurance' },
  tax: { th: 'ภาษีรถ', en: 'Tax' },
  voluntary_insurance: { th: 'ประกันภัย', en: 'Voluntary insurance' },
  inspection: { th: 'ตรวจสภาพ', en: 'Inspection' },
  lease: { th: 'สัญญาเช่า', en: 'Lease' },
};
export const paperUntil: Message<{ paper: string; date: string }> = {
  th: ({ paper, date }) => `${paper} ${date}`,
  en: ({ paper, date }) => `${paper} ${date}`,
};
export const urgencyNames: Record<Exclude<Urgency, 'valid'>, Message> = {
  lapsed: { th: 'หมดอายุแล้ว', en: 'Lapsed' },
  week: { th: 'ภายใน 7 วัน', en: 'Within 7 days' },
  month: { th: 'ภายใน 30 วัน', en: 'Within 30 days' },
  soon: { th: 'ภายใน 60 วัน', en: 'Within 60 days' },
};

export const papersSection: Message = { th: 'เอกสารของรถ', en: 'Papers' };
export const addPaper: Message = { th: 'เพิ่มเอกสาร', en: 'Add a paper' };
export const changePaper: Message<{ paper: string }> = {
  th: ({ paper }) => `แก้ไข ${paper}`,
  en: ({ paper }) => `Edit ${paper.toLowerCase()}`,
};
export const noPapers: Message = { th: 'ยังไม่มีเอกสาร', en: 'No papers yet' };

export const troublesSection: Message = { th: 'คนขับแจ้งปัญหา', en: 'Troubles told by drivers' };
export const notInOrder: Message<{ what: string }> = {
  th: ({ what }) => `ตรวจแล้วไม่พร้อม: ${what}`,
  en: ({ what }) => `Not in order: ${what}`,
};
export const troubleStands: Message = { th: 'ไปต่อไม่ได้', en: 'Cannot go on' };
export const troubleDrives: Message = { th: 'ขับต่อได้', en: 'Can drive on' };
export const sendToRepair: Message = { th: 'ส่งซ่อม', en: 'Send to repair' };
export const sentToRepair: Message<{ when: string }> = {
  th: ({ when }) => `ส่งซ่อมแล้ว ${when}`,
  en: ({ when }) => `In repair ${when}`,
};
export const settleTrouble: Message = { th: 'ปิดเรื่อง', en: 'Mark as dealt with' };
export const troubleSettled: Message = { th: 'ปิดเรื่องแล้ว', en: 'Dealt with' };
export const seeTrip: Message = { th: 'ดูเที่ยวรถ', en: 'See the trip' };
export const startsAfterTrip: Message<{ at: string }> = {
  th: ({ at }) => `รถยังอยู่ในเที่ยวเดินทาง เริ่มซ่อมได้หลังรถกลับ ${at}`,
  en: ({ at }) => `The car is still on its trip; repair can begin when it is back, ${at}`,
};

export const outSection: Message = { th: 'สถานะและช่วงงดใช้', en: 'Status and times out' };
export const changeStatus: Message = { th: 'เปลี่ยนสถานะ', en: 'Change the status' };
export const addBlackout: Message = { th: 'งดใช้เป็นช่วงเวลา', en: 'Take it out for a time' };
export const bringBack: Message = { th: 'นำกลับมาใช้', en: 'Bring it back' };
export const blackoutTypeNames: Record<'blackout' | 'repair', Message> = {
  blackout: { th: 'งดใช้', en: 'Not available' },
  repair: { th: 'ซ่อม', en: 'Repair' },
};
/** Of a time out or a leave that has not begun; only a form is left by its “cancel”. */
export const callOff: Message = { th: 'ยกเลิกช่วงนี้', en: 'Call it off' };
export const openEnd: Message = { th: 'ไม่มีกำหนด', en: 'no end set' };
export const notOut: Message = { th: 'ไม่มีช่วงงดใช้', en: 'No times out' };
export const periodOf: Message<{ from: string; until: string }> = {
  th: ({ from, until }) => `${from} – ${until}`,
  en: ({ from, until }) => `${from} – ${until}`,
};

export const brokenTitle: Message<{ count: number }> = {
  th: ({ count }) => `มี ${count} เที่ยวที่จัดรถคันนี้ไว้แล้ว`,
  en: ({ count }) =>
    count === 1
      ? 'One trip is arranged with this car'
      : `${count} trips are arranged with this car`,
};
export const brokenText: Message = {
  th: 'ถ้ายืนยัน การจองเหล่านี้จะกลับไปรอจัดรถ',
  en: 'If you confirm, another car has to be found.',
};
export const releaseAndTakeOut: Message = {
  th: 'ปล่อยเที่ยวและนำรถออก',
  en: 'Release and take out',
};
export const releaseAndSave: Message = { th: 'ปล่อยเที่ยวและบันทึก', en: 'Release and save' };
export const arrangeAgain: Message = { th: 'ไปจัดรถใหม่', en: 'Arrange again' };
export const releasedNow: Message<{ count: number }> = {
  th: ({ count }) => `${count} เที่ยวกลับไปรอจัดรถแล้ว`,
  en: ({ count }) =>
    count === 1 ? 'One trip waits for another car now' : `${count} trips wait for another car now`,
};
export const underwayNow: Message = { th: 'กำลังเดินทาง', en: 'On the road' };

export const odometerSection: Message = { th: 'ประวัติเลขไมล์', en: 'Odometer' };
export const recordOdometer: Message = { th: 'บันทึกเลขไมล์', en: 'Enter a reading' };
export const noReadings: Message = { th: 'ยังไม่มีการบันทึก', en: 'No readings yet' };
export const kilometres: Message<{ km: string }> = {
  th: ({ km }) => `${km} กม.`,
  en: ({ km }) => `${km} km`,
};
export const odometerSources: Record<'admin' | 'collect' | 'return' | 'trip', Message> = {
  admin: { th: 'ผู้ดูแลบันทึก', en: 'Entered by an admin' },
  collect: { th: 'ตอนรับรถ', en: 'When collected' },
  return: { th: 'ตอนคืนรถ', en: 'When returned' },
  trip: { th: 'จากเที่ยวรถ', en: 'From a trip' },
};
