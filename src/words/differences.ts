import type { Message } from './message';

/** What it was, and what it is now. */
export const before: Message = { th: 'เดิม', en: 'Before' };
export const after: Message = { th: 'ใหม่', en: 'After' };
export const none: Message = { th: 'ไม่มี', en: 'None' };

/** Of a request, as people read it. */
export const askedParts: Record<
  | 'when'
  | 'places'
  | 'seats'
  | 'class'
  | 'car'
  | 'people'
  | 'purpose'
  | 'costCentre'
  | 'note'
  | 'estimate',
  Message
> = {
  when: { th: 'เวลา', en: 'When' },
  places: { th: 'เส้นทาง', en: 'Route' },
  seats: { th: 'ที่นั่ง', en: 'Seats' },
  class: { th: 'ประเภทรถ', en: 'Class' },
  car: { th: 'รถ', en: 'Car' },
  people: { th: 'ผู้เดินทาง', en: 'People' },
  purpose: { th: 'วัตถุประสงค์', en: 'Purpose' },
  costCentre: { th: 'ศูนย์ต้นทุน', en: 'Cost centre' },
  note: { th: 'หมายเหตุ', en: 'Note' },
  estimate: { th: 'ค่าใช้จ่ายโดยประมาณ', en: 'Estimated cost' },
};
