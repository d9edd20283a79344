import * as v from 'valibot';

/** Rows of a file, all or none: the answer names what stands in the way, row by row. See docs/decisions/122. */

export const MOST_ROWS = 1000;

/** Room for the most rows of the widest list. */
export const importBodyLimit = 2 * 1024 * 1024;

const cell = v.nullable(v.union([v.pipe(v.string(), v.maxLength(1000)), v.number(), v.boolean()]));

/** Whatever a file holds, so that one wrong cell does not hide the others: the use-case judges each row by its schema. */
const row = v.record(v.pipe(v.string(), v.maxLength(60)), cell);

/** `check`: nothing is written, only judged. */
export const importBody = v.object({
  rows: v.pipe(v.array(row), v.minLength(1, 'required'), v.maxLength(MOST_ROWS, 'too_many')),
  check: v.optional(v.boolean(), false),
});

/** `row` counts from 0 as they were sent; `imported` is 0 while anything is wrong, or when only checked. What is there already and says the same is `unchanged`. */
export const importAnswer = v.object({
  imported: v.number(),
  unchanged: v.number(),
  problems: v.array(v.object({ row: v.number(), fields: v.record(v.string(), v.string()) })),
});

export type ImportRow = v.InferOutput<typeof row>;
export type ImportAnswer = v.InferOutput<typeof importAnswer>;
