import * as v from 'valibot';

export const tabs = ['waiting', 'decided', 'delegated'] as const;

/** Which list, and which request in it a notice leads to: a link reproduces the view. */
export const approveSearch = v.object({
  booking: v.fallback(v.optional(v.string()), undefined),
  tab: v.fallback(v.optional(v.picklist(tabs)), undefined),
});
