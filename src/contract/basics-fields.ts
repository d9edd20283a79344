import * as v from 'valibot';
import { siteIds } from '#domain/site-id';
import { thailand } from '#domain/travel/thailand';
import { provinceCode } from '#kinds/request/common';
import { retiredLabel, retiredNames } from '#words/basics';
import { contactServiceNames } from '#words/contacts';
import type { Message } from '#words/message';
import { siteNames } from '#words/sites';
import { contactServices } from './contacts';
import { email } from './provider-fields';
import {
  byId,
  choice,
  decimal,
  inEnglish,
  number,
  optional,
  phone,
  reference,
  text,
  textAs,
  yesNo,
} from './record';

/** What an installation tells people and lets them choose from. */

const section = 'basics';

export const basicsSections = {
  basics: { th: 'ข้อมูล', en: 'Details' },
} satisfies Record<string, Message>;

/** Two names, since the app speaks two languages. */
const names = {
  nameTh: text(200, { th: 'ชื่อ (ไทย)', en: 'Name in Thai', section, list: { sort: 'name' } }),
  nameEn: inEnglish(200, { th: 'ชื่อ (อังกฤษ)', en: 'Name in English', section, list: {} }),
};

const position = { th: 'ลำดับที่', en: 'Place in the list', section };

/** Nothing is deleted: bookings of the past go on naming it. */
export const isRetired = yesNo({ ...retiredLabel, section, list: {} }, retiredNames);

export const siteFields = names;

export const contactFields = {
  service: choice(contactServices, contactServiceNames, {
    th: 'เรื่อง',
    en: 'About',
    section,
    list: { sort: 'service' },
  }),
  position: number(0, 999, position),
  nameTh: text(200, { th: 'ชื่อ (ไทย)', en: 'Name in Thai', section, list: {}, isPersonal: true }),
  nameEn: inEnglish(200, {
    th: 'ชื่อ (อังกฤษ)',
    en: 'Name in English',
    section,
    list: {},
    isPersonal: true,
  }),
  roleTh: text(100, { th: 'หน้าที่ (ไทย)', en: 'Role in Thai', section }),
  roleEn: inEnglish(100, { th: 'หน้าที่ (อังกฤษ)', en: 'Role in English', section }),
  hoursTh: text(100, { th: 'เวลาทำการ (ไทย)', en: 'Hours in Thai', section, list: {} }),
  hoursEn: inEnglish(100, { th: 'เวลาทำการ (อังกฤษ)', en: 'Hours in English', section }),
  phone: {
    ...optional(phone({ th: 'เบอร์โทร', en: 'Phone', section, list: {}, isPersonal: true })),
    isOptional: false,
  },
  email: optional(textAs(email, { th: 'อีเมล', en: 'E-mail', section, isPersonal: true })),
  isRetired,
};

export const purposeFields = {
  position: number(0, 999, { ...position, list: { sort: 'position' } }),
  ...names,
  asksText: yesNo({
    th: 'ให้พิมพ์รายละเอียดเพิ่ม',
    en: 'Asks for words of one’s own',
    section,
    list: {},
  }),
  isRetired,
};

const degrees = (name: keyof typeof thailand, label: Message) => {
  const { least, most } = thailand[name];
  const body = v.pipe(
    v.string('required'),
    v.trim(),
    v.regex(/^\d{1,3}(\.\d{1,8})?$/, 'invalid'),
    v.transform(Number),
    v.minValue(least, 'too_few'),
    v.maxValue(most, 'too_many'),
    v.transform((value) => value.toFixed(5)),
  );
  return optional(decimal(body, { ...label, section }, { least, most }));
};

export const placeFields = {
  ...names,
  provinceCode: reference(
    { body: provinceCode, row: v.number() },
    { th: 'จังหวัด', en: 'Province', section, named: 'province', list: { sort: 'province' } },
  ),
  siteId: optional(
    choice(siteIds, siteNames, {
      th: 'เป็นจุดของโรงงาน',
      en: 'A point of a site',
      section,
      list: {},
    }),
  ),
  latitude: degrees('latitude', { th: 'ละติจูด', en: 'Latitude' }),
  longitude: degrees('longitude', { th: 'ลองจิจูด', en: 'Longitude' }),
  isRetired,
};

/** What is there twice becomes one. */
export const mergeFields = {
  intoId: reference(byId, {
    th: 'สถานที่เดียวกับ',
    en: 'The same place as',
    wide: true,
    note: {
      th: 'การจอง เส้นทาง และเวลาเดินทางทั้งหมดจะย้ายไปสถานที่นั้น ส่วนสถานที่นี้จะเลิกใช้',
      en: 'All bookings, routes and travel times move to that place, and this one is no longer used.',
    },
  }),
};
