import * as v from 'valibot';
import { approvalId } from '#contract/approvals';
import type { Verdict } from '#domain/booking/decide-approval';
import type { OutboxItem } from '../../outbox/outbox';
import { verdictOf } from '../../remote/approvals';

/** A decision that the server does not have yet, or has refused. */
export type Unsent = {
  bookingId: string;
  /** Of the booking, as it was decided about. */
  version: number;
  verdict: Verdict;
  item: OutboxItem;
};

const addressed = v.object({ params: approvalId, version: v.number() });

export const unsentDecisions = (items: readonly OutboxItem[]): readonly Unsent[] =>
  items.flatMap((item) => {
    const verdict = verdictOf[item.endpoint];
    const input = v.safeParse(addressed, item.input);
    if (!verdict || !input.success) return [];
    const { params, version } = input.output;
    return [{ bookingId: params.id, version, verdict, item }];
  });

export const isRefused = ({ item }: Unsent): boolean => item.state === 'needs-attention';
