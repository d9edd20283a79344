import * as v from 'valibot';
import type { Field, Fields, Schema } from './record-field';

type BodyEntries<F extends Fields> = {
  [K in keyof F as F[K]['body'] extends Schema ? K : never]: Extract<F[K]['body'], Schema>;
};
type RowEntries<F extends Fields> = { [K in keyof F]: F[K]['row'] };

/** The reference of the API calls it what the form does. */
const described = (schema: Schema, { label }: Field): Schema =>
  v.pipe(schema, v.description(`${label.en} · ${label.th}`));

/** What people send, and what is answered, as entries of `v.object`. */
export const entriesOf = <F extends Fields>(fields: F) => {
  const entries = Object.entries(fields);
  const body = entries.flatMap(([name, of]) => (of.body ? [[name, described(of.body, of)]] : []));
  const row = entries.map(([name, of]) => [name, described(of.row, of)]);
  // By name each is its own field's, which `fromEntries` cannot tell.
  return {
    body: Object.fromEntries(body) as BodyEntries<F>,
    row: Object.fromEntries(row) as RowEntries<F>,
  };
};

/** The same of a part that is saved by itself. */
export const partOf = <F extends Fields>(fields: F) => {
  const { body, row } = entriesOf(fields);
  return { body, row: v.object({ id: v.string(), version: v.number(), ...row }) };
};

/** Of each field its own name. */
export const namesOf = <F extends Fields>(fields: F) =>
  Object.keys(fields) as readonly (keyof F & string)[];

export type BodyOf<F extends Fields> = v.InferOutput<v.ObjectSchema<BodyEntries<F>, undefined>>;

type English<R> = { [K in keyof R]: K extends `${string}En` ? NonNullable<R[K]> : R[K] };

type Values = Readonly<Record<string, unknown>>;

const thaiOf = (name: string) => name.replace(/En$/, 'Th');

/** What was left empty in English, from the Thai beside it. */
export const fillEnglish = <R extends object>(record: R): English<R> => {
  const texts = new Map<string, unknown>(Object.entries(record));
  const filled = [...texts].map(([name, value]) =>
    name.endsWith('En') ? [name, value ?? texts.get(thaiOf(name))] : [name, value],
  );
  return Object.fromEntries(filled) as English<R>;
};

/** The same back: English that is the Thai beside it is empty, as in its form. */
export const emptyEnglish = (fields: Fields, record: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const follows =
        fields[name]?.isOptional && name.endsWith('En') && value === record[thaiOf(name)];
      return [name, follows ? null : value];
    }),
  );
