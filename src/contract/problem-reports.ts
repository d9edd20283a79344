import * as v from 'valibot';
import { reportStates } from '#domain/people/report-state';
import { anyOf, audit, listPage, listQuery } from './list';

const id = v.pipe(v.string(), v.uuid('invalid'));

const reportRow = v.object({
  id,
  at: v.string(),
  by: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  message: v.string(),
  page: v.string(),
  appVersion: v.string(),
  lastError: v.nullable(v.string()),
  status: v.picklist(reportStates),
  owner: v.nullable(v.object({ id, name: v.string() })),
  version: v.number(),
});

export const reportedProblem = v.object({ ...reportRow.entries, audit });

export const problemReportQuery = listQuery(['status', 'at'], {
  status: anyOf([...reportStates]),
  mine: v.optional(v.picklist(['yes'], 'invalid')),
});

export const problemReportPage = listPage(reportRow);

export const changeReport = v.object({
  status: v.picklist(reportStates, 'invalid'),
  ownerId: v.nullable(id),
});

export type ReportRow = v.InferOutput<typeof reportRow>;
export type ReportedProblem = v.InferOutput<typeof reportedProblem>;
export type ProblemReportQuery = v.InferOutput<typeof problemReportQuery>;
