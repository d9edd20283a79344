import { useMemo, useState } from 'react';
import { LARGEST_EXPORT_PAGE } from '#contract/list';
import type { ReportRow } from '#contract/reports';
import type { KindId } from '#kinds/registry';
import { figureOf, measures } from '#domain/reports/measures';
import { measureWords, peakWords } from '#words/report-measures';
import { addsUpTo, noRows, rowsTitle } from '#words/reports';
import { ExportMenu } from '../../admin-kit/export/export-menu';
import type { Query, RowsDefinition } from '../../admin-kit/list/list-definition';
import { ListSkeleton } from '../../admin-kit/list/list-states';
import { Pager } from '../../admin-kit/list/pager';
import { useServices } from '../../app-services';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { Sheet } from '../../ui/sheet';
import { useSay } from '../../ui/use-say';
import type { Drill } from './drill';
import { drillColumns, scalesOf } from './drill-columns';
import { DrillRows } from './drill-rows';
import { formatFigure, formatNumber } from './format-figure';
import { drillOf } from './report-remotes';
import type { ReportQuery } from './report-search';

type DrillPanelProps = {
  kind: KindId;
  drill: Drill;
  query: ReportQuery;
  onClose: () => void;
};

/** What all rows make together: the figure itself, said as in the report. */
const useSum = (measure: Drill['measure'], sums: { value: number; per: number } | null) => {
  const say = useSay();
  if (!sums) return '';
  if (measure === 'peak') return formatNumber(sums.value, 0);
  const { value, per } = measures[measure];
  // A share of the cars' service time has its divisor in the report, not in the rows.
  if (per?.amount === 'capacity')
    return formatFigure('car_hours', sums.value / measures.car_hours.scale, say);
  const known = { [value]: sums.value, ...(per && { [per.amount]: sums.per }) };
  return formatFigure(measure, figureOf(measure, known as never), say);
};

export const DrillPanel = ({ kind, drill, query, onClose }: DrillPanelProps) => {
  const say = useSay();
  const { api } = useServices();
  const { measure, within, part } = drill;
  const [page, setPage] = useState(1);
  const rowsQuery: Query = useMemo(
    () => ({ ...query, ...within, measure, sort: 'startsAt' }),
    [query, within, measure],
  );
  const rows = useRemote(drillOf, { kind, query: { ...rowsQuery, page: String(page) } });
  const { value: shown } = rows;
  const words = measure === 'peak' ? peakWords : measureWords[measure];
  const definition = useMemo<RowsDefinition<ReportRow>>(
    () => ({
      name: `report-${measure}`,
      title: rowsTitle,
      columns: drillColumns(measure),
      rowId: ({ key }) => key,
      rowName: ({ ref, key }) => ref ?? key,
      largestPage: LARGEST_EXPORT_PAGE,
      read: (of, signal) =>
        api.call('listReportRows', { params: { kind }, query: of as never, signal }),
    }),
    [api, kind, measure],
  );
  const sum = useSum(measure, shown);

  return (
    <Sheet title={`${say(words.name)}${part === undefined ? '' : ` · ${part}`}`} onClose={onClose}>
      <div className="stack">
        <p className="soft small">{say(words.formula)}</p>
        {shown && (
          <div className="row wrap between numbers">
            <strong>{say(addsUpTo, { value: sum })}</strong>
            <ExportMenu definition={definition} query={rowsQuery} total={shown.total} />
          </div>
        )}
        <Shown of={rows} skeleton={<ListSkeleton />}>
          {(found) =>
            found.total === 0 ? (
              <p>{say(noRows)}</p>
            ) : (
              <>
                <DrillRows rows={found.rows} scale={scalesOf(measure)} />
                <Pager page={page} total={found.total} onPage={setPage} />
              </>
            )
          }
        </Shown>
      </div>
    </Sheet>
  );
};
