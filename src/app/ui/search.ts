import * as v from 'valibot';

/**
 * What any address may carry besides its page: a link reproduces the view, and Back closes a dialog. A value that
 * nobody knows is taken as absent, since addresses are typed, shortened and pasted.
 */
export const shellSearch = v.object({
  dialog: v.fallback(
    v.optional(v.picklist(['contact', 'notices', 'outbox', 'service-state'])),
    undefined,
  ),
  /** What the dialog is about: the booking whose problem is reported, by its reference, or the car. */
  about: v.fallback(v.optional(v.string()), undefined),
});

/**
 * For `validateSearch` of the administration. It comes with the first script, so it only hands on what the address says:
 * the screen checks it by its schema.
 */
export const handOn = ({ dialog: _, ...search }: Record<string, unknown>): object => search;

type Dialog = v.InferOutput<typeof shellSearch>['dialog'];

/** Opens a dialog over the page as it stands, or closes it: what else the address says stays. */
export const withDialog = (dialog: Dialog, about?: string) => (search: object) => ({
  ...search,
  dialog,
  about,
});
