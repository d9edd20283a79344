import * as v from 'valibot';
import type { GenericSchema } from 'valibot';

/** What is kept of a form while it is written. */
export type FormContent<D> = {
  draft: D;
  /** Of the people chosen, so that they read offline. */
  names: Readonly<Record<string, string>>;
  /** Weeks in all, and the keys of the bookings after the first: a repeat is one booking a date. */
  repeat: { weeks: number; keys: readonly string[] };
};

export const once: FormContent<unknown>['repeat'] = { weeks: 1, keys: [] };

export const formContent = <D>(draft: GenericSchema<unknown, D>) =>
  v.object({
    draft,
    names: v.record(v.string(), v.string()),
    repeat: v.object({ weeks: v.number(), keys: v.array(v.string()) }),
  });

/** The keys that are there stay: a date that was sent already must not be sent under another. */
export const repeatFor = (
  weeks: number,
  { keys }: FormContent<unknown>['repeat'],
  newId: () => string = () => crypto.randomUUID(),
): FormContent<unknown>['repeat'] => ({
  weeks,
  keys: Array.from({ length: weeks - 1 }, (_, index) => keys[index] ?? newId()),
});
