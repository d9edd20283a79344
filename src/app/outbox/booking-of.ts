import * as v from 'valibot';
import type { OutboxItem } from './outbox';

const about = v.object({
  params: v.optional(v.object({ id: v.optional(v.string()) })),
  body: v.optional(v.object({ bookingId: v.optional(v.string()) })),
});

/** The booking that a request names, by its path or in what it says. */
export const bookingOf = ({ input }: Pick<OutboxItem, 'input'>): string | undefined => {
  const named = v.safeParse(about, input);
  return named.success ? (named.output.params?.id ?? named.output.body?.bookingId) : undefined;
};

/** What was done with a booking on this phone already, and only has to arrive. */
export const findUnsent = (
  items: readonly OutboxItem[],
  endpoints: readonly string[],
  bookingId: string,
): OutboxItem | undefined =>
  items.find(
    (item) =>
      item.state !== 'needs-attention' &&
      endpoints.includes(item.endpoint) &&
      bookingOf(item) === bookingId,
  );

export const waitsToArrive = (...which: Parameters<typeof findUnsent>): boolean =>
  findUnsent(...which) !== undefined;
