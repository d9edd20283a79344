import * as v from 'valibot';
import { kindIds, kinds } from '#kinds/registry';
import { driverStatuses, employers, leaveTypes } from '#domain/people/driver';
import { licenceClasses } from '#domain/people/licence';
import { siteIds } from '#domain/site-id';
import {
  driverStatusNames,
  employerNames,
  leaveTypeNames,
  licenceClassNames,
  licenceExpiryLabel,
} from '#words/drivers';
import type { Message } from '#words/message';
import { siteNames } from '#words/sites';
import { licence } from './licence';
import {
  byId,
  choice,
  day,
  file,
  many,
  manyKinds,
  mayLack,
  moment,
  optional,
  parts,
  phone,
  reason,
  reference,
  shown,
  statusOf,
  textAs,
  textOrNone,
  unlessAsked,
} from './record';
import { sayShifts } from './say-shifts';

export const driverSections = {
  who: { th: 'ตัวบุคคล', en: 'Who' },
  work: { th: 'งานที่ขับ', en: 'What they drive' },
  licence: { th: 'ใบขับขี่และการอบรม', en: 'Licence and training' },
  shift: { th: 'เวลาทำงานประจำ', en: 'Shifts' },
} satisfies Record<string, Message>;

const clock = v.pipe(v.string('required'), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid'));

const shiftBody = v.pipe(
  v.object({
    weekday: v.pipe(v.number('required'), v.integer('invalid'), v.minValue(1), v.maxValue(7)),
    starts: clock,
    /** Not after the start is the next morning. */
    ends: clock,
  }),
  v.forward(
    v.partialCheck([['starts'], ['ends']], ({ starts, ends }) => starts !== ends, 'invalid'),
    ['ends'],
  ),
);

const shifts = {
  body: v.pipe(
    v.array(shiftBody, 'required'),
    v.check(
      (week) => new Set(week.map(({ weekday }) => weekday)).size === week.length,
      'listed_twice',
    ),
  ),
  row: v.array(v.object({ weekday: v.number(), starts: v.string(), ends: v.string() })),
};

/** A provider's people have a name here; an employee's is the directory's. */
const name = (label: Message) => ({
  ...textOrNone(100, { ...label, section: 'who', isPersonal: true }),
  row: v.string(),
  isOptional: false,
});

/** All that is known of a driver. A new field is a line here and a migration. */
export const driverFields = {
  employer: choice(employers, employerNames, {
    th: 'สังกัด',
    en: 'Works for',
    section: 'who',
    wide: true,
  }),
  providerId: unlessAsked(
    reference(byId, { th: 'ผู้ให้บริการ', en: 'Provider', section: 'who', wide: true }),
  ),
  firstNameTh: name({ th: 'ชื่อ (ไทย)', en: 'First name in Thai' }),
  lastNameTh: name({ th: 'นามสกุล (ไทย)', en: 'Last name in Thai' }),
  firstNameEn: name({ th: 'ชื่อ (อังกฤษ)', en: 'First name in English' }),
  lastNameEn: name({ th: 'นามสกุล (อังกฤษ)', en: 'Last name in English' }),
  nickname: textOrNone(50, { th: 'ชื่อเล่น', en: 'Nickname', section: 'who', isPersonal: true }),
  status: shown(
    choice(driverStatuses, driverStatusNames, {
      th: 'สถานะ',
      en: 'Status',
      list: { sort: 'status' },
    }),
  ),
  phone: mayLack(phone({ th: 'เบอร์โทร', en: 'Phone', section: 'who', list: {}, isPersonal: true })),
  photoId: file({ th: 'รูปถ่าย', en: 'Photo', section: 'who' }),
  kinds: manyKinds(
    { th: 'ใช้กับการจอง', en: 'Serves', section: 'work' },
    kindIds.filter((kind) => kinds[kind].withDriver),
  ),
  sites: many(siteIds, siteNames, {
    th: 'โรงงาน',
    en: 'Sites',
    section: 'work',
    list: { card: 'none' },
  }),
  number: mayLack(
    textAs(licence.entries.number, {
      th: 'เลขที่ใบขับขี่',
      en: 'Licence number',
      section: 'licence',
      digits: true,
      isPersonal: true,
    }),
  ),
  class: mayLack(
    choice(licenceClasses, licenceClassNames, {
      th: 'ชนิดใบขับขี่',
      en: 'Licence class',
      section: 'licence',
    }),
  ),
  /** One that has lapsed is entered too, and shown as such. */
  expiresOn: mayLack(day({ ...licenceExpiryLabel, section: 'licence' })),
  licencePhotoId: file({ th: 'รูปใบขับขี่', en: 'Photo of the licence', section: 'licence' }),
  medicalUntil: optional(
    day({ th: 'ใบรับรองแพทย์ถึง', en: 'Medical certificate until', section: 'licence' }),
  ),
  trainingUntil: optional(day({ th: 'การอบรมถึง', en: 'Training until', section: 'licence' })),
  shifts: parts(shifts, sayShifts, {
    th: 'เวลาทำงานประจำ',
    en: 'Shifts',
    section: 'shift',
  }),
};

export const MIDNIGHT = 0;
export const LAST_MINUTE = 24 * 60 - 1;

/** When they are away. */
export const leaveFields = {
  type: choice(leaveTypes, leaveTypeNames, {
    th: 'ประเภทการลา',
    en: 'Kind of leave',
    asChips: true,
  }),
  from: moment({ th: 'ตั้งแต่', en: 'From', usualMinute: MIDNIGHT }),
  until: moment({ th: 'ถึง', en: 'Until', usualMinute: LAST_MINUTE }),
  reason: textOrNone(500, reason),
};

export const driverStatusFields = statusOf(driverStatuses, driverStatusNames);
