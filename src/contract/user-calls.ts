import { callsAt, recordCalls } from './calls';
import type { Contract } from './endpoint';
import {
  changeReport,
  problemReportPage,
  problemReportQuery,
  reportedProblem,
} from './problem-reports';
import {
  adminUser,
  fallbackApprover,
  grant,
  rightsChange,
  userOptions,
  userPage,
  userQuery,
} from './users';

const users = recordCalls('/admin/users', 'user', adminUser);
const reports = recordCalls('/admin/problem-reports', 'user', reportedProblem);
const reading = callsAt('/admin', 'user:read');
const writing = callsAt('/admin', 'user:write');

/** Who administers what, who decides for people without a manager, and what people report. */
export const userCalls = {
  listAdminUsers: users.list({
    summary: 'Who administers what, suppliers included',
    query: userQuery,
    output: userPage,
  }),
  readAdminUser: users.read('One admin user'),
  grantRights: users.create({
    summary: 'Make an employee an admin, or enter a supplier by sign-in name and provider',
    body: grant,
    refusals: ['own_rights'],
  }),
  changeRights: users.change({
    summary: 'Change or withdraw rights; never one’s own, and never the last admin’s',
    body: rightsChange,
    refusals: ['own_rights', 'last_admin'],
  }),
  readUserOptions: reading.get('/user-options', {
    summary: 'Providers, owners of problem reports, and the fallback approver of each site',
    output: userOptions,
  }),
  setFallbackApprover: writing.replace('/sites/:site/fallback-approver', {
    summary: 'Who decides for people of a site who have no manager',
    body: fallbackApprover,
    output: userOptions,
    refusals: ['not_found'],
  }),
  listProblemReports: reports.list({
    summary: 'What people reported; what is open first',
    query: problemReportQuery,
    output: problemReportPage,
  }),
  readProblemReport: reports.read('One problem report'),
  changeProblemReport: reports.change({
    summary: 'Take a report on, hand it over, resolve it',
    body: changeReport,
  }),
} as const satisfies Contract;
