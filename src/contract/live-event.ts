import * as v from 'valibot';

/** Something missed: read everything on the screen afresh. */
export const refreshTopic = 'refresh';

/** What changed, never its content: whoever shows it reads it with rights of their own. */
export const liveEvent = v.object({ topic: v.string(), id: v.optional(v.string()) });

export type LiveEvent = v.InferOutput<typeof liveEvent>;
