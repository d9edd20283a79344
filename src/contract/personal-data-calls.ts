import { callsAt } from './calls';
import type { Contract } from './endpoint';
import { dataSubject, dataSubjectQuery, dataSubjects, personalData } from './personal-data';

const reading = callsAt('/admin/personal-data', 'user:read');
const writing = callsAt('/admin/personal-data', 'user:write');

/** What a person may ask of the company about the own data, done by who manages users. */
export const personalDataCalls = {
  findDataSubjects: reading.get('', {
    summary: 'People by name or number, those who have left too, and whether they can be erased',
    query: dataSubjectQuery,
    output: dataSubjects,
    limit: 'search',
  }),
  exportPersonalData: reading.get('/:id', {
    summary: 'Everything that names one person, as it stands in the tables',
    output: personalData,
    limit: 'search',
  }),
  erasePersonalData: writing.add('/:id/erasure', {
    summary: 'Make one person who has left nameless for good; the history stays',
    output: dataSubject,
    refusals: ['not_now', 'own_rights'],
  }),
} as const satisfies Contract;
