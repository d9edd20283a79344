import type { DriverStatus, LeaveType } from '#domain/people/driver';
import type { licenceClasses } from '#domain/people/licence';
import type { Message } from './message';

/** Drivers: who they are, their licences, shifts, leave and hours. */

export const driversEmpty: Message = { th: 'ยังไม่มีพนักงานขับรถ', en: 'No drivers yet' };
export const addDriver: Message = { th: 'เพิ่มพนักงานขับรถ', en: 'Add a driver' };
export const driverTitle: Message = { th: 'พนักงานขับรถ', en: 'Driver' };
export const driverNamed: Message<{ name: string }> = {
  th: ({ name }) => `พนักงานขับรถ ${name}`,
  en: ({ name }) => `Driver ${name}`,
};

export const nameLabel: Message = { th: 'ชื่อ', en: 'Name' };
export const employeeNoLabel: Message = { th: 'รหัสพนักงาน', en: 'Employee number' };
export const employerNames: Record<'employee' | 'provider', Message> = {
  employee: { th: 'บริษัท', en: 'The company' },
  provider: { th: 'ผู้ให้บริการ', en: 'A provider' },
};
export const employeeLabel: Message = { th: 'พนักงาน', en: 'Employee' };
export const employeeNote: Message = {
  th: 'ชื่อและรหัสพนักงานเป็นของทะเบียนพนักงาน แก้ไขที่นั่น',
  en: 'Name and number are those of the employee directory and are changed there.',
};

export const shiftSection: Message = { th: 'เวลาทำงานประจำ', en: 'Shifts' };

export const licenceLabel: Message = { th: 'ใบขับขี่', en: 'Licence' };
export const licenceExpiryLabel: Message = { th: 'ใบขับขี่หมดอายุ', en: 'Licence expires' };
export const noLicence: Message = { th: 'ยังไม่มีข้อมูล', en: 'None on record' };
export const licenceClassNames: Record<(typeof licenceClasses)[number], Message> = {
  'บ.1': { th: 'บ.1 รถส่วนบุคคล ไม่เกิน 3,500 กก.', en: 'บ.1 Private, up to 3,500 kg' },
  'บ.2': { th: 'บ.2 รถส่วนบุคคล เกิน 3,500 กก.', en: 'บ.2 Private, over 3,500 kg' },
  'บ.3': { th: 'บ.3 รถส่วนบุคคล ลากจูง', en: 'บ.3 Private, towing' },
  'บ.4': { th: 'บ.4 รถส่วนบุคคล วัตถุอันตราย', en: 'บ.4 Private, dangerous goods' },
  'ท.1': { th: 'ท.1 ทุกประเภท ไม่เกิน 3,500 กก.', en: 'ท.1 All uses, up to 3,500 kg' },
  'ท.2': { th: 'ท.2 ทุกประเภท เกิน 3,500 กก.', en: 'ท.2 All uses, over 3,500 kg' },
  'ท.3': { th: 'ท.3 ทุกประเภท ลากจูง', en: 'ท.3 All uses, towing' },
  'ท.4': { th: 'ท.4 ทุกประเภท วัตถุอันตราย', en: 'ท.4 All uses, dangerous goods' },
};
export const smallCarsOnly: Message = {
  th: 'ชนิด 1 จัดให้ขับรถเกิน 19 ที่นั่งไม่ได้',
  en: 'With class 1, no car of more than 19 seats can be arranged.',
};
export const lapsedNote: Message = {
  th: 'ใบขับขี่หมดอายุแล้ว จะจัดรถให้ไม่ได้จนกว่าจะต่ออายุ',
  en: 'This licence has lapsed: nothing can be arranged until it is renewed.',
};

export const shiftStarts: Message = { th: 'เริ่ม', en: 'From' };
export const shiftEnds: Message = { th: 'เลิก', en: 'To' };
export const nextMorning: Message = { th: 'วันถัดไป', en: 'next day' };
export const noShifts: Message = { th: 'ไม่มีเวลาประจำ', en: 'No fixed hours' };
export const shiftNote: Message = {
  th: 'เวลาที่ขับนอกเวลาทำงานนับเป็นล่วงเวลา',
  en: 'What is driven outside counts as overtime.',
};
export const shiftOn: Message<{ day: string; starts: string; ends: string }> = {
  th: ({ day, starts, ends }) => `${day} ${starts}–${ends}`,
  en: ({ day, starts, ends }) => `${day} ${starts}–${ends}`,
};

export const driverStatusNames: Record<DriverStatus, Message> = {
  active: { th: 'พร้อมขับ', en: 'Active' },
  suspended: { th: 'พักงาน', en: 'Suspended' },
  left: { th: 'พ้นหน้าที่', en: 'Left' },
};
export const onLeaveNow: Message = { th: 'ลา', en: 'On leave' };

export const leaveSection: Message = { th: 'สถานะและวันลา', en: 'Status and leave' };
export const addLeave: Message = { th: 'บันทึกการลา', en: 'Enter leave' };
export const endLeave: Message = { th: 'กลับมาทำงาน', en: 'Back at work' };
export const noLeave: Message = { th: 'ไม่มีวันลา', en: 'No leave' };
export const leaveTypeNames: Record<LeaveType, Message> = {
  annual: { th: 'ลาพักร้อน', en: 'Annual' },
  sick: { th: 'ลาป่วย', en: 'Sick' },
  personal: { th: 'ลากิจ', en: 'Personal' },
  training: { th: 'อบรม', en: 'Training' },
  other: { th: 'อื่น ๆ', en: 'Other' },
};

export const drivenTitle: Message<{ count: number }> = {
  th: ({ count }) => `มี ${count} เที่ยวที่จัดให้คนนี้ขับไว้แล้ว`,
  en: ({ count }) =>
    count === 1
      ? 'One trip is arranged with this driver'
      : `${count} trips are arranged with this driver`,
};
export const drivenText: Message = {
  th: 'ถ้ายืนยัน เที่ยวเหล่านี้ยังมีรถเดิม แต่รอจัดคนขับใหม่',
  en: 'If you confirm, the car stays and another driver has to be found.',
};
export const takeOffTrips: Message = { th: 'ยืนยันและถอนคนขับ', en: 'Take the driver off' };
export const takenOffNow: Message<{ count: number }> = {
  th: ({ count }) => `${count} เที่ยวรอจัดคนขับใหม่`,
  en: ({ count }) =>
    count === 1
      ? 'One trip waits for another driver now'
      : `${count} trips wait for another driver now`,
};

export const hoursSection: Message = { th: 'ชั่วโมงขับรถ 8 สัปดาห์', en: 'Hours of eight weeks' };
export const hoursThisWeek: Message = { th: 'ชั่วโมงสัปดาห์นี้', en: 'Hours this week' };
export const ratingLabel: Message = { th: 'คะแนน 90 วัน', en: 'Rating, 90 days' };
export const weekLabel: Message = { th: 'สัปดาห์', en: 'Week of' };
export const tripsLabel: Message = { th: 'เที่ยว', en: 'Trips' };
export const plannedLabel: Message = { th: 'ตามแผน', en: 'Planned' };
export const drivenLabel: Message = { th: 'ขับจริง', en: 'Driven' };
export const overtimeLabel: Message = { th: 'ล่วงเวลา', en: 'Overtime' };
export const hoursNote: Message = {
  th: 'ชั่วโมง:นาที ล่วงเวลาคือเวลานอกเวลาทำงานประจำ',
  en: 'Hours:minutes. Overtime is what lies outside the shifts.',
};
