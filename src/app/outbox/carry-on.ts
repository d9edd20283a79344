import * as v from 'valibot';
import { bookingOf } from './booking-of';
import type { OutboxEntry } from './outbox-entry';
import type { OutboxRecords } from './outbox-records';

const versioned = v.object({ version: v.number() });

/**
 * What waits behind was written on this phone over the same state: what the phone changed itself is no stranger's
 * change. It goes on from where the answer left the booking; what was tried already keeps its body.
 */
export const carryOn = async (
  records: OutboxRecords,
  { owner, input }: OutboxEntry,
  answer: unknown,
): Promise<void> => {
  const [before, after] = [v.safeParse(versioned, input), v.safeParse(versioned, answer)];
  const booking = bookingOf({ input });
  if (!before.success || !after.success || booking === undefined) return;
  for (const { key } of await records.list(owner))
    await records.change(owner, key, (later) =>
      later.attempts === 0 &&
      later.input['version'] === before.output.version &&
      bookingOf(later) === booking
        ? { ...later, input: { ...later.input, version: after.output.version } }
        : later,
    );
};
