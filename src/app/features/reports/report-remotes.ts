import type { ProposalWeek } from '#contract/arranging-proposals';
import type { CarUse } from '#contract/report-car-use';
import { report, type Report, type ReportOptions, type ReportRows } from '#contract/reports';
import type { KindId } from '#kinds/registry';
import type { Query } from '../../admin-kit/list/list-definition';
import { lastAnswer } from '../../remote/last-answer';
import type { Source } from '../../remote/remote';
import { listRow } from '../../storage-keys';
import type { ReportQuery } from './report-search';

/** What a report adds up, and may change any minute: it need not be read for each change. */
const counted = ['booking', 'trip', 'expense', 'rating', 'car'];
const LATER_MS = 60_000;

export const reportOf = ({
  kind,
  query,
}: {
  kind: KindId;
  query: ReportQuery;
}): Source<Report> => ({
  read: (api, signal) => api.call('readReport', { params: { kind }, query, signal }),
  kept: lastAnswer(listRow(`report-${kind}`), query, report),
  topics: counted,
  laterMs: LATER_MS,
  about: kind,
});

export const drillOf = ({ kind, query }: { kind: KindId; query: Query }): Source<ReportRows> => ({
  read: (api, signal) =>
    api.call('listReportRows', { params: { kind }, query: query as never, signal }),
  topics: counted,
  laterMs: LATER_MS,
  about: kind,
});

/** What the filters offer; without a connection they stay as the address has them. */
export const reportOptionsOf = (kind: KindId): Source<ReportOptions> => ({
  read: (api, signal) => api.call('readReportOptions', { params: { kind }, signal }),
  topics: ['site', 'cost_centre', 'provider', 'car', 'driver'],
});

export const proposalWeeksOf = ({
  kind,
  ...query
}: {
  kind: KindId;
  from: string;
  to: string;
}): Source<{ weeks: ProposalWeek[] }> => ({
  read: (api, signal) => api.call('readProposalWeeks', { params: { kind }, query, signal }),
  topics: ['trip'],
  laterMs: LATER_MS,
});

export type CarUseQuery = { plate: string; at: string };

export const carUseOf = ({ kind, ...query }: CarUseQuery & { kind: KindId }): Source<CarUse> => ({
  read: (api, signal) => api.call('findCarUse', { params: { kind }, query, signal }),
  topics: ['trip', 'car'],
});
