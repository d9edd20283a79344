import * as v from 'valibot';

/** Who did what with a trip, when and why. */
export const tripEvent = v.object({
  at: v.string(),
  action: v.string(),
  by: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  /** The reason is why its driver drives longer than the rules advise. */
  isOverHours: v.boolean(),
});
