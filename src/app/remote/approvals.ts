import { useState } from 'react';
import { approvalCount, type ApprovalCount } from '#contract/approval-count';
import type { Verdict } from '#domain/booking/decide-approval';
import { useServices } from '../app-services';
import { approvalCountRow } from '../storage-keys';
import { useStore } from '../ui/store';
import type { Source } from './remote';
import { useRemote } from './use-remote';

/** Somebody waits for them, so approvers hear sooner than others. */
export const APPROVERS_LATER_MS = 1500;

const waitingOf = (): Source<ApprovalCount> => ({
  read: (api, signal) => api.call('countApprovals', { signal }),
  kept: { rows: [approvalCountRow], schema: approvalCount },
  topics: 'all',
  laterMs: APPROVERS_LATER_MS,
});

/** What a call decides. */
export const verdictOf: Readonly<Record<string, Verdict>> = {
  approveBooking: 'approve',
  rejectBooking: 'reject',
  returnBooking: 'return',
};

/** How many wait for this approver; of whoever is none, nobody asks. */
export const useApprovalCount = () => {
  const { outbox, userData } = useServices();
  const { userInfo } = useStore(userData.value);
  const isApprover = userInfo.isApprover && userInfo.fullname !== null;
  const { shown, value } = useRemote(waitingOf, isApprover ? 'mine' : null);
  const decided = useStore(outbox.items)
    .filter(({ endpoint, state }) => endpoint in verdictOf && state !== 'needs-attention')
    .map(({ key }) => key);
  const settled = useStore(outbox.settled);
  // What was decided here waits for nobody, also while the count was read before the server knew of it.
  const [since, setSince] = useState({ value, keys: decided });
  const before = since.value === value ? since.keys : [];
  const keys = [...new Set([...before, ...decided])];
  if (since.value !== value || keys.length > before.length) setSince({ value, keys });
  const gone = keys.filter((key) => decided.includes(key) || settled.get(key)?.state === 'sent');
  return {
    isLoading: isApprover && shown.status === 'loading',
    count: Math.max(0, (value?.waiting ?? 0) - gone.length),
  };
};
