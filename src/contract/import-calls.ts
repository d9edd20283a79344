import { callsAt } from './calls';
import type { Contract } from './endpoint';
import { importBodyBytes, importFile, importResult } from './imports';

/** What a new installation begins with, and what HR sends from then on. */
export const importCalls = {
  importPeople: callsAt('/admin/imports', 'user:write').post('/:target', {
    summary: 'Employees, cost centres or places from a CSV: judged, or saved as a whole',
    body: importFile,
    output: importResult,
    refusals: ['last_admin'],
    bodyLimit: importBodyBytes,
  }),
} as const satisfies Contract;
