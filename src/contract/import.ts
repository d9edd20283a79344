import * as v from 'valibot';

/** Rows of a file, all or none: the answer names what stands in the way, row by row. See docs/decisions/122. */

export const MOST_ROWS = 1000;

/** Room for the most rows of the widest list. */
export const importBodyLimit = 2 * 1024 * 1024;

/** `check`: nothing is written, only judged. */
export const importOf = <const R extends v.GenericSchema>(row: R) =>
  v.object({
    rows: v.pipe(v.array(row), v.minLength(1, 'required'), v.maxLength(MOST_ROWS, 'too_many')),
    check: v.optional(v.boolean(), false),
  });

/** `row` counts from 0 as they were sent; `imported` is 0 while anything is wrong, or when only checked. */
export const importAnswer = v.object({
  imported: v.number(),
  problems: v.array(v.object({ row: v.number(), fields: v.record(v.string(), v.string()) })),
});

export type ImportAnswer = v.InferOutput<typeof importAnswer>;
