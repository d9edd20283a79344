import {
  accountChangeId,
  accountChanges,
  accountDecision,
  accountProposal,
  personAccount,
} from './accounts';
import type { Contract } from './endpoint';
import { userId } from './users';

/** Who signs in as whom: one admin asks for another account, a second one confirms it. */
export const accountCalls = {
  listAccountChanges: {
    method: 'GET',
    path: '/admin/account-changes',
    summary: 'Sign-in accounts that wait for a second admin',
    action: 'user:read',
    output: accountChanges,
    refusals: ['not_allowed'],
  },
  readPersonAccount: {
    method: 'GET',
    path: '/admin/people/:id/account',
    summary: 'The sign-in name of one person, and whether an account is tied to them',
    action: 'user:read',
    params: userId,
    output: personAccount,
    refusals: ['not_allowed', 'not_found'],
  },
  proposeAccountChange: {
    method: 'POST',
    path: '/admin/account-changes',
    summary: 'Ask for another sign-in name, or for tying an account anew at the next sign-in',
    action: 'user:write',
    body: accountProposal,
    output: accountChanges,
    refusals: ['not_allowed', 'not_found', 'second_admin', 'key_reused'],
    idempotent: true,
  },
  decideAccountChange: {
    method: 'POST',
    path: '/admin/account-changes/:id/decision',
    summary:
      'Confirm what another admin asked for, or refuse it; what one asked for oneself is taken back',
    action: 'user:write',
    params: accountChangeId,
    body: accountDecision,
    output: accountChanges,
    refusals: [
      'not_allowed',
      'not_found',
      'second_admin',
      'already_decided',
      'account_moved',
      'key_reused',
    ],
    idempotent: true,
  },
} as const satisfies Contract;
