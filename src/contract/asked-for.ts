import * as v from 'valibot';

const nullableText = v.nullable(v.string());

/** A request in the words of people, part by part, so that two of them can be laid side by side. */
export const askedFor = v.object({
  startsAt: v.string(),
  endsAt: v.string(),
  /** From, over the stops, to. */
  places: v.array(v.string()),
  seats: v.number(),
  class: nullableText,
  car: nullableText,
  /** By name, the traveller first. */
  people: v.array(v.string()),
  purpose: v.string(),
  costCentre: v.string(),
  note: nullableText,
  estimate: nullableText,
});
