import * as v from 'valibot';
import { commonRequest, companions, instant, optionalText, place, seats } from '../request/common';

export const requestDuringDay = v.object({
  kind: v.literal('bookingduringday'),
  ...commonRequest,
  from: place,
  to: place,
  timing: v.picklist(['ready_at', 'arrive_by'], 'required'),
  at: instant,
  flexibilityMinutes: v.picklist([0, 15, 30], 'invalid'),
  seats,
  companions,
  goods: optionalText(200),
  /** The ride back is a booking of its own in the same group. */
  returnAt: v.optional(v.nullable(instant), null),
  share: v.optional(v.boolean('invalid'), true),
});
