import * as v from 'valibot';
import { importProblemCodes } from '#domain/people/import/problem';

/** Of one file; said before one is chosen. */
export const importRowLimits = { most: 20_000, megabytes: 4 } as const;

/** Room for the most rows, each letter of which may take three bytes. */
export const importBodyBytes = 14 * 1024 * 1024;

export const importFile = v.object({
  text: v.pipe(v.string('required'), v.maxLength(4_000_000, 'too_long')),
  /** Without it the file is only judged. */
  save: v.optional(v.boolean(), false),
});

/** Of a long list only the beginning, with how many there are in all. */
export const importResult = v.object({
  /** Nothing is saved while anything is wrong. */
  saved: v.boolean(),
  rows: v.number(),
  added: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  leaving: v.number(),
  /** Sign-in names that a second admin must confirm. */
  waiting: v.number(),
  newDepartments: v.array(v.string()),
  ignoredColumns: v.array(v.string()),
  changes: v.array(
    v.object({
      label: v.string(),
      isNew: v.boolean(),
      /** Which columns. */
      changed: v.array(v.string()),
      /** Another sign-in name waits for a second admin. */
      waits: v.optional(v.literal(true)),
      /** Left the company. */
      leaves: v.optional(v.literal(true)),
    }),
  ),
  problemCount: v.number(),
  problems: v.array(
    v.object({
      line: v.number(),
      column: v.nullable(v.string()),
      code: v.picklist(importProblemCodes),
    }),
  ),
});

export type ImportResult = v.InferOutput<typeof importResult>;
