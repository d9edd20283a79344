import * as v from 'valibot';
import { kindIds } from '#kinds/registry';
import { careQuery } from './care-fields';
import { audit, listPage } from './list';
import { problemReportFields } from './problem-report-fields';
import { partOf } from './record-entries';

const { row, body } = partOf(problemReportFields);

const reportRow = v.object({
  ...row.entries,
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  owner: v.nullable(v.string()),
  /** The car in which it was written. */
  car: v.nullable(v.object({ id: v.string(), plate: v.string(), kind: v.picklist(kindIds) })),
});

export const reportedProblem = v.object({ ...reportRow.entries, audit });

export const problemReportQuery = careQuery(['status', 'at']);

export const problemReportPage = listPage(reportRow);

export const changeReport = v.object(body);

export type ReportRow = v.InferOutput<typeof reportRow>;
export type ReportedProblem = v.InferOutput<typeof reportedProblem>;
export type ReportChange = v.InferOutput<typeof changeReport>;
export type ProblemReportQuery = v.InferOutput<typeof problemReportQuery>;
