import { kindParam } from './booking-options';
import type { Contract } from './endpoint';
import { carUse, carUseQuery } from './report-car-use';
import { report, reportOptions, reportQuery, reportRowQuery, reportRows } from './reports';

/** What the administration of a kind learns from its bookings. Suppliers have none of it. */
export const reportCalls = {
  readReport: {
    method: 'GET',
    path: '/admin/:kind/report',
    summary: 'All figures of a period with the period before, in parts for charts',
    action: 'report:read',
    params: kindParam,
    query: reportQuery,
    output: report,
    refusals: ['not_allowed', 'temporarily_unavailable'],
    readsReports: true,
  },
  listReportRows: {
    method: 'GET',
    path: '/admin/:kind/report/rows',
    summary: 'The bookings behind a figure, with what each counts for',
    action: 'report:read',
    params: kindParam,
    query: reportRowQuery,
    output: reportRows,
    refusals: ['not_allowed', 'temporarily_unavailable'],
    readsReports: true,
  },
  readReportOptions: {
    method: 'GET',
    path: '/admin/:kind/report/options',
    summary: 'What the reports of this kind can be narrowed to',
    action: 'report:read',
    params: kindParam,
    output: reportOptions,
    refusals: ['not_allowed'],
  },
  findCarUse: {
    method: 'GET',
    path: '/admin/:kind/car-use',
    summary: 'Who had the car with this plate at this moment',
    action: 'report:read',
    params: kindParam,
    query: carUseQuery,
    output: carUse,
    refusals: ['not_allowed'],
  },
} as const satisfies Contract;
