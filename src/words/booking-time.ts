import type { Message } from './message';

/** Choosing a day and a time. */

export const leavesAtLabel: Message = { th: 'ออกเดินทาง', en: 'Departure' };
export const backAtLabel: Message = { th: 'กลับถึง', en: 'Return' };
export const collectAtLabel: Message = { th: 'รับรถ', en: 'Collect the car' };
export const returnAtLabel: Message = { th: 'คืนรถ', en: 'Return the car' };
export const dayTyped: Message = { th: 'วันที่ (วว/ดด/ปปปป)', en: 'Date (DD/MM/YYYY)' };
export const timeTyped: Message = { th: 'เวลา', en: 'Time' };
export const daysLabel: Message = { th: 'เลือกวัน', en: 'Day' };
export const anotherDay: Message = { th: 'วันอื่น', en: 'Other day' };
export const closeCalendar: Message = { th: 'ปิดปฏิทิน', en: 'Close the calendar' };
export const hoursLabel: Message = { th: 'ชั่วโมง', en: 'Hour' };
export const minutesLabel: Message = { th: 'นาที', en: 'Minute' };
export const today: Message = { th: 'วันนี้', en: 'Today' };
export const tomorrow: Message = { th: 'พรุ่งนี้', en: 'Tomorrow' };
export const notATime: Message = { th: 'เวลาเช่น 09:30', en: 'A time such as 09:30' };
export const closedDay: Message = { th: 'ไม่เปิดให้บริการ', en: 'No service' };
export type Length = { days: number; hours: number; minutes: number };
export const duration: Message<Length> = {
  th: ({ days, hours, minutes }) =>
    [days && `${days} วัน`, hours && `${hours} ชม.`, minutes && `${minutes} นาที`]
      .filter(Boolean)
      .join(' '),
  en: ({ days, hours, minutes }) =>
    [days && `${days} d`, hours && `${hours} h`, minutes && `${minutes} min`]
      .filter(Boolean)
      .join(' '),
};
export const lengthOf: Message<Length> = {
  th: (length) => `รวม ${duration.th(length)}`,
  en: (length) => `${duration.en(length)} in all`,
};
export const endMoved: Message<{ at: string }> = {
  th: ({ at }) => `ปรับเวลาสิ้นสุดเป็น ${at} ให้อยู่ในเวลาให้บริการ`,
  en: ({ at }) => `The end was moved to ${at}, within the service hours`,
};
export const problemOf: Message<{ label: string; problem: string }> = {
  th: ({ label, problem }) => `${label}: ${problem}`,
  en: ({ label, problem }) => `${label}: ${problem}`,
};

/** Short names, Monday first. */
export const weekdays: readonly Message[] = [
  { th: 'จ.', en: 'Mon' },
  { th: 'อ.', en: 'Tue' },
  { th: 'พ.', en: 'Wed' },
  { th: 'พฤ.', en: 'Thu' },
  { th: 'ศ.', en: 'Fri' },
  { th: 'ส.', en: 'Sat' },
  { th: 'อา.', en: 'Sun' },
];

export const months: readonly Message[] = [
  { th: 'ม.ค.', en: 'Jan' },
  { th: 'ก.พ.', en: 'Feb' },
  { th: 'มี.ค.', en: 'Mar' },
  { th: 'เม.ย.', en: 'Apr' },
  { th: 'พ.ค.', en: 'May' },
  { th: 'มิ.ย.', en: 'Jun' },
  { th: 'ก.ค.', en: 'Jul' },
  { th: 'ส.ค.', en: 'Aug' },
  { th: 'ก.ย.', en: 'Sep' },
  { th: 'ต.ค.', en: 'Oct' },
  { th: 'พ.ย.', en: 'Nov' },
  { th: 'ธ.ค.', en: 'Dec' },
];

export const carWhenStarting: Message<{ length: string }> = {
  th: ({ length }) => `เริ่มเวลานี้ มีรถตลอด ${length}`,
  en: ({ length }) => `A car for ${length}, starting at`,
};
/** In place of a length: of a trip that service hours cut short, each start has another. */
export const asLongAsServed: Message = { th: 'จนถึงเวลาสิ้นสุด', en: 'the whole trip' };
export const carUntil: Message = { th: 'ใช้รถคันเดิมได้ถึง', en: 'A car until' };
export const bandFree: Message = { th: 'ว่าง', en: 'Free' };
export const bandFew: Message = { th: 'เหลือน้อย', en: 'Few' };
export const bandNone: Message = { th: 'เต็ม', en: 'None' };
export const bandSaid: Message<{ title: string; runs: string }> = {
  th: ({ title, runs }) => `${title}: ${runs}`,
  en: ({ title, runs }) => `${title}: ${runs}`,
};
export const carsFree: Message<{ count: number }> = {
  th: ({ count }) => `มีรถว่าง ${count} คันในช่วงนี้`,
  en: ({ count }) => (count === 1 ? 'One car is free then' : `${count} cars are free then`),
};
export const noCarFree: Message = {
  th: 'รถเต็มในช่วงเวลานี้',
  en: 'All cars are out at that time',
};
export const carsKept: Message<{ count: number }> = {
  th: ({ count }) => `กันไว้ให้คำขอที่อนุมัติแล้ว ${count} คัน`,
  en: ({ count }) => `${count} kept for approved requests`,
};
export const classFull: Message<{ name: string }> = {
  th: ({ name }) => `${name}เต็ม`,
  en: ({ name }) => `${name}: none free`,
};
export const classFree: Message<{ name: string; count: number }> = {
  th: ({ name, count }) => `${name}ว่าง ${count} คัน`,
  en: ({ name, count }) => `${name}: ${count} free`,
};
const dayInSentence = (day: string): string =>
  weekdays.some(({ en }) => en === day) ? `on ${day}` : day.toLowerCase();
export const nextFree: Message<{ day: string; date: string; time: string }> = {
  th: ({ day, date, time }) => `ว่างเร็วสุด ${day} ${date} ${time}`,
  en: ({ day, date, time }) => `Free from ${time} ${dayInSentence(day)}, ${date}`,
};
export const needsReason: Message = {
  th: 'กระชั้นกว่าที่กำหนด ต้องบอกเหตุผล',
  en: 'Short notice: needs a reason',
};
export const takeTime: Message = { th: 'ใช้เวลานี้', en: 'Use this time' };
export const bandOffline: Message = {
  th: 'ดูรถว่างได้เมื่อมีสัญญาณ',
  en: 'Free cars are shown with a connection',
};
