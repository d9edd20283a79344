import { useMemo, type ReactNode } from 'react';
import { problemReportFields } from '#contract/problem-report-fields';
import { problemReportPage, problemReportQuery, type ReportRow } from '#contract/problem-reports';
import { reportIsAbout, reportsEmpty, reportsTitle } from '#words/problem-reports';
import { followUpNames } from '#words/follow-up';
import type { ListDefinition } from '../../admin-kit/list/list-definition';
import { careFilters } from '../../admin-kit/record/care';
import { RecordChip } from '../../admin-kit/record/record-chip';
import { columnsOf } from '../../admin-kit/record/record-columns';
import { RecordScreen } from '../../admin-kit/record/record-screen';
import type { ApiClient } from '../../api/client';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import classes from './problem-reports.module.css';
import { aboutOf, reportSetting } from './report-setting';

const reportList = (api: ApiClient): ListDefinition<ReportRow> => ({
  name: 'problem-reports',
  title: reportsTitle,
  columns: columnsOf<typeof problemReportFields, ReportRow>(problemReportFields, {
    page: (column) => [{ ...column, id: 'about', title: reportIsAbout, value: aboutOf }, column],
    message: {
      show: (report) => (
        <span className="stack gap-0">
          <span className={classes['message']}>{report.message}</span>
          <small className="soft">{aboutOf(report)}</small>
        </span>
      ),
      card: 'title',
    },
    by: { show: ({ by }) => <span className="nowrap">{by}</span> },
    status: {
      show: ({ status }) => <RecordChip look={status} message={followUpNames[status]} />,
      card: 'mark',
    },
  }),
  rowId: ({ id }) => id,
  rowName: ({ message }) => message,
  query: problemReportQuery,
  page: problemReportPage,
  read: (query, signal) => api.call('listProblemReports', { query, signal }),
  topics: ['problem_report'],
  period: problemReportFields.at.label,
  emptyText: reportsEmpty,
});

export const ProblemReportsScreen = ({ above }: { above: ReactNode }) => {
  const say = useSay();
  const { api } = useServices();
  const list = useMemo(() => reportList(api), [api]);
  const setting = useMemo(() => reportSetting(api), [api]);
  return (
    <RecordScreen
      list={list}
      filters={careFilters(problemReportFields.status, say)}
      setting={setting}
      above={above}
    />
  );
};
