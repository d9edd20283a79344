import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { chartLoading, largestOf, tableUnder, showBookings } from '#words/reports';
import { ExportMenu } from '../../admin-kit/export/export-menu';
import { cellText, isNumeric } from '../../admin-kit/list/cell-text';
import type { Column, RowsDefinition } from '../../admin-kit/list/list-definition';
import { useSay } from '../../ui/use-say';
import chartClasses from './chart.module.css';
import classes from './reports.module.css';
import type { Series } from './charts';

const Chart = lazy(() => import('./charts'));

/** More lying bars than these are a wall; the table has all. */
const MOST_BARS = 12;
const everything = {};

export type ChartRow = { key: string; label: string; mark: string };

type ChartBlockProps<Row extends ChartRow> = {
  name: string;
  title: string;
  /** Between title and chart: a help, a choice. */
  tools?: ReactNode;
  rows: readonly Row[];
  /** The lines of the table, where they are not the rows one by one. */
  lines?: readonly Row[];
  series: readonly (Series & { value: (row: Row) => number | null })[];
  columns: readonly Column<Row>[];
  format: (value: number) => string;
  isWhole?: boolean;
  lying?: boolean;
  stacked?: boolean;
  onDrill: (row: Row) => void;
  /** On paper: the chart alone, with its table open. */
  paper?: boolean;
};

/** A chart, the table of the same numbers under it, and both as files. Each row opens its bookings. */
export const ChartBlock = <Row extends ChartRow>(props: ChartBlockProps<Row>) => {
  const {
    name,
    title,
    tools,
    rows,
    lines = rows,
    series,
    columns,
    format,
    isWhole,
    lying,
    stacked,
    onDrill,
    paper,
  } = props;
  const say = useSay();
  const [first] = series;
  // What a figure does not know of a part (a share of no service time) is in the table only.
  const shown = lying
    ? rows
        .filter((row) => series.some(({ value }) => value(row) !== null))
        .toSorted((a, b) => (first?.value(b) ?? 0) - (first?.value(a) ?? 0))
        .slice(0, MOST_BARS)
    : rows;
  const data = shown.map((row) => ({
    mark: row.mark,
    ...Object.fromEntries(series.map((line) => [line.name, line.value(row)])),
  }));
  const definition = useMemo<RowsDefinition<Row>>(
    () => ({
      name,
      title: { th: title, en: title },
      columns,
      rowId: ({ key }) => key,
      rowName: ({ label }) => label,
      read: ({ page = '1', size = '200' }) => {
        const begin = (Number(page) - 1) * Number(size);
        return Promise.resolve({
          rows: rows.slice(begin, begin + Number(size)),
          total: rows.length,
          asOf: '',
        });
      },
    }),
    [name, title, columns, rows],
  );

  return (
    <section className={classes['block']} aria-label={title}>
      <div className="row wrap between">
        <h2>{title}</h2>
        {!paper && tools}
      </div>
      <Suspense
        fallback={
          <div
            role="status"
            aria-label={say(chartLoading)}
            className={chartClasses['chartWaits']}
          />
        }
      >
        <Chart
          data={data}
          series={series}
          format={format}
          {...(isWhole && { isWhole })}
          {...(lying && { lying })}
          {...(stacked && { stacked })}
          onBar={(index) => {
            const row = shown[index];
            if (row) onDrill(row);
          }}
        />
      </Suspense>
      {lying && rows.length > shown.length && (
        <p className="soft small">{say(largestOf, { shown: shown.length, total: rows.length })}</p>
      )}
      <details className={`fold ${chartClasses['details']}`} open={paper}>
        <summary>{say(tableUnder)}</summary>
        {!paper && <ExportMenu definition={definition} query={everything} total={rows.length} />}
        <div className={chartClasses['tableBox']}>
          <table aria-label={title}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.id} scope="col" data-numeric={isNumeric(column) || undefined}>
                    {say(column.title)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((row) => (
                <tr key={row.key}>
                  {columns.map((column, place) => (
                    <td key={column.id} data-numeric={isNumeric(column) || undefined}>
                      {place === 0 && !paper ? (
                        <button
                          type="button"
                          className={chartClasses['cellLink']}
                          aria-label={say(showBookings, { name: row.label })}
                          onClick={() => onDrill(row)}
                        >
                          {cellText(column, row, say)}
                        </button>
                      ) : (
                        cellText(column, row, say)
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
};
