import type { Report } from '#contract/reports';
import { figureOf, measures, type MeasureId } from '#domain/reports/measures';
import { measureWords, peakWords } from '#words/report-measures';
import type { Message } from '#words/message';
import {
  co2Chart,
  costChart,
  dayColumn,
  demandChart,
  peakChart,
  timeColumn,
  tripsChart,
} from '#words/reports';
import type { Column } from '../../admin-kit/list/list-definition';
import { clockOf } from '../../form/typed-time';
import { useSay } from '../../ui/use-say';
import { ChartBlock, type ChartRow } from './chart-block';
import { partColumns, partsOf, withUnit, type Part } from './chart-data';
import type { Drill } from './drill';
import { formatNumber } from './format-figure';
import { HelpButton } from './help-button';
import { drillOfPeak, peakProfile } from './peaks';

type ChartsProps = { report: Report; onDrill: (drill: Drill) => void; paper?: boolean };

const charts: readonly { title: Message; ids: readonly MeasureId[]; stacked?: true }[] = [
  { title: tripsChart, ids: ['trips', 'passengers'] },
  { title: costChart, ids: ['cost', 'saving'] },
  { title: demandChart, ids: ['unmet', 'cancellations', 'no_shows'], stacked: true },
  { title: co2Chart, ids: ['co2'] },
];

type PeakRow = ChartRow & {
  /** Where its quarter of an hour ends. */
  until: string;
  cars: number;
  day: string | null;
  drill: Drill | null;
};

const peakColumns: readonly Column<PeakRow>[] = [
  { id: 'time', title: timeColumn, value: ({ label }) => label },
  { id: 'cars', title: peakWords.name, type: 'number', value: ({ cars }) => cars },
  { id: 'day', title: dayColumn, type: 'day', value: ({ day }) => day },
];

const QUARTER = 15;

const peakRows = (report: Report): PeakRow[] =>
  peakProfile(report.peaks).map((peak) => {
    const from = peak.quarter * QUARTER;
    const until = clockOf(from + QUARTER);
    return {
      key: String(peak.quarter),
      label: `${clockOf(from)}–${until}`,
      mark: clockOf(from),
      until,
      cars: peak.cars,
      day: 'day' in peak ? peak.day : null,
      drill: 'day' in peak ? drillOfPeak(peak) : null,
    };
  });

/** On paper, quarters in which nothing changed are one line. */
const withoutRepeats = (rows: readonly PeakRow[]): PeakRow[] => {
  const lines: PeakRow[] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    if (last && last.cars === row.cars && last.day === row.day && last.until === row.mark)
      lines[lines.length - 1] = { ...last, label: `${last.mark}–${row.until}`, until: row.until };
    else lines.push(row);
  }
  return lines;
};

const Peaks = ({ report, onDrill, paper }: ChartsProps) => {
  const say = useSay();
  const rows = peakRows(report);
  return (
    <ChartBlock
      name="report-peaks"
      title={say(peakChart)}
      tools={<HelpButton words={[peakWords]} />}
      rows={rows}
      {...(paper && { lines: withoutRepeats(rows.filter(({ cars }) => cars > 0)) })}
      columns={peakColumns}
      series={[{ name: 'cars', label: say(peakWords.name), value: ({ cars }) => cars }]}
      format={(value) => formatNumber(value, 0)}
      isWhole
      onDrill={({ drill }) => drill && onDrill(drill)}
      {...(paper && { paper })}
    />
  );
};

export const ChartsOfReport = ({ report, onDrill, paper }: ChartsProps) => {
  const say = useSay();
  const parts = partsOf(report, 'time', say);
  return (
    <>
      {charts.map(({ title, ids, stacked }) => (
        <ChartBlock<Part>
          key={ids.join('-')}
          name={`report-${ids.join('-')}`}
          title={say(title)}
          rows={parts}
          columns={partColumns('time', ids)}
          series={ids.map((id) => ({
            name: id,
            label: withUnit(id, say),
            value: ({ sums }) => figureOf(id, sums),
          }))}
          format={(value) => formatNumber(value, 1)}
          isWhole={ids.every((id) => measures[id].unit === 'count')}
          tools={<HelpButton words={ids.map((id) => measureWords[id])} />}
          onDrill={({ within, label }) => onDrill({ measure: ids[0]!, within, part: label })}
          {...(stacked && { stacked })}
          {...(paper && { paper })}
        />
      ))}
      {report.peaks.length > 0 && (
        <Peaks report={report} onDrill={onDrill} {...(paper && { paper })} />
      )}
    </>
  );
};
