import type { ReasonCode, StopCode, WarningCode } from '#domain/arranging/verdict';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import type { Message } from './message';
import { lasting } from './work-day';

/** `at`, `until` and `count` come with those codes that speak of a moment, a time or a figure. */
export type Detail = {
  at?: string | undefined;
  until?: string | undefined;
  count?: number | undefined;
};
const time = ({ at }: Detail) => (at ? formatTime(at) : '');
/** Of several days each end says its own. */
const period = ({ at = '', until = '' }: Detail) => {
  const isOneDay = dayOf(at) === dayOf(until);
  const end = (moment: string) =>
    isOneDay ? formatTime(moment) : `${formatDate(moment).slice(0, 5)} ${formatTime(moment)}`;
  return `${end(at)}–${end(until)}`;
};
const takenWhen = (facts: Detail) => (facts.until ? period(facts) : time(facts));
const date = ({ at }: Detail) => (at ? formatDate(at) : '');

export const stopNames: Record<StopCode, Message<Detail>> = {
  taken: {
    th: (facts) => `ติดงานอื่น ${takenWhen(facts) || 'ในเวลานี้'}`,
    en: (facts) => `Taken ${takenWhen(facts) || 'at this time'}`,
  },
  blackout: { th: () => 'งดใช้งานในเวลานี้', en: () => 'Not for use at this time' },
  repair: { th: () => 'อยู่ระหว่างซ่อม', en: () => 'In repair' },
  leave: { th: () => 'ลางาน', en: () => 'On leave' },
  seats: {
    th: ({ count }) => (count ? `ที่นั่งไม่พอ ขาด ${count}` : 'ที่นั่งไม่พอ'),
    en: ({ count }) =>
      count ? `${count} ${count === 1 ? 'seat' : 'seats'} too few` : 'Too few seats',
  },
  papers: {
    th: (facts) => `เอกสารรถหมดอายุ ${date(facts)}`.trim(),
    en: (facts) => `Papers lapse ${date(facts)}`.trim(),
  },
  licence_missing: { th: () => 'ไม่มีใบขับขี่ในระบบ', en: () => 'No licence on record' },
  licence_expired: {
    th: (facts) => `ใบขับขี่หมดอายุ ${date(facts)}`.trim(),
    en: (facts) => `Licence expires ${date(facts)}`.trim(),
  },
  licence_class: { th: () => 'ประเภทใบขับขี่ไม่ตรง', en: () => 'Wrong licence class' },
  hours: {
    th: ({ count }) => `เกินชั่วโมงขับที่กำหนด ${lasting.th({ minutes: count ?? 0 })}`,
    en: ({ count }) => `Over the hours by ${lasting.en({ minutes: count ?? 0 })}`,
  },
  stands: {
    th: (facts) => `รถเสีย ไปต่อไม่ได้ ตั้งแต่ ${time(facts)}`,
    en: (facts) => `Broken down since ${time(facts)}`,
  },
  not_available: { th: () => 'ไม่พร้อมใช้งาน', en: () => 'Not available' },
  other_kind: { th: () => 'ไม่ได้ใช้กับบริการนี้', en: () => 'Not for this kind' },
  other_site: { th: () => 'อยู่คนละโรงงาน', en: () => 'At the other site' },
  other_provider: { th: () => 'เป็นของผู้ให้บริการรายอื่น', en: () => 'Another provider’s' },
};

export const warningNames: Record<WarningCode, Message<Detail>> = {
  no_driver: { th: () => 'ไม่มีคนขับที่ว่าง', en: () => 'No driver is free for it' },
  not_back: { th: () => 'ยังไม่กลับมา', en: () => 'Not back yet' },
  declined: { th: () => 'ผู้ให้บริการปฏิเสธเที่ยวนี้แล้ว', en: () => 'Its provider declined this trip' },
  overtime: { th: () => 'มีล่วงเวลา', en: () => 'Overtime' },
  long_day: { th: () => 'วันทำงานยาว', en: () => 'Long day' },
  hours_soft: {
    th: ({ count }) => `เกินชั่วโมงที่แนะนำ ${lasting.th({ minutes: count ?? 0 })}`,
    en: ({ count }) => `Over the advised hours by ${lasting.en({ minutes: count ?? 0 })}`,
  },
  low_rating: { th: () => 'คะแนนต่ำ', en: () => 'Low rating' },
  papers_soon: {
    th: (facts) => `เอกสารใกล้หมดอายุ ${date(facts)}`.trim(),
    en: (facts) => `Papers lapse soon ${date(facts)}`.trim(),
  },
  licence_soon: {
    th: (facts) => `ใบขับขี่ใกล้หมดอายุ ${date(facts)}`.trim(),
    en: (facts) => `Licence expires soon ${date(facts)}`.trim(),
  },
  other_class: { th: () => 'คนละประเภทกับที่ขอ', en: () => 'Not the class wished' },
  medical_expired: {
    th: () => 'ใบรับรองแพทย์หมดอายุ',
    en: () => 'Medical check lapsed',
  },
  other_house: { th: () => 'คนขับกับรถคนละสังกัด', en: () => 'Driver and car of different owners' },
};

export const reasonNames: Record<ReasonCode, Message<Detail>> = {
  asked_for: { th: () => 'ผู้จองขอไว้', en: () => 'Asked for' },
  smallest_fit: { th: () => 'คันเล็กสุดที่พอดี', en: () => 'Smallest that fits' },
  class_wished: { th: () => 'ตรงประเภทที่ขอ', en: () => 'The class wished' },
  own: { th: () => 'ของบริษัท', en: () => 'The company’s own' },
  free_until: { th: (facts) => `ว่างถึง ${time(facts)}`, en: (facts) => `Free until ${time(facts)}` },
  free_rest_of_day: { th: () => 'ว่างจนหมดวัน', en: () => 'Free for the rest of the day' },
  free_all_day: { th: () => 'ว่างทั้งวัน', en: () => 'Free all day' },
  fewer_trips: {
    th: ({ count = 0 }) => `สัปดาห์นี้งานน้อยกว่าเฉลี่ย ${count} เที่ยว`,
    en: ({ count = 0 }) => `${count} ${count === 1 ? 'trip' : 'trips'} fewer this week`,
  },
  no_trips_yet: { th: () => 'สัปดาห์นี้ยังไม่มีงาน', en: () => 'No trips yet this week' },
  high_rating: { th: () => 'คะแนนดี', en: () => 'Well rated' },
};
