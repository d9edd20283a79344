import { useMemo, type ReactNode } from 'react';
import { problemReportPage, problemReportQuery, type ReportRow } from '#contract/problem-reports';
import { reportStates } from '#domain/people/report-state';
import {
  atLabel,
  byLabel,
  messageLabel,
  mineLabel,
  noOwner,
  onlyMine,
  ownerLabel,
  pageLabel,
  reportsEmpty,
  reportStateNames,
  reportsTitle,
  versionLabel,
} from '#words/problem-reports';
import { statusLabel } from '#words/users';
import { AdminList } from '../../admin-kit/list/admin-list';
import type { Column, Filter, ListDefinition } from '../../admin-kit/list/list-definition';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { ReportPanel } from './report-panel';
import { ReportStateChip } from './report-state-chip';
import classes from './problem-reports.module.css';

const columns: readonly Column<ReportRow>[] = [
  {
    id: 'message',
    title: messageLabel,
    value: ({ message }) => message,
    show: ({ message }) => <span className={classes['message']}>{message}</span>,
    card: 'title',
  },
  {
    id: 'status',
    title: statusLabel,
    value: ({ status }, say) => say(reportStateNames[status]),
    show: ({ status }) => <ReportStateChip state={status} />,
    sort: 'status',
    card: 'mark',
  },
  { id: 'at', title: atLabel, type: 'moment', value: ({ at }) => at, sort: 'at' },
  { id: 'by', title: byLabel, value: ({ by }) => by },
  { id: 'owner', title: ownerLabel, value: ({ owner }, say) => owner?.name ?? say(noOwner) },
  { id: 'page', title: pageLabel, value: ({ page }) => page, fileOnly: true },
  { id: 'appVersion', title: versionLabel, value: ({ appVersion }) => appVersion, fileOnly: true },
];

const useReportList = () => {
  const { api } = useServices();
  return useMemo<ListDefinition<ReportRow>>(
    () => ({
      name: 'problem-reports',
      title: reportsTitle,
      columns,
      rowId: ({ id }) => id,
      rowName: ({ message }) => message,
      query: problemReportQuery,
      page: problemReportPage,
      read: (query, signal) => api.call('listProblemReports', { query, signal }),
      topics: ['problem_report'],
      period: atLabel,
      emptyText: reportsEmpty,
    }),
    [api],
  );
};

export const ProblemReportsScreen = ({ above }: { above: ReactNode }) => {
  const say = useSay();
  const definition = useReportList();
  const filters: Filter[] = [
    {
      id: 'status',
      title: statusLabel,
      many: true,
      options: reportStates.map((value) => ({ value, label: say(reportStateNames[value]) })),
    },
    { id: 'mine', title: mineLabel, options: [{ value: 'yes', label: say(onlyMine) }] },
  ];
  return (
    <AdminList
      definition={definition}
      filters={filters}
      above={above}
      renderPanel={({ id, close, read }) => (
        <ReportPanel
          key={id}
          id={id}
          onClose={close}
          onSaved={() => {
            void read();
            close();
          }}
        />
      )}
    />
  );
};
