import { useState } from 'react';
import type { Report } from '#contract/reports';
import { type KindId, kinds } from '#kinds/registry';
import { formatDate, formatDateTime } from '#domain/dates/format-bangkok';
import { figureOf } from '#domain/reports/measures';
import { printedAt } from '#words/admin-kit';
import { measureWords, peakWords } from '#words/report-measures';
import {
  basisNote,
  definitions,
  figureColumn,
  paperFilters,
  paperTitle,
  periodBefore,
  thisPeriod,
} from '#words/reports';
import { useSay } from '../../ui/use-say';
import type { ListSearch } from '../../admin-kit/list/list-search';
import { ChartsOfReport } from './charts-of-report';
import { Explore } from './explore';
import { figureGroups } from './figure-groups';
import { formatFigure } from './format-figure';
import { HeatMap } from './heat-map';
import { Paper } from './paper';
import { highestPeak } from './peaks';
import { Signatures } from './signatures';

type ReportPaperProps = {
  kind: KindId;
  report: Report;
  /** Which chart was freely made. */
  search: ListSearch;
  /** What it is narrowed to, in names. */
  chosen: readonly { title: string; name: string }[];
  onDone: () => void;
};

const unchanged = () => {};
const ids = figureGroups.flatMap((group) => group.ids);

/** All of it on paper: figures, charts with their tables, what the figures mean, and room to sign. */
export const ReportPaper = ({ kind, report, search, chosen, onDone }: ReportPaperProps) => {
  const say = useSay();
  const [at] = useState(() => formatDateTime(new Date()));
  const between = ({ from, to }: Report['period']) => `${formatDate(from)} – ${formatDate(to)}`;
  const peak = highestPeak(report.peaks);
  return (
    <Paper onDone={onDone}>
      <h1>{say(paperTitle, { kind: say(kinds[kind].name) })}</h1>
      <p>
        {between(report.period)} · {say(basisNote[report.basis])} · {say(printedAt, { at })}
      </p>
      {chosen.length > 0 && (
        <p>
          {say(paperFilters)} {chosen.map(({ title, name }) => `${title}: ${name}`).join(' · ')}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th>{say(figureColumn)}</th>
            <th>
              {say(thisPeriod)} {between(report.period)}
            </th>
            <th>
              {say(periodBefore)} {between(report.before)}
            </th>
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => (
            <tr key={id}>
              <td>{say(measureWords[id].name)}</td>
              <td data-numeric>{formatFigure(id, figureOf(id, report.sums), say)}</td>
              <td data-numeric>{formatFigure(id, figureOf(id, report.previous), say)}</td>
            </tr>
          ))}
          {peak && (
            <tr>
              <td>{say(peakWords.name)}</td>
              <td data-numeric>
                {peak.cars} ({peak.when})
              </td>
              <td>–</td>
            </tr>
          )}
        </tbody>
      </table>
      <ChartsOfReport report={report} onDrill={unchanged} paper />
      <Explore report={report} search={search} onChange={unchanged} onDrill={unchanged} paper />
      <HeatMap report={report} />
      <h2>{say(definitions)}</h2>
      <dl>
        {[...ids.map((id) => measureWords[id]), peakWords].map(({ name, formula }) => (
          <div key={name.en}>
            <dt>{say(name)}</dt>
            <dd>{say(formula)}</dd>
          </div>
        ))}
      </dl>
      <Signatures />
    </Paper>
  );
};
