import type { Contract } from './endpoint';
import { truthCheck } from './truths';

/** Whether all that can never happen has indeed not happened: for whoever manages the users and the service. */
export const truthCalls = {
  readTruths: {
    method: 'GET',
    path: '/admin/truths',
    summary: 'What the last nightly look at the records found',
    action: 'truth:read',
    output: truthCheck,
    refusals: ['not_allowed'],
  },
} as const satisfies Contract;
