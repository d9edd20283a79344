import type { Report } from '#contract/reports';
import { figureOf, measureIds, measures, type MeasureId } from '#domain/reports/measures';
import { measureWords } from '#words/report-measures';
import { exploreChart, explored, groupChoice, measureChoice } from '#words/reports';
import type { ListSearch } from '../../admin-kit/list/list-search';
import { useSay } from '../../ui/use-say';
import { ChartBlock } from './chart-block';
import {
  groupings,
  groupingWords,
  partColumns,
  partsOf,
  withUnit,
  type Grouping,
} from './chart-data';
import type { Drill } from './drill';
import { formatFigure } from './format-figure';
import { HelpButton } from './help-button';
import { SelectFilter } from '../../admin-kit/list/select-filter';

type ExploreProps = {
  report: Report;
  search: ListSearch;
  onChange: (changes: ListSearch) => void;
  onDrill: (drill: Drill) => void;
  /** On paper nothing is chosen: the title says what was. */
  paper?: boolean;
};

const oneOf = <T extends string>(list: readonly T[], given: unknown, otherwise: T): T =>
  list.find((known) => known === given) ?? otherwise;

/** Any figure by anything. What people are not asked about (a share of the cars' time) has no share by department. */
export const Explore = ({ report, search, onChange, onDrill, paper }: ExploreProps) => {
  const say = useSay();
  const measure: MeasureId = oneOf(measureIds, search['measure'], 'cost');
  const grouping: Grouping = oneOf(groupings, search['by'], 'department');
  return (
    <ChartBlock
      key={`${measure} ${grouping}`}
      name={`report-${measure}-${grouping}`}
      title={
        paper
          ? say(explored, {
              measure: say(measureWords[measure].name),
              by: say(groupingWords[grouping]),
            })
          : say(exploreChart)
      }
      tools={
        <>
          <HelpButton words={[measureWords[measure]]} />
          <SelectFilter
            title={say(measureChoice)}
            value={measure}
            options={measureIds.map((id) => ({ value: id, label: say(measureWords[id].name) }))}
            always
            onChange={(value) => onChange({ measure: value })}
          />
          <SelectFilter
            title={say(groupChoice)}
            value={grouping}
            options={groupings.map((id) => ({ value: id, label: say(groupingWords[id]) }))}
            always
            onChange={(value) => onChange({ by: value })}
          />
        </>
      }
      rows={partsOf(report, grouping, say)}
      columns={partColumns(grouping, [measure])}
      series={[
        {
          name: measure,
          label: withUnit(measure, say),
          value: ({ sums }) => figureOf(measure, sums),
        },
      ]}
      format={(value) => formatFigure(measure, value, say)}
      isWhole={measures[measure].unit === 'count'}
      lying={grouping !== 'time'}
      onDrill={({ within, label }) => onDrill({ measure, within, part: label })}
      {...(paper && { paper })}
    />
  );
};
