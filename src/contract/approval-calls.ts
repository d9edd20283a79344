import { approvalCount } from './approval-count';
import { approval, approvalCard, approvalPage, approvalQuery, refusalReason } from './approvals';
import { callsAt } from './calls';
import { delegations, newDelegation } from './delegations';
import type { Contract } from './endpoint';

const reading = callsAt('/employee', 'approval:read');
const deciding = callsAt('/employee/approvals', 'approval:decide', { output: approvalCard });
const delegating = callsAt('/employee/delegations', 'delegation:write', { output: delegations });

export const approvalCalls = {
  listApprovals: reading.get('/approvals', {
    summary:
      'What waits for my decision, longest waiting first, or what I have decided, page by page',
    query: approvalQuery,
    output: approvalPage,
  }),
  countApprovals: reading.get('/approval-count', {
    summary: 'How many bookings wait for my decision',
    output: approvalCount,
  }),
  readApproval: reading.get('/approvals/:id', {
    summary: 'One booking as who decides about it sees it',
    output: approvalCard,
  }),
  approveBooking: deciding.move('/:id/approve', {
    summary: 'Approve a booking, or the change of one, as it was seen',
    body: approval,
    refusals: ['already_decided', 'not_now', 'car_taken', 'seats_taken', 'no_longer_possible'],
  }),
  rejectBooking: deciding.move('/:id/reject', {
    summary: 'Say no, with a reason; of a change, what stood remains',
    body: refusalReason,
    refusals: ['already_decided', 'not_now'],
  }),
  returnBooking: deciding.move('/:id/return', {
    summary: 'Send it back to be changed, with a reason; of a change, what stood remains',
    body: refusalReason,
    refusals: ['already_decided', 'not_now'],
  }),
  listDelegations: reading.get('/delegations', {
    summary: 'Who stands in for me, and for whom I do',
    output: delegations,
  }),
  delegateApprovals: delegating.add('', {
    summary: 'Let a colleague decide for me, for some days',
    body: newDelegation,
  }),
  revokeDelegation: delegating.post('/:id/revoke', {
    summary: 'Decide for myself again, from now on',
    versioned: true,
  }),
} as const satisfies Contract;
