import { proposalWeeks, proposalWeeksQuery } from './arranging-proposals';
import { callsAt } from './calls';
import type { Contract } from './endpoint';
import { carUse, carUseQuery } from './report-car-use';
import { report, reportOptions, reportQuery, reportRowQuery, reportRows } from './reports';

const reading = callsAt('/admin/:kind', 'report:read');

/** What the administration of a kind learns from its bookings. Suppliers have none of it. */
export const reportCalls = {
  readReport: reading.get('/report', {
    summary: 'All figures of a period with the period before, in parts for charts',
    query: reportQuery,
    output: report,
    readsReports: true,
  }),
  listReportRows: reading.get('/report/rows', {
    summary: 'The bookings behind a figure, with what each counts for',
    query: reportRowQuery,
    output: reportRows,
    readsReports: true,
  }),
  readReportOptions: reading.get('/report/options', {
    summary: 'What the reports of this kind can be narrowed to',
    output: reportOptions,
  }),
  readProposalWeeks: reading.get('/report/proposals', {
    summary: 'Week by week: arranged one by one against what the optimiser proposed',
    query: proposalWeeksQuery,
    output: proposalWeeks,
  }),
  findCarUse: reading.get('/car-use', {
    summary: 'Who had the car with this plate at this moment',
    query: carUseQuery,
    output: carUse,
  }),
} as const satisfies Contract;
