import * as v from 'valibot';

const id = v.fallback(v.optional(v.string()), undefined);

/** What a form is opened from: nothing (the draft), a booking to change, one to ask for again, or one not sent yet. */
export const formSearch = v.object({
  change: id,
  copy: id,
  /** The day of what is asked for again. */
  day: id,
  /** A place to go to, of something new. */
  to: id,
  /** The key of a request in the outbox: waiting and never tried, or refused. */
  unsent: id,
});
