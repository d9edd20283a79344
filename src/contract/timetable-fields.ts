import * as v from 'valibot';
import { id, wholeNumber } from '#kinds/request/common';
import type { Message, Say } from '#words/message';
import { appliesTo, directionNames, everyKind, onlyThisKind } from '#words/rules';
import {
  choice,
  clock,
  day,
  inEnglish,
  number,
  ofKind,
  optional,
  own,
  text,
  weekdays,
  yesNo,
} from './record';
import type { NameOf } from './record-field';

export const directions = ['out', 'back'] as const;

const DAY = 24 * 60;

const names = {
  nameTh: text(200, { th: 'ชื่อ (ไทย)', en: 'Name in Thai', wide: true }),
  nameEn: inEnglish(200, { th: 'ชื่อ (อังกฤษ)', en: 'Name in English', wide: true }),
};

/** A day on which nobody drives. */
const holiday = { day: day({ th: 'วันที่', en: 'Day' }), ...names };

export const holidayFields = {
  ...holiday,
  /** Closes every kind that does not serve on holidays, not only this one. */
  everyKind: yesNo(appliesTo, { no: onlyThisKind, yes: everyKind }),
};

/** As an event tells it: away from its kind, "this kind" says nothing. */
export const holidayEventFields = {
  ...holiday,
  kind: ofKind({ ...appliesTo, empty: everyKind }),
};

const stop = v.object({ placeId: v.string(), minutesFromStart: v.number() });

const stops = {
  body: v.pipe(
    v.array(
      v.object({
        placeId: v.pipe(v.string('required'), v.nonEmpty('required'), id),
        minutesFromStart: wholeNumber(0, DAY),
      }),
    ),
    v.maxLength(50, 'too_many'),
  ),
  row: v.array(v.object({ ...stop.entries, name: v.string() })),
};

const sayStops = (value: unknown, _: Say, nameOf: NameOf) =>
  (v.is(v.array(stop), value) ? value : [])
    .map(({ placeId, minutesFromStart }) => `${nameOf(placeId) ?? ''} +${minutesFromStart}`.trim())
    .join(', ');

const way = (label: Message) => own(stops, sayStops, label);

export const routeFields = {
  ...names,
  active: { ...yesNo({ th: 'เปิดให้จอง', en: 'Open for booking' }), body: v.boolean() },
  out: way(directionNames.out),
  back: way(directionNames.back),
};

/** What may change of a departure; another time of day is another departure. */
export const runFields = {
  weekdays: weekdays({ th: 'วันที่วิ่ง', en: 'Runs on' }),
  seats: number(1, 60, { th: 'ที่นั่งที่เปิดให้จอง', en: 'Seats to be booked' }),
  lastDay: optional(day({ th: 'วันสุดท้าย', en: 'Last day' })),
};

export const departureFields = {
  direction: choice(directions, directionNames, { th: 'ทิศทาง', en: 'Direction', wide: true }),
  departs: clock({ th: 'เวลาออก', en: 'Departs' }),
  firstDay: day({ th: 'วันแรก', en: 'First day' }),
  ...runFields,
};
