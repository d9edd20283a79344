import type { Fields } from '#contract/record-field';
import type { BodyOf } from '#contract/record-entries';

/** A record while it is being written: what is not chosen yet is null. */
export type ValuesOf<F extends Fields, Body = BodyOf<F>> = {
  [K in keyof Body]: Body[K] extends readonly unknown[] | boolean ? Body[K] : Body[K] | null;
};

/** What a form begins with: the record as it stands, or with null a new one. */
export const valuesOf = <F extends Fields>(
  fields: F,
  record: Readonly<Record<string, unknown>> | null,
): ValuesOf<F> =>
  // Each value is its own field's, which `fromEntries` cannot tell.
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { body }]) => body !== undefined)
      .map(([name, { initial, isOnce }]) => [
        name,
        record === null || isOnce ? initial : record[name],
      ]),
  ) as ValuesOf<F>;
