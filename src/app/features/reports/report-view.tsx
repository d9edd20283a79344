import { Fragment, useCallback, useState } from 'react';
import { Button } from '@mantine/core';
import type { ReportOptions } from '#contract/reports';
import type { KindId } from '#kinds/registry';
import { formatDate, formatDateTime } from '#domain/dates/format-bangkok';
import { remoteAsOf } from '#words/remote';
import { basisNote, comparedWith, printReport, reportEmpty } from '#words/reports';
import type { ListSearch } from '../../admin-kit/list/list-search';
import { ListSkeleton } from '../../admin-kit/list/list-states';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { ChartsOfReport } from './charts-of-report';
import { readDrill, writeDrill, type Drill } from './drill';
import { DrillPanel } from './drill-panel';
import { Explore } from './explore';
import { Figures } from './figures';
import { HeatMap } from './heat-map';
import { ProposalWeeks } from './proposal-weeks';
import { ReportPaper } from './report-paper';
import { reportOf, reportOptionsOf } from './report-remotes';
import { queryOf } from './report-search';
import { chosenNames, ReportToolbar } from './report-toolbar';
import classes from './reports.module.css';

const noOptions: ReportOptions = {
  sites: [],
  departments: [],
  costCentres: [],
  providers: [],
  cars: [],
  drivers: [],
};

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
  const remote = useRemote(reportOf, { kind, query });
  const { value: report } = remote;
  const { isAsking } = remote.shown;
  const options = useRemote(reportOptionsOf, kind).value ?? noOptions;
  const [prints, setPrints] = useState(false);
  const stopPrinting = useCallback(() => setPrints(false), []);
  const drill = search['drill'];
  const openDrill = (next: Drill) => onOpen({ drill: writeDrill(next) });

  return (
    <>
      <ReportToolbar query={query} options={options} onChange={onChange} />
      <Shown of={remote} skeleton={<ListSkeleton />}>
        {(of) => (
          <div className={classes['report']} aria-busy={isAsking}>
            <div className="row between dense soft small numbers" role="status">
              <span>
                {/* The dot stays at the end of what it follows. */}
                <strong>
                  {formatDate(query.from)} – {formatDate(query.to)}
                </strong>
                {'\u00a0·'}
                {[
                  say(comparedWith, {
                    from: formatDate(of.before.from),
                    to: formatDate(of.before.to),
                  }),
                  say(basisNote[of.basis]),
                  say(remoteAsOf, { at: formatDateTime(of.asOf) }),
                ].map((part, at, { length }) => (
                  <Fragment key={part}>
                    {' '}
                    <span className="whole">
                      {part}
                      {at < length - 1 && ' ·'}
                    </span>
                  </Fragment>
                ))}
              </span>
              <Button
                variant="default"
                className="firm"
                disabled={isAsking}
                loading={prints}
                onClick={() => setPrints(true)}
              >
                {say(printReport)}
              </Button>
            </div>
            {of.sums.bookings === 0 && <p className="soft small">{say(reportEmpty)}</p>}
            <Figures report={of} onDrill={openDrill} />
            <div className={classes['blocks']}>
              <ChartsOfReport report={of} onDrill={openDrill} />
              <Explore report={of} search={search} onChange={onChange} onDrill={openDrill} />
            </div>
            <HeatMap report={of} onDrill={openDrill} />
            <ProposalWeeks kind={kind} from={query.from} to={query.to} />
          </div>
        )}
      </Shown>
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
