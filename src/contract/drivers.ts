import * as v from 'valibot';
import { kindIds } from '#kinds/registry';
import { driverStatuses, employers } from '#domain/people/driver';
import { licenceClasses } from '#domain/people/licence';
import { siteIds } from '#domain/site-id';
import { day, id as givenId, optionalText } from '#kinds/request/common';
import { thaiPhone } from '#kinds/request/thai-phone';
import { driverLeave } from './driver-parts';
import { licence } from './licence';
import { anyOf, audit, listPage, listQuery } from './list';

const id = v.string();
const nullableText = v.nullable(v.string());
const kind = v.picklist(kindIds, 'invalid');
const optional = <const S extends v.GenericSchema>(schema: S) =>
  v.optional(v.nullable(schema), null);

export const driverId = v.object({ id: givenId });
export const driverPartId = v.object({ id: givenId, partId: givenId });

const shift = v.object({ weekday: v.number(), starts: v.string(), ends: v.string() });

export const driverRow = v.object({
  id,
  version: v.number(),
  name: v.string(),
  nickname: nullableText,
  phone: nullableText,
  employeeNo: nullableText,
  /** Null is the company's own. */
  provider: nullableText,
  sites: v.array(v.picklist(siteIds)),
  kinds: v.array(kind),
  licenceClass: v.nullable(v.picklist(licenceClasses)),
  licenceUntil: nullableText,
  medicalUntil: nullableText,
  trainingUntil: nullableText,
  status: v.picklist(driverStatuses),
  /** On leave at this moment, until then. */
  leave: v.nullable(v.object({ until: v.string() })),
  /** Minutes of the present week; a provider is not told. */
  hours: v.nullable(v.object({ planned: v.number(), overtime: v.number() })),
  /** Of the last 90 days; null below five answers, and for a provider. */
  rating: v.nullable(v.number()),
});

export const driverQuery = listQuery(['name', 'licence', 'rating', 'status', 'provider'], {
  status: anyOf(driverStatuses),
  kind: anyOf(kindIds),
  site: anyOf(siteIds),
  /** `company`, or a provider's id. */
  owner: v.optional(v.union([v.literal('company'), givenId], 'invalid')),
  /** Licences that have lapsed, or will within so many days. */
  due: v.optional(v.picklist(['lapsed', '7', '30', '60'], 'invalid')),
});

export const driverPage = listPage(driverRow);

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

const several = <const S extends v.GenericSchema<unknown, string>>(schema: S) =>
  v.pipe(
    v.array(schema, 'required'),
    v.minLength(1, 'required'),
    v.check((all) => new Set(all).size === all.length, 'listed_twice'),
  );

const driverEntries = {
  employer: v.picklist(employers, 'required'),
  /** Who of the employees; names are those of the directory. */
  employeeId: optional(givenId),
  firstNameTh: optionalText(100),
  lastNameTh: optionalText(100),
  firstNameEn: optionalText(100),
  lastNameEn: optionalText(100),
  providerId: optional(givenId),
  nickname: optionalText(50),
  phone: thaiPhone,
  photoId: optional(givenId),
  sites: several(v.picklist(siteIds, 'invalid')),
  kinds: several(kind),
  /** Number, class and expiry are the licence's. One that has lapsed is entered too, and shown as such. */
  number: licence.entries.number,
  class: licence.entries.class,
  expiresOn: day,
  licencePhotoId: optional(givenId),
  medicalUntil: optional(day),
  trainingUntil: optional(day),
  shifts: v.pipe(
    v.array(shiftBody, 'required'),
    v.check(
      (all) => new Set(all.map(({ weekday }) => weekday)).size === all.length,
      'listed_twice',
    ),
  ),
};

/** What each employer's people are asked, besides what all are. */
const asked = {
  employee: ['employeeId'],
  provider: ['firstNameTh', 'lastNameTh', 'firstNameEn', 'lastNameEn', 'providerId'],
} as const;

const entered = v.object(driverEntries);

/** Beside the other fields' own problems, so that all of them are said at once. */
const asksByEmployer = v.rawCheck<v.InferOutput<typeof entered>>(({ dataset, addIssue }) => {
  const input: Readonly<Record<string, unknown>> = Object(dataset.value);
  const employer = employers.find((one) => one === input['employer']);
  for (const key of employer ? asked[employer] : [])
    if (input[key] === null)
      addIssue({
        message: 'required',
        path: [{ type: 'object', origin: 'value', input, key, value: null }],
      });
});

export const driverBody = v.pipe(entered, asksByEmployer);

export const driverDetail = v.object({
  ...driverRow.entries,
  employer: v.picklist(employers),
  firstNameTh: v.string(),
  lastNameTh: v.string(),
  firstNameEn: v.string(),
  lastNameEn: v.string(),
  providerId: v.nullable(id),
  photoId: v.nullable(id),
  licenceNumber: nullableText,
  licencePhotoId: v.nullable(id),
  shifts: v.array(shift),
  leaves: v.array(driverLeave),
  audit,
});

/** What the form of a driver chooses from. */
export const driverOptions = v.object({
  providers: v.array(v.object({ id, name: v.string() })),
});

export type DriverRow = v.InferOutput<typeof driverRow>;
export type DriverDetail = v.InferOutput<typeof driverDetail>;
export type DriverBody = v.InferOutput<typeof driverBody>;
export type DriverQuery = v.InferOutput<typeof driverQuery>;
export type DriverOptions = v.InferOutput<typeof driverOptions>;
