import * as v from 'valibot';
import { day, id } from '#kinds/request/common';

/** The one way in which a list of the administration is asked for and answered. See docs/decisions/120. */

const LARGEST_PAGE = 200;

const count = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, 'invalid'),
    v.transform(Number),
    v.minValue(least, 'invalid'),
    v.maxValue(most, 'invalid'),
  );

/** Of what is exported by the ten thousand: so many rows at once that asking is no longer what takes long. */
export const LARGEST_EXPORT_PAGE = 5000;

export const exportSize = v.optional(count(1, LARGEST_EXPORT_PAGE), '50');

/** Any of a closed list, written as one text with commas: `available,repair`. */
export const anyOf = <const T extends readonly string[]>(values: T) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',')),
      v.array(v.picklist(values, 'invalid')),
      v.maxLength(values.length, 'too_many'),
    ),
  );

/** `company`, or a provider's id. */
export const ofOwner = v.optional(v.union([v.literal('company'), id], 'invalid'));

/** Papers that have lapsed, or will within so many days. */
export const dueWithin = v.optional(v.picklist(['lapsed', '7', '30', '60'], 'invalid'));

/** A closed list of sort keys, each also with `-` for descending; the first is the list's own order. */
const sortBy = <const S extends readonly [string, ...string[]]>(keys: S) => {
  type Key = S[number] | `-${S[number]}`;
  const both: Key[] = keys.flatMap((key: S[number]): Key[] => [key, `-${key}`]);
  return v.optional(v.picklist(both, 'invalid'), keys[0] as Key);
};

/** `q`, `from`, `to`, `sort`, `page` and `size`, and the filters of this list, which are texts in the address too. */
export const listQuery = <
  const S extends readonly [string, ...string[]],
  const F extends v.ObjectEntries,
>(
  sorts: S,
  filters: F,
) =>
  v.object({
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'too_long')), ''),
    from: v.optional(day),
    to: v.optional(day),
    sort: sortBy(sorts),
    page: v.optional(count(1, 100_000), '1'),
    size: v.optional(count(1, LARGEST_PAGE), '50'),
    ...filters,
  });

/** One page of rows, how many there are in all, and when that was so. */
export const listPage = <const R extends v.GenericSchema>(row: R) =>
  v.object({ rows: v.array(row), total: v.number(), asOf: v.string() });

/** Who made and who last changed it; null where it was imported or the clock did it. */
export const audit = v.object({
  createdAt: v.nullable(v.string()),
  createdBy: v.nullable(v.string()),
  changedAt: v.nullable(v.string()),
  changedBy: v.nullable(v.string()),
});

export type Audit = v.InferOutput<typeof audit>;
export type ListPage<R> = { rows: R[]; total: number; asOf: string };
