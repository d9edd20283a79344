import type { Message } from './message';

export const whereToQuestion: Message = { th: 'ไปไหน', en: 'Where to?' };
/** Of somebody who never went anywhere. */
export const firstTimeHint: Message = {
  th: 'เลือกแบบรถด้านล่าง ครั้งต่อไปที่ที่ไปบ่อยจะอยู่ตรงนี้',
  en: 'Choose below how to travel. Next time, where you often go is here.',
};
export const startFrom: Message<{ place: string }> = {
  th: ({ place }) => `จาก${place}`,
  en: ({ place }) => `from ${place}`,
};
export const goAgain: Message<{ what: string }> = {
  th: ({ what }) => `จองอีกครั้ง ${what}`,
  en: ({ what }) => `Book again: ${what}`,
};
export const goByKind: Message<{ place: string; kind: string }> = {
  th: ({ place, kind }) => `ไป${place} · ${kind}`,
  en: ({ place, kind }) => `Go to ${place}: ${kind}`,
};
export const whichCar: Message = {
  th: 'เดินทางแบบไหน',
  en: 'How would you like to travel?',
};
