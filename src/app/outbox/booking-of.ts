import * as v from 'valibot';
import type { OutboxItem } from './outbox';

const about = v.object({
  params: v.optional(v.object({ id: v.optional(v.string()) })),
  body: v.optional(v.object({ bookingId: v.optional(v.string()) })),
});

/** The booking that a request names, by its path or in what it says. */
const bookingOf = ({ input }: OutboxItem): string | undefined => {
  const named = v.safeParse(about, input);
  return named.success ? (named.output.params?.id ?? named.output.body?.bookingId) : undefined;
};

/** Whether this was done with a booking on this phone already, and only has to arrive. */
export const waitsToArrive = (
  items: readonly OutboxItem[],
  endpoints: readonly string[],
  bookingId: string,
): boolean =>
  items.some(
    (item) =>
      item.state !== 'needs-attention' &&
      endpoints.includes(item.endpoint) &&
      bookingOf(item) === bookingId,
  );
