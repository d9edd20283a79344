import * as v from 'valibot';
import { day } from '#kinds/request/common';

const id = v.pipe(v.string(), v.uuid('invalid'));

export const auditQuery = v.object({
  /** A name, a number, a plate: whose and of what. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'too_long')), ''),
  /** What was changed, such as `booking`; any when absent. */
  subject: v.optional(v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/, 'invalid'))),
  /** One thing’s own history. */
  subjectId: v.optional(id),
  from: v.optional(day),
  to: v.optional(day),
  /** Where the page before ended. */
  after: v.optional(v.pipe(v.string(), v.maxLength(100, 'too_long'))),
});

/** Values as they stand in the event; what is an id has its name in `names`. */
const values = v.nullable(v.record(v.string(), v.unknown()));

export const auditEntry = v.object({
  id,
  at: v.string(),
  /** Null when the clock did it. */
  by: v.nullable(v.string()),
  action: v.string(),
  subject: v.string(),
  subjectId: v.nullable(id),
  /** What people call it: a booking’s number, a plate, a name. */
  label: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  before: values,
  after: values,
});

export const auditPage = v.object({
  entries: v.array(auditEntry),
  names: v.record(v.string(), v.string()),
  next: v.nullable(v.string()),
});

export type AuditEntry = v.InferOutput<typeof auditEntry>;
export type AuditPage = v.InferOutput<typeof auditPage>;
export type AuditQuery = v.InferOutput<typeof auditQuery>;
