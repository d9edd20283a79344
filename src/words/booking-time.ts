import type { Message } from './message';

/** Choosing a day and a time. */

export const startsAtLabel: Message = { th: 'เริ่ม', en: 'Start' };
export const endsAtLabel: Message = { th: 'สิ้นสุด', en: 'End' };
export const dayTyped: Message = { th: 'วันที่ (วว/ดด/ปปปป)', en: 'Date (DD/MM/YYYY)' };
export const timeTyped: Message = { th: 'เวลา', en: 'Time' };
export const daysLabel: Message = { th: 'เลือกวัน', en: 'Day' };
export const anotherDay: Message = { th: 'วันอื่น', en: 'Other day' };
export const closeCalendar: Message = { th: 'ปิดปฏิทิน', en: 'Close the calendar' };
export const previousMonth: Message = { th: 'เดือนก่อน', en: 'Previous month' };
export const nextMonth: Message = { th: 'เดือนถัดไป', en: 'Next month' };
export const calendarUnavailable: Message = {
  th: 'เปิดปฏิทินไม่ได้ตอนไม่มีสัญญาณ ใส่วันที่ตรงนี้แทนได้',
  en: 'The calendar needs a connection. You can enter the date here instead.',
};
export const hoursLabel: Message = { th: 'ชั่วโมง', en: 'Hour' };
export const minutesLabel: Message = { th: 'นาที', en: 'Minute' };
export const today: Message = { th: 'วันนี้', en: 'Today' };
export const tomorrow: Message = { th: 'พรุ่งนี้', en: 'Tomorrow' };
export const convertedYear: Message<{ date: string }> = {
  th: ({ date }) => `ปี พ.ศ. แปลงเป็น ${date} แล้ว`,
  en: ({ date }) => `Buddhist year, understood as ${date}`,
};
export const notADay: Message = { th: 'ไม่มีวันนี้ในปฏิทิน', en: 'There is no such day' };
export const notATime: Message = { th: 'เวลาเช่น 09:30', en: 'A time such as 09:30' };
export const closedDay: Message = { th: 'ไม่เปิดให้บริการ', en: 'No service' };
export const lengthOf: Message<{ days: number; hours: number; minutes: number }> = {
  th: ({ days, hours, minutes }) =>
    ['รวม', days && `${days} วัน`, hours && `${hours} ชม.`, minutes && `${minutes} นาที`]
      .filter(Boolean)
      .join(' '),
  en: ({ days, hours, minutes }) =>
    [days && `${days} d`, hours && `${hours} h`, minutes && `${minutes} min`, 'in all']
      .filter(Boolean)
      .join(' '),
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

export const bandTitle: Message = { th: 'รถว่าง', en: 'Free cars' };
export const bandFree: Message = { th: 'ว่าง', en: 'Free' };
export const bandFew: Message = { th: 'เหลือน้อย', en: 'Few' };
export const bandNone: Message = { th: 'เต็ม', en: 'None' };
export const bandSaid: Message<{ runs: string }> = {
  th: ({ runs }) => `รถว่างตลอดวัน: ${runs}`,
  en: ({ runs }) => `Free cars over the day: ${runs}`,
};
export const carsFree: Message<{ count: number }> = {
  th: ({ count }) => `มีรถว่าง ${count} คันในช่วงนี้`,
  en: ({ count }) => (count === 1 ? 'One car is free then' : `${count} cars are free then`),
};
export const noCarFree: Message = {
  th: 'รถเต็มในช่วงเวลานี้',
  en: 'All cars are out at that time',
};
export const nextFree: Message<{ at: string }> = {
  th: ({ at }) => `ว่างเร็วสุด ${at}`,
  en: ({ at }) => `Free from ${at}`,
};
export const takeTime: Message = { th: 'ใช้เวลานี้', en: 'Use this time' };
export const bandOffline: Message = {
  th: 'ดูรถว่างได้เมื่อมีสัญญาณ',
  en: 'Free cars are shown with a connection',
};
