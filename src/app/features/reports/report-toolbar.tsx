import type { ReportOptions } from '#contract/reports';
import { costBases } from '#domain/reports/amounts';
import { NONE } from '#domain/reports/filter';
import { clearFilters } from '#words/admin-kit';
import type { Message } from '#words/message';
import {
  basisFilter,
  basisNames,
  carFilter,
  companyItself,
  costCentreFilter,
  departmentFilter,
  driverFilter,
  lastMonth,
  nobody,
  presetsLabel,
  providerFilter,
  reportPeriod,
  siteFilter,
  thisMonth,
  thisYear,
  threeMonths,
} from '#words/reports';
import { FilterChips } from '../../admin-kit/list/filter-chips';
import { FilterRow } from '../../admin-kit/list/filter-row';
import type { Filter } from '../../admin-kit/list/list-definition';
import type { ListSearch } from '../../admin-kit/list/list-search';
import { PeriodFilter } from '../../admin-kit/list/period-filter';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { narrowings, presetsOn, type Narrowing, type ReportQuery } from './report-search';
import { SelectFilter } from '../../admin-kit/list/select-filter';

type Named = { id: string; name: string };

const presetNames = { thisMonth, lastMonth, threeMonths, thisYear };
const presetIds = Object.keys(presetNames) as (keyof typeof presetNames)[];

const narrowingTitles: Readonly<Record<Narrowing, Message>> = {
  site: siteFilter,
  department: departmentFilter,
  costCentre: costCentreFilter,
  provider: providerFilter,
  car: carFilter,
  driver: driverFilter,
};

const optionsOf = (
  options: ReportOptions,
): Readonly<Record<Narrowing, { named: readonly Named[]; none: Message | null }>> => ({
  site: { named: options.sites, none: null },
  department: { named: options.departments, none: nobody },
  costCentre: { named: options.costCentres, none: nobody },
  provider: { named: options.providers, none: companyItself },
  car: {
    named: options.cars.map(({ id, name, province }) => ({
      id,
      name: `${name} ${province ?? ''}`.trim(),
    })),
    none: nobody,
  },
  driver: { named: options.drivers, none: nobody },
});

/** How the chosen values are called, for the paper. */
export const chosenNames = (
  query: ReportQuery,
  options: ReportOptions,
  say: (message: Message) => string,
): { title: string; name: string }[] => {
  const optionsByKey = optionsOf(options);
  return narrowings.flatMap((key) => {
    const value = query[key];
    if (value === undefined) return [];
    const { named, none } = optionsByKey[key];
    const name =
      value === NONE && none ? say(none) : (named.find(({ id }) => id === value)?.name ?? value);
    return [{ title: say(narrowingTitles[key]), name }];
  });
};

type ToolbarProps = {
  query: ReportQuery;
  options: ReportOptions;
  onChange: (changes: ListSearch) => void;
};

/** Period, narrowings and which costs: all of it stands in the address. The usual periods are in sight, the figures below them. */
export const ReportToolbar = ({ query, options, onChange }: ToolbarProps) => {
  const say = useSay();
  const now = useNow();
  const presets = presetsOn(now);
  const optionsByKey = optionsOf(options);
  const basis: Filter = {
    id: 'basis',
    title: basisFilter,
    options: costBases.map((value) => ({ value, label: say(basisNames[value]) })),
  };
  const isNarrowed = narrowings.some((key) => query[key] !== undefined);
  const presetNow = presetIds.find(
    (id) => query.from === presets[id].from && query.to === presets[id].to,
  );
  const inUse = [
    presetNow === undefined,
    query.basis !== 'estimates',
    ...narrowings.map((key) => query[key] !== undefined),
  ].filter(Boolean).length;

  const rare = (
    <>
      <PeriodFilter
        title={say(reportPeriod)}
        from={query.from}
        to={query.to}
        onChange={({ from = query.from, to = query.to }) =>
          // A start after the end takes the end along, and the other way round.
          onChange(from <= to ? { from, to } : { from, to: from })
        }
      />
      {narrowings.map((key) => {
        const { named, none } = optionsByKey[key];
        if (named.length < 2 && query[key] === undefined) return null;
        const choices = [
          ...named.map(({ id, name }) => ({ value: id, label: name })),
          ...(none ? [{ value: NONE, label: say(none) }] : []),
        ];
        return (
          <SelectFilter
            key={key}
            title={say(narrowingTitles[key])}
            value={query[key] ?? ''}
            options={choices}
            onChange={(value) => onChange({ [key]: value === '' ? undefined : value })}
          />
        );
      })}
      <FilterChips
        filter={basis}
        value={query.basis}
        onChange={(value) => onChange({ basis: value === 'expenses' ? value : undefined })}
      />
      {isNarrowed && (
        <button
          type="button"
          className="quiet"
          onClick={() => onChange(Object.fromEntries(narrowings.map((key) => [key, undefined])))}
        >
          {say(clearFilters)}
        </button>
      )}
    </>
  );

  return (
    <FilterRow inUse={inUse} rare={rare}>
      <div role="group" aria-label={say(presetsLabel)} className="row wrap">
        {presetIds.map((id) => {
          const { from, to } = presets[id];
          return (
            <button
              key={id}
              type="button"
              className="chip small nowrap"
              aria-pressed={id === presetNow}
              onClick={() => onChange({ from, to })}
            >
              {say(presetNames[id])}
            </button>
          );
        })}
      </div>
    </FilterRow>
  );
};
