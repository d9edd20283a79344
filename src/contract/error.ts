import * as v from 'valibot';
import { refusalCodes } from '#domain/refusal';

/** The one shape of every error. */
export const errorBody = v.object({
  error: v.object({
    code: v.picklist(refusalCodes),
    message: v.string(),
    fields: v.optional(v.record(v.string(), v.string())),
    conflict: v.optional(
      v.object({
        by: v.nullable(v.string()),
        at: v.string(),
        version: v.number(),
        what: v.optional(v.string()),
      }),
    ),
    requestId: v.optional(v.string()),
  }),
});

export type ErrorBody = v.InferOutput<typeof errorBody>;
