import type { Message } from './message';

/** A day, typed or chosen in a calendar. */

export const dayHint: Message = { th: 'วว/ดด/ปปปป', en: 'DD/MM/YYYY' };
export const bothEras: Message<{ date: string; year: number }> = {
  th: ({ date, year }) => `${date} (พ.ศ. ${year})`,
  en: ({ date, year }) => `${date} (B.E. ${year})`,
};
export const convertedYear: Message<{ date: string }> = {
  th: ({ date }) => `ปี พ.ศ. แปลงเป็น ${date} แล้ว`,
  en: ({ date }) => `Buddhist year, understood as ${date}`,
};
export const notADay: Message = { th: 'ไม่มีวันนี้ในปฏิทิน', en: 'There is no such day' };
export const notWhole: Message = {
  th: 'ใส่ปีสี่หลัก เช่น 30/11/2569',
  en: 'With the whole year: 30/11/2026',
};
export const openCalendar: Message<{ label: string }> = {
  th: ({ label }) => `เปิดปฏิทิน: ${label}`,
  en: ({ label }) => `Open the calendar: ${label}`,
};
export const calendarUnavailable: Message = {
  th: 'เปิดปฏิทินไม่ได้ตอนไม่มีสัญญาณ ใส่วันที่ตรงนี้แทนได้',
  en: 'The calendar needs a connection. You can enter the date here instead.',
};
export const previousMonth: Message = { th: 'เดือนก่อน', en: 'Previous month' };
export const nextMonth: Message = { th: 'เดือนถัดไป', en: 'Next month' };
export const previousYears: Message = { th: 'ปีก่อนหน้า', en: 'Earlier years' };
export const nextYears: Message = { th: 'ปีถัดไป', en: 'Later years' };
export const otherMonths: Message = { th: 'เลือกเดือนและปี', en: 'choose month and year' };
