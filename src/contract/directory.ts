import * as v from 'valibot';
import { directoryProblems, heldBackReasons } from '#domain/people/import/directory-problem';
import { id } from '#kinds/request/common';
import { importResult } from './imports';

/** The company's directory, as it was read last. */
export const directoryState = v.object({
  /** Set up by whoever runs the server. */
  isOn: v.boolean(),
  isReading: v.boolean(),
  reading: v.nullable(v.object({ id, at: v.string(), people: v.number() })),
  problem: v.nullable(
    v.object({ code: v.picklist(directoryProblems), detail: v.nullable(v.string()) }),
  ),
  savedAt: v.nullable(v.string()),
  /** Whether each night takes it over by itself, who wanted that, and why the last one did not. */
  nightly: v.nullable(
    v.object({ by: v.string(), heldBack: v.nullable(v.picklist(heldBackReasons)) }),
  ),
});

/** What taking the directory over would do, or did. What cannot be taken over is left out and said; the rest may be saved. */
export const directoryPlan = v.object({
  ...importResult.entries,
  /** Which reading it was made of. */
  reading: id,
  /** Accounts of nobody: rooms, machines, guests. */
  withoutNumber: v.number(),
  problems: v.array(v.object({ ...importResult.entries.problems.item.entries, name: v.string() })),
});

/** Only what was looked at. */
export const directorySaving = v.object({ reading: id });

export const directoryNightly = v.object({ on: v.boolean() });

export type DirectoryState = v.InferOutput<typeof directoryState>;
export type DirectoryPlan = v.InferOutput<typeof directoryPlan>;
