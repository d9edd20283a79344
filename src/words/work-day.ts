import { formatTime } from '#domain/dates/format-bangkok';
import { hoursText } from '#domain/dates/hours-text';
import type { HoursRuleType } from '#domain/hours/rules';
import type { Message } from './message';

/** A driver's day as the rules of driving hours count it. */
type Minutes = { minutes: number };

const upTo = (driven: number, most: number | null) =>
  [driven, most].flatMap((minutes) => (minutes === null ? [] : hoursText(minutes))).join('/');

export const drivenOf: Message<{ driven: number; most: number | null }> = {
  th: ({ driven, most }) => `ขับ ${upTo(driven, most)}`,
  en: ({ driven, most }) => `Drives ${upTo(driven, most)}`,
};
/** Beside the name, where there is little room. */
export const drivenShort: typeof drivenOf = {
  th: drivenOf.th,
  en: ({ driven, most }) => `${upTo(driven, most)} h`,
};
/** Minutes up to an hour; beyond it nobody counts in them. */
export const lasting: Message<Minutes> = {
  th: ({ minutes }) => (minutes < 60 ? `${minutes} นาที` : `${hoursText(minutes)} ชม.`),
  en: ({ minutes }) => (minutes < 60 ? `${minutes} min` : `${hoursText(minutes)} h`),
};

export const lastPause: Message<Minutes> = {
  th: ({ minutes }) => `พักล่าสุด ${lasting.th({ minutes })}`,
  en: ({ minutes }) => `Last break ${lasting.en({ minutes })}`,
};
export const pauseShort: Message<Minutes> = {
  th: ({ minutes }) => `พัก ${hoursText(minutes)}`,
  en: ({ minutes }) => `Break ${hoursText(minutes)}`,
};
export const startsFrom: Message<{ at: string }> = {
  th: ({ at }) => `เริ่มได้ ${formatTime(at)}`,
  en: ({ at }) => `From ${formatTime(at)}`,
};

/** Of what is broken, by how much; of what is nearly so, what is left. */
export const brokenRules: Record<HoursRuleType, Message<Minutes>> = {
  stretch: {
    th: ({ minutes }) => `ขับไม่พัก เกิน ${lasting.th({ minutes })}`,
    en: ({ minutes }) => `No break: ${lasting.en({ minutes })} over`,
  },
  day: {
    th: ({ minutes }) => `เกินเวลางาน ${lasting.th({ minutes })}`,
    en: ({ minutes }) => `Day: ${lasting.en({ minutes })} over`,
  },
  overtime: {
    th: ({ minutes }) => `ล่วงเวลาเกิน ${lasting.th({ minutes })}`,
    en: ({ minutes }) => `Overtime: ${lasting.en({ minutes })} over`,
  },
  // Days that no rest parts run on: by how much is of their length, and of no rest.
  rest: { th: () => 'พักข้ามวันไม่พอ', en: () => 'Too little rest' },
};
export const nearRules: Record<HoursRuleType, Message<Minutes>> = {
  stretch: {
    th: ({ minutes }) => `ใกล้ต้องพัก เหลือ ${lasting.th({ minutes })}`,
    en: ({ minutes }) => `Break due: ${lasting.en({ minutes })} left`,
  },
  day: {
    th: ({ minutes }) => `ใกล้ครบ เหลือ ${lasting.th({ minutes })}`,
    en: ({ minutes }) => `Day: ${lasting.en({ minutes })} left`,
  },
  overtime: {
    th: ({ minutes }) => `ล่วงเวลาเหลือ ${lasting.th({ minutes })}`,
    en: ({ minutes }) => `Overtime: ${lasting.en({ minutes })} left`,
  },
  rest: {
    th: ({ minutes }) => `พักข้ามวันเหลือเผื่อ ${lasting.th({ minutes })}`,
    en: ({ minutes }) => `Rest: ${lasting.en({ minutes })} to spare`,
  },
};
