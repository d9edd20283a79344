import * as v from 'valibot';

/** Which day; without one it is tomorrow. */
export const queueSearch = v.object({
  day: v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined),
});

export type QueueSearch = v.InferOutput<typeof queueSearch>;
