import * as v from 'valibot';
import { weekdays as weekdayNames } from '#words/booking-time';
import { baht } from './money';
import { kindIds, kinds, type KindId } from '#kinds/registry';
import { thaiPhone } from '#kinds/request/thai-phone';
import { id, optionalText, requiredText, wholeNumber } from '#kinds/request/common';
import { dayInYears, instantInYears } from './in-years';
import type { Message, Say } from '#words/message';
import {
  field,
  type Field,
  type Limits,
  type Names,
  type Place,
  type Schema,
} from './record-field';

/** One definition of what is known of a thing; forms, lists, files and words are made from it. See docs/records.md. */

export const text = (longest: number, place: Place) =>
  field(place, { body: requiredText(longest), row: v.string(), input: 'text' });

export const textOrNone = (longest: number, place: Place) =>
  field(place, {
    body: optionalText(longest),
    row: v.nullable(v.string()),
    input: 'text',
    isOptional: true,
  });

const asInThai = {
  th: 'เว้นว่างไว้จะใช้ข้อความภาษาไทย',
  en: 'Left empty, it is as in Thai.',
};

/** English beside Thai; left empty, it is as in Thai: most names need no second wording. */
export const inEnglish = (longest: number, place: Place) => ({
  ...text(longest, { note: asInThai, ...place }),
  body: optionalText(longest),
  isOptional: true,
});

/** A text with rules of its own. */
export const textAs = <B extends Schema>(body: B, place: Place) =>
  field(place, { body, row: v.string(), input: 'text' });

export const phone = (place: Place) =>
  field(place, { body: thaiPhone, row: v.string(), input: 'phone' });

export const number = (least: number, most: number, place: Place) =>
  field(place, {
    body: wholeNumber(least, most),
    row: v.number(),
    input: 'number',
    limits: { least, most },
  });

/** A number with two decimals, with rules of its own. */
export const decimal = <B extends Schema>(body: B, place: Place, limits?: Limits) =>
  field(place, { body, row: v.string(), input: 'decimal', ...(limits && { limits }) });

/** Baht, as a text with two decimals. */
export const money = (place: Place) =>
  field(place, { body: baht, row: v.string(), input: 'money' });

/** Forms and files may write it in the Buddhist era. */
export const year = (least: number, most: number, place: Place) =>
  field(place, {
    body: wholeNumber(least, most),
    row: v.number(),
    input: 'year',
    limits: { least, most },
  });

export const day = (place: Place) =>
  field(place, { body: dayInYears, row: v.string(), input: 'day' });

/** A day and a time of day. */
export const moment = (place: Place) =>
  field(place, { body: instantInYears, row: v.string(), input: 'moment' });

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const clockText = v.pipe(v.string('required'), v.regex(CLOCK, 'invalid'));

/** A time of day, such as `07:30`. */
export const clock = (place: Place) =>
  field(place, { body: clockText, row: v.string(), input: 'clock' });

/** In minutes. */
export const duration = (least: number, most: number, place: Place) =>
  field(place, { body: wholeNumber(least, most), row: v.number(), input: 'duration' });

/** ISO: Monday is 1. */
export const weekdays = (place: Place) =>
  field(place, {
    body: v.pipe(
      v.array(
        v.pipe(
          v.number('invalid'),
          v.integer('invalid'),
          v.minValue(1, 'invalid'),
          v.maxValue(7, 'invalid'),
        ),
        'required',
      ),
      v.minLength(1, 'required'),
      v.maxLength(7, 'too_many'),
      v.transform((list) => [...new Set(list)].toSorted((a, b) => a - b)),
    ),
    row: v.array(v.number()),
    input: 'weekdays',
    initial: [],
    names: Object.fromEntries(weekdayNames.map((name, index) => [index + 1, name])),
  });

export const yesNo = (place: Place, names?: Readonly<Record<'no' | 'yes', Message>>) =>
  field(place, {
    body: v.nullish(v.boolean('invalid'), false),
    row: v.boolean(),
    input: 'toggle',
    initial: false,
    ...(names && { names }),
  });

type NamesOf<C extends readonly string[]> = Readonly<Record<C[number], Message>>;

export const choice = <const C extends readonly string[]>(
  codes: C,
  names: NamesOf<C>,
  place: Place,
) =>
  field(place, {
    body: v.picklist(codes, 'required'),
    row: v.picklist(codes),
    input: 'choice',
    names,
  });

/** Why something was done. */
export const reason = { th: 'เหตุผล', en: 'Reason', isLong: true } as const;

/** How something stands from now on, and why where it is not as usual. */
export const statusOf = <const C extends readonly string[]>(codes: C, names: NamesOf<C>) => ({
  status: choice(codes, names, { th: 'สถานะ', en: 'Status', asChips: true }),
  reason: textOrNone(500, reason),
});

/** A choice in which words of one's own are kept too. */
export const choiceOrWords = (longest: number, names: Names, place: Place) =>
  field(place, { body: requiredText(longest), row: v.string(), input: 'choice', names });

const several = <const C extends readonly string[]>(
  codes: C,
  names: Names,
  place: Place,
  offered: readonly C[number][] = codes,
) =>
  field(place, {
    body: v.pipe(
      v.array(v.picklist(offered, 'invalid'), 'required'),
      v.minLength(1, 'required'),
      v.check((values) => new Set(values).size === values.length, 'listed_twice'),
    ),
    row: v.array(v.picklist(codes)),
    input: 'many',
    initial: [],
    names,
  });

export const many = <const C extends readonly string[]>(
  codes: C,
  names: NamesOf<C>,
  place: Place,
) => several(codes, names, place);

const kindNames = (of: readonly KindId[]): Names =>
  Object.fromEntries(of.map((kind) => [kind, kinds[kind].name]));

/** The kinds of booking that something serves, of those that it can serve. */
export const manyKinds = (place: Place, offered: readonly KindId[] = kindIds) =>
  several(kindIds, kindNames(offered), place, offered);

/** A kind of booking, as events tell it. */
export const ofKind = (place: Place) => {
  const row = v.nullable(v.picklist(kindIds));
  return field(place, { body: row, row, input: 'choice', names: kindNames(kindIds) });
};

/** A list that is asked and said in its own way. */
export const own = <B extends Schema, R extends Schema>(
  schemas: { body: B; row: R },
  say: NonNullable<Field['say']>,
  place: Place,
) => field(place, { ...schemas, input: 'own', initial: [], say });

/** The same of what is always told with its parts. */
export const parts = <B extends Schema, R extends Schema>(
  schemas: { body: B; row: R },
  sayAll: (value: v.InferOutput<R>, say: Say) => string,
  place: Place,
) => own(schemas, (value, say) => (v.is(schemas.row, value) ? sayAll(value, say) : ''), place);

/** Something else, by its id or its code. */
export const reference = <B extends Schema, R extends Schema>(
  schemas: { body: B; row: R },
  { named, clears, ...place }: Place & Pick<Field, 'named' | 'clears'>,
) =>
  field(place, {
    ...schemas,
    input: 'reference',
    ...(named !== undefined && { named }),
    ...(clears && { clears }),
  });

export const byId = { body: id, row: v.string() };

export const optional = <B extends Schema, R extends Schema>(given: Field<B, R>) => ({
  ...given,
  body: v.optional(v.nullable(given.body), null),
  row: v.nullable(given.row),
  isOptional: true,
});

/** There may be none; a check of the body says when. */
export const unlessAsked = <B extends Schema, R extends Schema>(given: Field<B, R>) => ({
  ...optional(given),
  isOptional: false,
});

/** It is asked for, but there may be none of what is here already. */
export const mayLack = <B extends Schema, R extends Schema>(given: Field<B, R>) => ({
  ...given,
  row: v.nullable(given.row),
});

export const file = (place: Place) => optional(field(place, { ...byId, input: 'file' }));

/** The first value may be sent with a new one; later ones come about in another way. */
export const once = <B extends Schema, R extends Schema>(given: Field<B, R>) => ({
  ...optional(given),
  row: given.row,
  isOnce: true,
});

/** Shown and told, never sent. */
export const shown = <R extends Schema>(given: Field<Schema, R>) => ({ ...given, body: undefined });
