import { callsAt } from './calls';
import { directoryNightly, directoryPlan, directorySaving, directoryState } from './directory';
import type { Contract } from './endpoint';

const reading = callsAt('/admin/directory', 'user:read');
const writing = callsAt('/admin/directory', 'user:write');

/** Employees from Microsoft Entra: read, looked at, then taken over. */
export const directoryCalls = {
  readDirectory: reading.get('', {
    summary: 'Whether the directory is set up, and when it was read last',
    output: directoryState,
  }),
  pullDirectory: writing.post('/pull', {
    summary: 'Read what has changed in the directory; nobody is changed by it',
    output: directoryState,
    refusals: ['invalid_input'],
  }),
  readDirectoryPlan: reading.get('/plan', {
    summary: 'What taking over what was read would do',
    output: directoryPlan,
    refusals: ['not_found'],
  }),
  saveDirectory: writing.add('/save', {
    summary: 'Take over what was looked at; what cannot be is left out',
    body: directorySaving,
    output: directoryPlan,
    refusals: ['not_found', 'changed_meanwhile', 'last_admin'],
  }),
  setDirectoryNightly: writing.put('/nightly', {
    summary: 'Take the directory over every night by itself, once it was saved by hand',
    body: directoryNightly,
    output: directoryState,
    refusals: ['invalid_input'],
  }),
} as const satisfies Contract;
