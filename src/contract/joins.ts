import * as v from 'valibot';

/** Trips that a booking may ride along on, the least trouble first; each is accepted when it is taken. */
export const joins = v.object({
  joins: v.array(
    v.object({
      tripId: v.string(),
      startsAt: v.string(),
      /** By how much the trip takes longer. */
      minutesMore: v.number(),
    }),
  ),
});

export type Joins = v.InferOutput<typeof joins>;
