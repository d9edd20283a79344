import type { Message } from './message';
import { plateOf, type NoticeFacts } from './notices';

/** Empty where there was nothing, or is nothing now. */
type Change = { was: string; is: string };

/** What of a trip is another than before, each a part of one sentence. */
export const changeParts = {
  time: {
    th: ({ was, is }) => `เวลาออกจาก ${was} เป็น ${is}`,
    en: ({ was, is }) => `departure from ${was} to ${is}`,
  },
  end: {
    th: ({ was, is }) => `เวลาสิ้นสุดจาก ${was} เป็น ${is}`,
    en: ({ was, is }) => `end from ${was} to ${is}`,
  },
  car: {
    th: ({ was, is }) => (is ? `รถจาก ${was} เป็น ${is}` : `ไม่ใช่รถ ${was} แล้ว`),
    en: ({ was, is }) => (is ? `car from ${was} to ${is}` : `without car ${was}`),
  },
  driver: {
    th: ({ was, is }) => {
      if (!is) return `คนขับไม่ใช่ ${was} แล้ว`;
      return was ? `คนขับจาก ${was} เป็น ${is}` : `คนขับคือ ${is}`;
    },
    en: ({ was, is }) => {
      if (!is) return `not driven by ${was} any more`;
      return was ? `driver from ${was} to ${is}` : `driver ${is}`;
    },
  },
  place: {
    th: ({ was, is }) => {
      if (!is) return `ไม่ได้นัดพบที่ ${was} แล้ว`;
      return was ? `จุดนัดพบจาก ${was} เป็น ${is}` : `จุดนัดพบคือ ${is}`;
    },
    en: ({ was, is }) => {
      if (!is) return `not meeting at ${was} any more`;
      return was ? `meeting point from ${was} to ${is}` : `meeting point ${is}`;
    },
  },
} as const satisfies Record<string, Message<Change>>;

type Changed = NoticeFacts & { changes: string; saysTime: boolean; saysCar: boolean };

/** Besides what changed, when it leaves and with which car: it is read on its own. */
export const changedFromTo: Message<Changed> = {
  th: ({ ref, when, plate, changes, saysTime, saysCar }) =>
    `${ref} เปลี่ยน: ${changes}${saysTime ? '' : ` · ออก ${when}`}${saysCar ? '' : plateOf(plate, 'th')}`,
  en: ({ ref, when, plate, changes, saysTime, saysCar }) =>
    `${ref} changed: ${changes}${saysTime ? '' : `, leaving ${when}`}${saysCar ? '' : plateOf(plate, 'en')}`,
};

/** Whoever never agreed reads that somebody says so. */
export const asAgreed: Message<{ changed: string }> = {
  th: ({ changed }) => `${changed} ตามที่ตกลงกับผู้เดินทาง`,
  en: ({ changed }) => `${changed}, as agreed with the traveller`,
};

/** It has no car now. */
export const andWaits: Message<{ changed: string }> = {
  th: ({ changed }) => `${changed} · กำลังจัดรถให้`,
  en: ({ changed }) => `${changed}. A car is being arranged.`,
};
