import { auditPage, auditQuery } from './audit';
import type { Contract } from './endpoint';

export const auditCalls = {
  readAudit: {
    method: 'GET',
    path: '/admin/audit',
    summary: 'Who changed what and when, from what to what; newest first',
    action: 'user:read',
    query: auditQuery,
    output: auditPage,
    refusals: ['not_allowed'],
  },
} as const satisfies Contract;
