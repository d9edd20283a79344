import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import type { Day } from '#domain/dates/bangkok-time';

/**
 * A repeat is one booking a date: the same weekday for so many weeks, or days chosen one by one. The keys are those of
 * the bookings after the first.
 */
export type Repeat = { weeks: number; days: readonly Day[]; keys: readonly string[] };

export type FormContent<D> = {
  draft: D;
  /** Of the people chosen, so that they read offline. */
  names: Readonly<Record<string, string>>;
  repeat: Repeat;
};

export const once: Repeat = { weeks: 1, days: [], keys: [] };

export const formContent = <D>(draft: GenericSchema<unknown, D>) =>
  v.object({
    draft,
    names: v.record(v.string(), v.string()),
    repeat: v.object({
      weeks: v.number(),
      days: v.optional(v.array(v.string()), []),
      keys: v.array(v.string()),
    }),
  });

/** The keys that are there stay: a date that was sent already must not be sent under another. */
export const repeatFor = (
  weeks: number,
  { keys }: Repeat,
  newId: () => string = () => crypto.randomUUID(),
): Repeat => ({
  weeks,
  days: [],
  keys: Array.from({ length: weeks - 1 }, (_, index) => keys[index] ?? newId()),
});

/** Further days, each with its own key for as long as it is chosen. */
export const repeatOn = (
  days: readonly Day[],
  before: Repeat,
  newId: () => string = () => crypto.randomUUID(),
): Repeat => ({
  weeks: 1,
  days,
  keys: days.map((day) => before.keys[before.days.indexOf(day)] ?? newId()),
});
