import * as v from 'valibot';

/**
 * What any address may carry besides its page: a link reproduces the view, and Back closes a dialog. A value that
 * nobody knows is taken as absent, since addresses are typed, shortened and pasted.
 */
export const shellSearch = v.object({
  dialog: v.fallback(v.optional(v.picklist(['contact', 'outbox', 'service-state'])), undefined),
});
