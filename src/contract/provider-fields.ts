import * as v from 'valibot';
import { carClasses } from '#domain/fleet/car';
import { providerStatuses } from '#domain/provider/provider';
import { siteIds } from '#domain/site-id';
import { formatTaxId, parseTaxId } from '#domain/thai/tax-id';
import { classNames, openEnd } from '#words/fleet';
import type { Message } from '#words/message';
import { contactsCount, headOffice, providerStatusNames } from '#words/providers';
import { siteNames } from '#words/sites';
import {
  choice,
  day,
  file,
  inEnglish,
  many,
  manyKinds,
  money,
  number,
  optional,
  own,
  phone,
  shown,
  statusOf,
  text,
  textAs,
  textOrNone,
} from './record';
import { entriesOf } from './record-entries';

export const providerSections = {
  who: { th: 'ข้อมูลบริษัท', en: 'Company' },
  contacts: { th: 'ผู้ติดต่อ', en: 'Contacts' },
} satisfies Record<string, Message>;

export const HEAD_OFFICE = '00000';

const taxId = v.pipe(
  v.string('required'),
  v.trim(),
  v.minLength(1, 'required'),
  v.transform(parseTaxId),
  v.string('not_a_tax_id'),
);

const branch = v.pipe(v.string('required'), v.trim(), v.regex(/^[0-9]{5}$/, 'not_a_branch'));

export const email = v.pipe(
  v.string('invalid'),
  v.trim(),
  v.maxLength(200, 'too_long'),
  v.email('not_an_email'),
);

export const contactFields = {
  name: text(200, { th: 'ชื่อผู้ติดต่อ', en: 'Name' }),
  role: textOrNone(100, { th: 'หน้าที่', en: 'Role' }),
  phone: { ...optional(phone({ th: 'เบอร์โทร', en: 'Phone' })), isOptional: false },
  email: optional(textAs(email, { th: 'อีเมล', en: 'E-mail' })),
};

const contact = entriesOf(contactFields);

const contacts = {
  body: v.pipe(
    v.array(
      v.pipe(
        v.object(contact.body),
        v.forward(
          v.partialCheck(
            [['phone'], ['email']],
            (reached) => reached.phone !== null || reached.email !== null,
            'phone_or_email',
          ),
          ['phone'],
        ),
      ),
      'required',
    ),
    v.maxLength(20, 'too_many'),
  ),
  row: v.array(v.object(contact.row)),
};

/** All that is known of a provider. A new field is a line here and a migration. */
export const providerFields = {
  nameTh: text(200, { th: 'ชื่อ (ไทย)', en: 'Name in Thai', section: 'who', wide: true }),
  nameEn: inEnglish(200, { th: 'ชื่อ (อังกฤษ)', en: 'Name in English', section: 'who', wide: true }),
  status: shown(
    choice(providerStatuses, providerStatusNames, {
      th: 'สถานะ',
      en: 'Status',
      list: { sort: 'status' },
    }),
  ),
  taxId: {
    ...textAs(taxId, {
      th: 'เลขผู้เสียภาษี',
      en: 'Tax number',
      section: 'who',
      digits: true,
      list: { card: 'none' },
    }),
    say: (value: unknown) => formatTaxId(String(value)),
  },
  branch: {
    ...textAs(branch, {
      th: 'สาขา',
      en: 'Branch',
      section: 'who',
      digits: true,
      list: { card: 'none' },
      note: { th: 'สำนักงานใหญ่คือ 00000', en: 'The head office is 00000.' },
    }),
    names: { [HEAD_OFFICE]: headOffice },
  },
  kinds: manyKinds({ th: 'ให้บริการ', en: 'Serves', section: 'who' }),
  sites: many(siteIds, siteNames, {
    th: 'โรงงาน',
    en: 'Sites',
    section: 'who',
    list: { card: 'none' },
  }),
  /** An event cannot be erased, so it tells only how many there are. */
  contacts: own(
    contacts,
    (people, say) =>
      v.is(contacts.row, people)
        ? people.map(({ name }) => name).join(', ')
        : say(contactsCount, { count: Number(people) }),
    { th: 'ผู้ติดต่อ', en: 'Contacts', section: 'contacts' },
  ),
};

/** From when to when, both days included; without a last one, until further notice. */
const period = {
  from: day({ th: 'ตั้งแต่วันที่', en: 'From' }),
  until: optional(day({ th: 'ถึงวันที่', en: 'Until', empty: openEnd })),
};

export const contractFields = {
  number: text(60, { th: 'เลขที่สัญญา', en: 'Contract number', wide: true }),
  ...period,
  status: choice(providerStatuses, providerStatusNames, { th: 'สถานะ', en: 'Status' }),
  fileId: file({ th: 'ไฟล์สัญญา', en: 'File', isPaper: true }),
};

/** What a class of car costs. */
export const rateFields = {
  class: choice(carClasses, classNames, { th: 'ประเภทรถ', en: 'Class', wide: true }),
  dayRate: money({ th: 'ราคาต่อวัน', en: 'Per day' }),
  hoursIncluded: number(0, 24, { th: 'รวมกี่ชั่วโมง', en: 'Hours included' }),
  overtimePerHour: money({ th: 'โอทีต่อชั่วโมง', en: 'Overtime per hour' }),
  kmIncluded: number(0, 99_999, { th: 'รวมกี่ กม. ต่อวัน', en: 'Km included a day' }),
  perKm: money({ th: 'ส่วนเกิน กม. ละ', en: 'Per further km', wide: true }),
  from: day({
    th: 'ตั้งแต่วันที่',
    en: 'From',
    note: {
      th: 'เมื่อเพิ่มราคาใหม่ที่ไม่มีวันสิ้นสุด ราคาเดิมของรถประเภทเดียวกันจะสิ้นสุดวันก่อนหน้าให้เอง',
      en: 'When a new price without an end is added, the former one of its class ends the day before.',
    },
  }),
  until: period.until,
};

export const providerStatusFields = statusOf(providerStatuses, providerStatusNames);
