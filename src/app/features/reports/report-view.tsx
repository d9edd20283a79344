import { useCallback, useState } from 'react';
import { Button } from '@mantine/core';
import type { KindId } from '#kinds/registry';
import { formatDate, formatDateTime } from '#domain/dates/format-bangkok';
import { listAsOf } from '#words/booking-list';
import { basisNote, comparedWith, printReport, reportEmpty } from '#words/reports';
import type { ListSearch } from '../../admin-kit/list/list-search';
import { ListFailed, ListSkeleton, ListStale } from '../../admin-kit/list/list-states';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { ChartsOfReport } from './charts-of-report';
import { readDrill, writeDrill, type Drill } from './drill';
import { DrillPanel } from './drill-panel';
import { Explore } from './explore';
import { Figures } from './figures';
import { HeatMap } from './heat-map';
import { ReportPaper } from './report-paper';
import { queryOf } from './report-search';
import { chosenNames, ReportToolbar } from './report-toolbar';
import classes from './reports.module.css';
import { useReport } from './use-report';
import { useReportOptions } from './use-report-options';

type ReportViewProps = {
  kind: KindId;
  search: ListSearch;
  /** Replaces; what is opened is pushed, so that Back closes it. */
  onChange: (changes: ListSearch) => void;
  onOpen: (changes: ListSearch) => void;
};

/** Figures with the period before, charts with their tables, and the bookings behind each of them. */
export const ReportView = ({ kind, search, onChange, onOpen }: ReportViewProps) => {
  const say = useSay();
  const now = useNow();
  const query = queryOf(search, now);
  const { report, isStale, hasFailed, isAsking, read } = useReport(kind, query);
  const options = useReportOptions(kind);
  const [prints, setPrints] = useState(false);
  const stopPrinting = useCallback(() => setPrints(false), []);
  const drill = search['drill'];
  const openDrill = (next: Drill) => onOpen({ drill: writeDrill(next) });

  return (
    <>
      <ReportToolbar query={query} options={options} onChange={onChange} />
      {hasFailed && !report && <ListFailed onAgain={read} />}
      {!report && !hasFailed && <ListSkeleton />}
      {report && (
        <div className={classes['report']} aria-busy={isAsking}>
          {isStale && <ListStale at={Date.parse(report.asOf)} onAgain={read} />}
          <div className="row wrap between soft small numbers" role="status">
            <span>
              {say(comparedWith, {
                from: formatDate(report.before.from),
                to: formatDate(report.before.to),
              })}{' '}
              · {say(basisNote[report.basis])} ·{' '}
              {say(listAsOf, { at: formatDateTime(report.asOf) })}
            </span>
            <Button
              variant="default"
              disabled={isAsking}
              loading={prints}
              onClick={() => setPrints(true)}
            >
              {say(printReport)}
            </Button>
          </div>
          {report.sums.bookings === 0 && <p className={classes['note']}>{say(reportEmpty)}</p>}
          <Figures report={report} onDrill={openDrill} />
          <div className={classes['blocks']}>
            <ChartsOfReport report={report} onDrill={openDrill} />
            <Explore report={report} search={search} onChange={onChange} onDrill={openDrill} />
          </div>
          <HeatMap report={report} onDrill={openDrill} />
        </div>
      )}
      {drill !== undefined && (
        <DrillPanel
          key={String(drill)}
          kind={kind}
          drill={readDrill(String(drill))}
          query={query}
          onClose={() => onChange({ drill: undefined })}
        />
      )}
      {report && prints && (
        <ReportPaper
          kind={kind}
          report={report}
          search={search}
          chosen={chosenNames(query, options, say)}
          onDone={stopPrinting}
        />
      )}
    </>
  );
};
