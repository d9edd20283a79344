import * as v from 'valibot';
import { commonRequest, instant, optionalText, place, seats } from '../request/common';
import { commonDraft, figure, orNothing, placeDraft, ticked, typed } from '../request/draft';

export const timings = ['ready_at', 'arrive_by'] as const;
export const flexibilities = [0, 15, 30] as const;

const kind = v.literal('bookingduringday');

export const request = v.object(
  {
    kind,
    ...commonRequest,
    from: place,
    to: place,
    timing: v.picklist(timings, 'required'),
    at: instant,
    flexibilityMinutes: v.picklist(flexibilities, 'required'),
    seats,
    goods: optionalText(200),
    /** The ride back is a booking of its own in the same group. */
    returnAt: v.optional(v.nullable(instant), null),
    share: v.optional(v.boolean('invalid'), true),
  },
  'required',
);

export const draft = v.object({
  kind,
  ...commonDraft,
  from: placeDraft,
  to: placeDraft,
  timing: orNothing(v.picklist(timings)),
  at: typed,
  flexibilityMinutes: orNothing(v.picklist(flexibilities)),
  seats: figure,
  goods: typed,
  returnAt: typed,
  share: ticked(true),
});

export type RequestDuringDay = v.InferOutput<typeof request>;
export type DraftDuringDay = v.InferOutput<typeof draft>;
