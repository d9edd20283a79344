import type { Field, Fields } from '#contract/record-field';
import { emptyEnglish, type BodyOf } from '#contract/record-entries';

type Values = Readonly<Record<string, unknown>>;

/** A record while it is being written: what is not chosen yet is null. */
export type ValuesOf<F extends Fields, Body = BodyOf<F>> = {
  [K in keyof Body]: Body[K] extends readonly unknown[] | boolean ? Body[K] : Body[K] | null;
};

/** As it is said elsewhere: a number without the database's noughts. */
const standing = ({ input }: Field, value: unknown): unknown =>
  input === 'decimal' && typeof value === 'string' ? String(Number(value)) : value;

/** What a form begins with: the record as it stands, or with null a new one. */
export const valuesOf = <F extends Fields>(fields: F, record: Values | null): ValuesOf<F> => {
  const row = record && emptyEnglish(fields, record);
  // Each value is its own field's, which `fromEntries` cannot tell.
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { body }]) => body !== undefined)
      .map(([name, field]) => [
        name,
        row === null || field.isOnce ? field.initial : standing(field, row[name]),
      ]),
  ) as ValuesOf<F>;
};
