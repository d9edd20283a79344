import * as v from 'valibot';
import { kindIds } from '#kinds/registry';
import { ratingItems, scores } from '#domain/rating/items';
import { optionalText } from '#kinds/request/common';

const id = v.pipe(v.string('required'), v.uuid('invalid'), v.toLowerCase());
const nullableText = v.nullable(v.string());
const score = v.picklist(scores, 'required');

export const ratingId = v.object({ id });

/** `null`: it does not apply to this trip. */
export const itemScores = v.object(v.entriesFromList(ratingItems, v.nullable(score)));

const givenItems = v.object(
  v.entriesFromList(ratingItems, v.optional(v.nullable(v.picklist(scores, 'invalid')), null)),
);

/** What somebody says of a trip, the first time and when they change it. */
export const changedRating = v.object({
  overall: score,
  items: v.optional(givenItems, {}),
  reason: optionalText(500),
  comment: optionalText(500),
});

export const newRating = v.object({ bookingId: id, ...changedRating.entries });

/** Enough to remember the trip by. */
const ratedTrip = v.object({
  bookingId: id,
  ref: v.string(),
  kind: v.picklist(kindIds),
  startsAt: v.string(),
  endsAt: v.string(),
  from: nullableText,
  to: nullableText,
  car: v.nullable(v.object({ plate: v.string(), province: nullableText, description: v.string() })),
  driver: nullableText,
  /** Without one, no driver is judged. */
  withDriver: v.boolean(),
});

const dueRating = v.object({ ...ratedTrip.entries, closesAt: v.string() });

export const dueRatings = v.object({ trips: v.array(dueRating) });

export const myRating = v.object({
  ...ratedTrip.entries,
  id,
  version: v.number(),
  overall: score,
  items: itemScores,
  reason: nullableText,
  comment: nullableText,
  at: v.string(),
  editableUntil: v.string(),
  /** What the company answered to a low score. */
  reply: nullableText,
});

export const myRatingsQuery = v.object({
  /** Where the page before ended. */
  after: v.optional(v.pipe(v.string(), v.maxLength(200, 'too_long'))),
});

export const myRatings = v.object({ ratings: v.array(myRating), next: nullableText });

export type RatedTrip = v.InferOutput<typeof ratedTrip>;
export type DueRating = v.InferOutput<typeof dueRating>;
export type DueRatings = v.InferOutput<typeof dueRatings>;
export type MyRating = v.InferOutput<typeof myRating>;
export type MyRatings = v.InferOutput<typeof myRatings>;
