import { auditPage, auditQuery } from './audit';
import { callsAt } from './calls';
import type { Contract } from './endpoint';

const reading = callsAt('/admin', 'user:read');

export const auditCalls = {
  readAudit: reading.get('/audit', {
    summary: 'Who changed what and when, from what to what; newest first',
    query: auditQuery,
    output: auditPage,
  }),
} as const satisfies Contract;
