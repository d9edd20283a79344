import * as v from 'valibot';
import { kindIds } from '#kinds/registry';
import { bookingStates } from '#domain/booking/states';
import { askedFor } from './asked-for';

const id = v.pipe(v.string(), v.uuid('invalid'));
const nullableText = v.nullable(v.string());

/** By the booking: what waits on it now is decided. */
export const approvalId = v.object({ id });

export const approvalCard = v.object({
  /** Of the booking. */
  id,
  /** Of this level of this revision: a booking is decided about more than once. */
  approvalId: id,
  ref: v.string(),
  kind: v.picklist(kindIds),
  status: v.picklist(bookingStates),
  version: v.number(),
  traveller: v.string(),
  /** Who asked, when it was not the traveller. */
  requester: nullableText,
  department: nullableText,
  phone: v.string(),
  level: v.number(),
  levels: v.number(),
  waitingSince: nullableText,
  /** When the request was last changed by who asked. */
  changedAt: v.optional(nullableText, null),
  /** I may decide now. */
  isWaiting: v.boolean(),
  /** For whom I stand in, or stood in. */
  standsInFor: nullableText,
  isChange: v.boolean(),
  /** False for a change that can no longer be had as it was asked for. */
  isPossible: v.boolean(),
  asked: askedFor,
  /** What stands while a change waits. */
  standing: v.nullable(askedFor),
  /** It was sent back before and comes again; `asked` is what it said then, while that is kept. */
  returned: v.optional(
    v.nullable(
      v.object({
        by: v.string(),
        byMe: v.boolean(),
        at: v.string(),
        reason: v.string(),
        asked: v.nullable(askedFor),
      }),
    ),
    null,
  ),
  flags: v.object({
    urgent: nullableText,
    overtimeHours: v.number(),
    overlaps: v.array(v.object({ ref: v.string(), startsAt: v.string(), endsAt: v.string() })),
    noShows: v.number(),
  }),
  /** Not to be approved among many at once. */
  isFlagged: v.boolean(),
  decision: v.nullable(
    v.object({
      is: v.picklist(['approved', 'rejected', 'returned']),
      by: v.string(),
      byMe: v.boolean(),
      at: v.string(),
      reason: nullableText,
    }),
  ),
});

export const approvalQuery = v.object({
  tab: v.optional(v.picklist(['waiting', 'decided'], 'invalid'), 'waiting'),
  /** Where the page before ended. */
  after: v.optional(v.pipe(v.string(), v.maxLength(200, 'too_long'))),
});

export const approvalPage = v.object({ approvals: v.array(approvalCard), next: nullableText });

/** Nothing more is said with a yes. */
export const approval = v.object({});

export const refusalReason = v.object({
  reason: v.pipe(
    v.string('reason_required'),
    v.trim(),
    v.minLength(1, 'reason_required'),
    v.maxLength(500, 'too_long'),
  ),
});

export type ApprovalCard = v.InferOutput<typeof approvalCard>;
export type ApprovalPage = v.InferOutput<typeof approvalPage>;
export type ApprovalRequest = v.InferOutput<typeof askedFor>;
