import * as v from 'valibot';
import { personalChannels } from '#domain/notice/notice-types';

const nullableText = v.nullable(v.string());
const listed = v.array(v.picklist(personalChannels));

/** Whom a trip concerns, and what they were last told of it: delivered is only what a channel took. */
export const tripReach = v.array(
  v.object({
    /** Of a person, or of a guest as one of the passengers. */
    id: v.string(),
    /** Without an account: nothing reaches them but a call. */
    isGuest: v.boolean(),
    name: v.string(),
    phone: nullableText,
    /** Where a notice can be delivered: wanted there, and the channel takes it. Nowhere means by phone only. */
    channels: listed,
    /** Sleeps from 20:00 to 06:00: only what starts soon is sent at once. */
    quiet: v.boolean(),
    toldAt: nullableText,
    delivered: listed,
    readAt: nullableText,
  }),
);

/** At most as many bookings as one question names. */
export const reachQuery = v.object({
  bookings: v.pipe(
    v.string('required'),
    v.regex(/^[\da-f-]{36}(?:,[\da-f-]{36}){0,99}$/i, 'invalid'),
  ),
  /** What they would be told; without it what comes next for each. */
  type: v.optional(v.picklist(['arranged', 'changed'], 'invalid')),
});

export type TripReach = v.InferOutput<typeof tripReach>;
