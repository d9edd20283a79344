import type { Contract } from './endpoint';
import { importBodyBytes, importFile, importResult, importTarget } from './imports';

/** What a new installation begins with, and what HR sends from then on. */
export const importCalls = {
  importPeople: {
    method: 'POST',
    path: '/admin/imports/:target',
    summary: 'Employees, cost centres or places from a CSV: judged, or saved as a whole',
    action: 'user:write',
    params: importTarget,
    body: importFile,
    output: importResult,
    refusals: ['not_allowed', 'last_admin'],
    bodyLimit: importBodyBytes,
  },
} as const satisfies Contract;
