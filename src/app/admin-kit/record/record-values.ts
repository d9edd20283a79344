import type { Field, Fields } from '#contract/record-field';
import { isAsInThai, type BodyOf } from '#contract/record-entries';

type Values = Readonly<Record<string, unknown>>;

/** A record while it is being written: what is not chosen yet is null. */
export type ValuesOf<F extends Fields, Body = BodyOf<F>> = {
  [K in keyof Body]: Body[K] extends readonly unknown[] | boolean ? Body[K] : Body[K] | null;
};

/** As it is said elsewhere: a number without the database's noughts, English only where it is another word than the Thai. */
const standing = (name: string, field: Field, record: Values): unknown => {
  const value = record[name];
  if (field.input === 'decimal' && typeof value === 'string') return String(Number(value));
  return isAsInThai(name, field, record) ? null : value;
};

/** What a form begins with: the record as it stands, or with null a new one. */
export const valuesOf = <F extends Fields>(fields: F, record: Values | null): ValuesOf<F> =>
  // Each value is its own field's, which `fromEntries` cannot tell.
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { body }]) => body !== undefined)
      .map(([name, field]) => [
        name,
        record === null || field.isOnce ? field.initial : standing(name, field, record),
      ]),
  ) as ValuesOf<F>;
