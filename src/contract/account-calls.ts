import { accountChanges, accountDecision, accountProposal, personAccount } from './accounts';
import { callsAt } from './calls';
import type { Contract } from './endpoint';

const reading = callsAt('/admin', 'user:read');
const writing = callsAt('/admin/account-changes', 'user:write', { output: accountChanges });

/** Who signs in as whom: one admin asks for another account, a second one confirms it. */
export const accountCalls = {
  listAccountChanges: reading.get('/account-changes', {
    summary: 'Sign-in accounts that wait for a second admin',
    output: accountChanges,
  }),
  readPersonAccount: reading.get('/people/:id/account', {
    summary: 'The sign-in name of one person, and whether an account is tied to them',
    output: personAccount,
  }),
  proposeAccountChange: writing.add('', {
    summary: 'Ask for another sign-in name, or for tying an account anew at the next sign-in',
    body: accountProposal,
    refusals: ['not_found', 'second_admin'],
  }),
  decideAccountChange: writing.add('/:id/decision', {
    summary:
      'Confirm what another admin asked for, or refuse it; what one asked for oneself is taken back',
    body: accountDecision,
    refusals: ['second_admin', 'already_decided', 'account_moved'],
  }),
} as const satisfies Contract;
