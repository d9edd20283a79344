import * as v from 'valibot';
import { kindIds, kinds } from '#kinds/registry';
import { thaiPhone } from '#kinds/request/thai-phone';
import { day as dayText, id, optionalText, requiredText, whole } from '#kinds/request/common';
import type { Message, Say } from '#words/message';
import { baht } from './money';

/** One definition of what is known of a thing; forms, lists, files and words are made from it. See docs/records.md. */

type Schema = v.GenericSchema;
type Names = Readonly<Record<string, Message>>;

/** What it is called, and where it stands. */
type Place = Message & {
  /** Which part of the form asks for it; without one, neither forms nor imports do. */
  section?: string;
  /** How the list shows it; without, it is only in exported files. */
  list?: { sort?: string; card?: 'line' | 'none' };
  /** For the template of the import. */
  example?: string;
  /** What no value means, where it means something. */
  empty?: Message;
  /** Typed on the number keys. */
  digits?: true;
  /** Of a file: not only a photo. */
  isPaper?: true;
  /** Over the whole row of the form. */
  wide?: true;
  /** By which somebody could be called or found: an event says only that it changed. */
  isPersonal?: true;
};

type Input =
  | 'text'
  | 'phone'
  | 'number'
  | 'money'
  | 'year'
  | 'toggle'
  | 'choice'
  | 'many'
  | 'reference'
  | 'file'
  | 'day'
  /** What only its own question can ask. */
  | 'own';

export type Field<B extends Schema | undefined = Schema | undefined, R extends Schema = Schema> = {
  label: Message;
  place: Omit<Place, 'th' | 'en'>;
  /** As people send it. Undefined: nobody sends it, it comes about in another way. */
  body: B;
  /** As it is answered. */
  row: R;
  /** How a form asks for it, and how its value is said. */
  input: Input;
  /** What a new form begins with. */
  initial: null | false | readonly [];
  isOptional: boolean;
  /** Sent with a new one only. */
  isOnce: boolean;
  /** Of a choice: its codes by name. */
  names?: Names;
  /** Of a reference: the key under which a row says its name. */
  named?: string;
  /** Of what has parts. */
  say?: (value: unknown, say: Say) => string;
  /** Fields that no longer fit once this one is another. */
  clears?: readonly string[];
};

export type Fields = Readonly<Record<string, Field>>;

const field = <B extends Schema, R extends Schema>(
  { th, en, ...place }: Place,
  own: Pick<Field<B, R>, 'body' | 'row' | 'input'> & Partial<Field>,
): Field<B, R> => ({
  initial: null,
  isOptional: false,
  isOnce: false,
  ...own,
  label: { th, en },
  place,
});

export const text = (longest: number, place: Place) =>
  field(place, { body: requiredText(longest), row: v.string(), input: 'text' });

export const textOrNone = (longest: number, place: Place) =>
  field(place, {
    body: optionalText(longest),
    row: v.nullable(v.string()),
    input: 'text',
    isOptional: true,
  });

/** A text with rules of its own. */
export const textAs = <B extends Schema>(body: B, place: Place) =>
  field(place, { body, row: v.string(), input: 'text' });

export const phone = (place: Place) =>
  field(place, { body: thaiPhone, row: v.string(), input: 'phone' });

export const number = (least: number, most: number, place: Place) =>
  field(place, { body: whole(least, most), row: v.number(), input: 'number' });

/** Baht, as a text with two decimals. */
export const money = (place: Place) =>
  field(place, { body: baht, row: v.string(), input: 'money' });

/** Files may write it in the Buddhist era. */
export const year = (least: number, most: number, place: Place) =>
  field(place, { body: whole(least, most), row: v.number(), input: 'year' });

export const day = (place: Place) => field(place, { body: dayText, row: v.string(), input: 'day' });

export const yesNo = (place: Place) =>
  field(place, {
    body: v.nullish(v.boolean('invalid'), false),
    row: v.boolean(),
    input: 'toggle',
    initial: false,
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

/** A choice in which words of one's own are kept too. */
export const choiceOrWords = (longest: number, names: Names, place: Place) =>
  field(place, { body: requiredText(longest), row: v.string(), input: 'choice', names });

const several = <const C extends readonly string[]>(codes: C, names: Names, place: Place) =>
  field(place, {
    body: v.pipe(
      v.array(v.picklist(codes, 'invalid'), 'required'),
      v.minLength(1, 'required'),
      v.check((all) => new Set(all).size === all.length, 'listed_twice'),
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

/** The kinds of booking that something serves. */
export const manyKinds = (place: Place) =>
  several(kindIds, Object.fromEntries(kindIds.map((kind) => [kind, kinds[kind].name])), place);

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

type BodyEntries<F extends Fields> = {
  [K in keyof F as F[K]['body'] extends Schema ? K : never]: Extract<F[K]['body'], Schema>;
};
type RowEntries<F extends Fields> = { [K in keyof F]: F[K]['row'] };

/** The reference of the API calls it what the form does. */
const described = (schema: Schema, { label }: Field): Schema =>
  v.pipe(schema, v.description(`${label.en} · ${label.th}`));

/** What people send, and what is answered, as entries of `v.object`. */
export const entriesOf = <F extends Fields>(fields: F) => {
  const all = Object.entries(fields);
  const body = all.flatMap(([name, of]) => (of.body ? [[name, described(of.body, of)]] : []));
  const row = all.map(([name, of]) => [name, described(of.row, of)]);
  // By name each is its own field's, which `fromEntries` cannot tell.
  return {
    body: Object.fromEntries(body) as BodyEntries<F>,
    row: Object.fromEntries(row) as RowEntries<F>,
  };
};

export type BodyOf<F extends Fields> = v.InferOutput<v.ObjectSchema<BodyEntries<F>, undefined>>;
