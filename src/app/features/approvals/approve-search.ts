import * as v from 'valibot';

export const tabs = ['waiting', 'decided', 'delegated'] as const;

/** Which list: a link reproduces the view. */
export const approveSearch = v.object({
  tab: v.fallback(v.optional(v.picklist(tabs)), undefined),
});
