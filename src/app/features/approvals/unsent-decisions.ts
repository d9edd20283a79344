import * as v from 'valibot';
import { approvalId } from '#contract/approvals';
import type { Verdict } from '#domain/booking/decide-approval';
import type { OutboxItem } from '../../outbox/outbox';

/** A decision that the server does not have yet, or has refused. */
export type Unsent = { bookingId: string; verdict: Verdict; item: OutboxItem };

const verdictOf: Readonly<Record<string, Verdict>> = {
  approveBooking: 'approve',
  rejectBooking: 'reject',
  returnBooking: 'return',
};

const addressed = v.object({ params: approvalId });

export const unsentDecisions = (items: readonly OutboxItem[]): readonly Unsent[] =>
  items.flatMap((item) => {
    const verdict = verdictOf[item.endpoint];
    const input = v.safeParse(addressed, item.input);
    return verdict && input.success ? [{ bookingId: input.output.params.id, verdict, item }] : [];
  });

export const isRefused = ({ item }: Unsent): boolean => item.state === 'needs-attention';
