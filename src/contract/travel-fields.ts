import * as v from 'valibot';
import { waySources } from '#domain/travel/way';
import { waySourceNames } from '#words/travel';
import { byId, choice, decimal, number, optional, reference, shown } from './record';

const section = 'basics';

const kmLimits = { least: 0.1, most: 2000 };

const km = v.pipe(
  v.string('required'),
  v.trim(),
  v.regex(/^\d{1,4}(\.\d+)?$/, 'invalid'),
  v.check((typed) => !/\.\d{2,}$/.test(typed), 'one_decimal'),
  v.transform(Number),
  v.minValue(kmLimits.least, 'invalid'),
  v.maxValue(kmLimits.most, 'invalid'),
  v.transform((value) => value.toFixed(1)),
);

/** How long it takes from one place to another: what somebody typed, and beside it what is known besides. */
export const travelFields = {
  fromId: reference(byId, {
    th: 'จาก',
    en: 'From',
    section,
    named: 'from',
    list: { sort: 'from' },
  }),
  toId: reference(byId, { th: 'ถึง', en: 'To', section, named: 'to' }),
  usedMinutes: shown(
    optional(number(1, 1440, { th: 'ใช้อยู่ (นาที)', en: 'In use (minutes)', list: {} })),
  ),
  source: shown(
    optional(choice(waySources, waySourceNames, { th: 'ที่มา', en: 'Known by', list: {} })),
  ),
  trips: shown(number(0, 1_000_000, { th: 'จำนวนเที่ยว', en: 'Trips', list: { sort: 'trips' } })),
  minutes: {
    ...optional(
      number(1, 1440, {
        th: 'กำหนดเอง (นาที)',
        en: 'By hand (minutes)',
        section,
        note: {
          th: 'เว้นว่างไว้เพื่อใช้เวลาที่ระบบเรียนรู้จากเที่ยวจริง',
          en: 'Left empty, what trips say is used.',
        },
      }),
    ),
  },
  km: optional(
    decimal(
      km,
      {
        th: 'ระยะทาง (กม.)',
        en: 'Distance (km)',
        section,
        note: {
          th: 'เว้นว่างไว้เพื่อคำนวณจากพิกัดของสองสถานที่',
          en: 'Left empty, it is reckoned from where the two places lie.',
        },
      },
      kmLimits,
    ),
  ),
  learnedMinutes: shown(
    optional(number(1, 1440, { th: 'จากเที่ยวจริง (นาที)', en: 'By trips (minutes)' })),
  ),
  learnedMost: shown(
    optional(
      number(1, 1440, {
        th: 'จากเที่ยวจริง วันที่ช้า (นาที)',
        en: 'By trips, on a slow day (minutes)',
      }),
    ),
  ),
  estimatedMinutes: shown(
    optional(number(1, 1440, { th: 'ประมาณจากระยะทาง (นาที)', en: 'By distance (minutes)' })),
  ),
};
