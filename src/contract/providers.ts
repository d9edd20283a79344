import * as v from 'valibot';
import { kindIds } from '#kinds/registry';
import { carClasses, carStatuses } from '#domain/fleet/car';
import { providerStatuses } from '#domain/provider/provider';
import { siteIds } from '#domain/site-id';
import { parseTaxId } from '#domain/thai/tax-id';
import { id as givenId, day, optionalText, requiredText, whole } from '#kinds/request/common';
import { thaiPhone } from '#kinds/request/thai-phone';
import { anyOf, audit, listPage, listQuery } from './list';
import { baht } from './money';

const id = v.string();
const nullableText = v.nullable(v.string());
const kind = v.picklist(kindIds, 'invalid');
const site = v.picklist(siteIds, 'invalid');
const optional = <const S extends v.GenericSchema>(schema: S) =>
  v.optional(v.nullable(schema), null);

export const providerKind = v.object({ kind });
export const providerId = v.object({ kind, id: givenId });
export const providerPartId = v.object({ kind, id: givenId, partId: givenId });

export const providerRow = v.object({
  id,
  version: v.number(),
  name: v.string(),
  taxId: v.string(),
  branch: v.string(),
  status: v.picklist(providerStatuses),
  kinds: v.array(kind),
  sites: v.array(site),
  /** The first of its contacts. */
  phone: nullableText,
  /** Of the contract that ends last, of those that run; null is without an end. */
  contract: v.nullable(v.object({ number: v.string(), until: nullableText })),
  cars: v.number(),
  drivers: v.number(),
});

export const providerQuery = listQuery(['name', 'status', 'contract', 'cars', 'drivers'], {
  status: anyOf(providerStatuses),
  site: anyOf(siteIds),
});

export const providerPage = listPage(providerRow);

const email = v.pipe(
  v.string('invalid'),
  v.trim(),
  v.maxLength(200, 'too_long'),
  v.email('invalid'),
);

const contact = v.pipe(
  v.object({
    name: requiredText(200),
    role: optionalText(100),
    phone: optional(thaiPhone),
    email: optional(email),
  }),
  v.forward(
    v.partialCheck(
      [['phone'], ['email']],
      ({ phone, email: mail }) => phone !== null || mail !== null,
      'phone_or_email',
    ),
    ['phone'],
  ),
);

export const providerBody = v.object({
  nameTh: requiredText(200),
  nameEn: requiredText(200),
  taxId: v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(1, 'required'),
    v.transform(parseTaxId),
    v.string('not_a_tax_id'),
  ),
  /** 00000 is the head office. */
  branch: v.pipe(v.string('required'), v.trim(), v.regex(/^[0-9]{5}$/, 'not_a_branch')),
  kinds: v.pipe(
    v.array(kind, 'required'),
    v.minLength(1, 'required'),
    v.check((all) => new Set(all).size === all.length, 'listed_twice'),
  ),
  sites: v.pipe(
    v.array(site, 'required'),
    v.minLength(1, 'required'),
    v.check((all) => new Set(all).size === all.length, 'listed_twice'),
  ),
  contacts: v.pipe(v.array(contact, 'required'), v.maxLength(20, 'too_many')),
});

export const providerStatusBody = v.object({
  status: v.picklist(providerStatuses, 'required'),
  reason: optionalText(500),
});

const isInOrder = ({ from, until }: { from: string; until: string | null }) =>
  until === null || until >= from;

/** Both days count; without a last one it runs until further notice. */
const period = { from: day, until: optional(day) };

export const contractBody = v.pipe(
  v.object({
    number: requiredText(60),
    ...period,
    status: v.picklist(providerStatuses, 'required'),
    fileId: optional(givenId),
  }),
  v.forward(v.partialCheck([['from'], ['until']], isInOrder, 'end_before_start'), ['until']),
);

const hours = whole(0, 24);

const kilometres = whole(0, 99_999);

const rate = {
  class: v.picklist(carClasses, 'required'),
  dayRate: baht,
  hoursIncluded: hours,
  overtimePerHour: baht,
  kmIncluded: kilometres,
  perKm: baht,
};

export const rateCardBody = v.pipe(
  v.object({ ...rate, ...period }),
  v.forward(v.partialCheck([['from'], ['until']], isInOrder, 'end_before_start'), ['until']),
);

export const rateCard = v.object({
  id,
  version: v.number(),
  ...rate,
  hoursIncluded: v.number(),
  from: v.string(),
  until: nullableText,
});

export const rateCards = v.array(rateCard);

/** How a provider did of late, in the figures of the reports. */
export const providerScore = v.object({
  from: v.string(),
  to: v.string(),
  trips: v.number(),
  /** Per cent of those whose times somebody confirmed. */
  onTime: v.nullable(v.number()),
  declined: v.number(),
  answers: v.number(),
  /** Stars; null while too few have answered. */
  mean: v.nullable(v.number()),
  /** By what was approved or paid. */
  cost: v.string(),
});

export const providerDetail = v.object({
  id,
  version: v.number(),
  status: v.picklist(providerStatuses),
  nameTh: v.string(),
  nameEn: v.string(),
  taxId: v.string(),
  branch: v.string(),
  kinds: v.array(kind),
  sites: v.array(site),
  contacts: v.array(
    v.object({ name: v.string(), role: nullableText, phone: nullableText, email: nullableText }),
  ),
  contracts: v.array(
    v.object({
      id,
      version: v.number(),
      number: v.string(),
      from: v.string(),
      until: nullableText,
      status: v.picklist(providerStatuses),
      fileId: v.nullable(id),
    }),
  ),
  rateCards,
  /** Of this kind only. */
  cars: v.array(
    v.object({
      id,
      plate: v.string(),
      province: nullableText,
      class: v.picklist(carClasses),
      status: v.picklist(carStatuses),
    }),
  ),
  drivers: v.array(v.object({ id, name: v.string(), phone: nullableText })),
  supplierAdmins: v.array(v.object({ id, name: v.string(), signInName: v.string() })),
  audit,
});

export type ProviderRow = v.InferOutput<typeof providerRow>;
export type ProviderQuery = v.InferOutput<typeof providerQuery>;
export type ProviderBody = v.InferOutput<typeof providerBody>;
export type ProviderDetail = v.InferOutput<typeof providerDetail>;
export type ProviderScore = v.InferOutput<typeof providerScore>;
export type ContractBody = v.InferOutput<typeof contractBody>;
export type RateCard = v.InferOutput<typeof rateCard>;
export type RateCardBody = v.InferOutput<typeof rateCardBody>;
