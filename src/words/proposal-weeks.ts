import type { Message } from './message';

/** What proposals were worth, week by week, in a report. */

export const weeksTitle: Message = {
  th: 'จัดทีละรายการ เทียบกับข้อเสนอ',
  en: 'One by one against the proposal',
};
export const weeksHelp: Message = {
  th: 'ทีละรายการ คือคำนวณว่าจัดตามลำดับจองด้วยรถคันแรกที่ว่าง · นับเฉพาะวันที่มีข้อเสนอ',
  en: 'One by one is computed: each booking in its turn, the first car that is free. Only days with a proposal count.',
};
export const weekLabel: Message = { th: 'สัปดาห์', en: 'Week' };
export const weekDays: Message<{ count: number }> = {
  th: ({ count }) => `${count} วัน`,
  en: ({ count }) => (count === 1 ? '1 day' : `${count} days`),
};
export const usedOf: Message = { th: 'นำไปใช้', en: 'Used' };
export const usedCount: Message<{ used: number; count: number }> = {
  th: ({ used, count }) => `${used} จาก ${count}`,
  en: ({ used, count }) => `${used} of ${count}`,
};
