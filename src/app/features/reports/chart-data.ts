import type { Report } from '#contract/reports';
import { formatDate } from '#domain/dates/format-bangkok';
import { figureOf, measures, type MeasureId, type Sums } from '#domain/reports/measures';
import type { Column } from '../../admin-kit/list/list-definition';
import type { Message, Say } from '#words/message';
import { measureWords } from '#words/report-measures';
import {
  byCar,
  byCostCentre,
  byDepartment,
  byDriver,
  byProvider,
  companyItself,
  nobody,
  overTime,
  reportPeriod,
  units,
} from '#words/reports';

export type Part = {
  key: string;
  label: string;
  /** Short enough for an axis. */
  mark: string;
  sums: Sums;
  /** Narrows the report to this part. */
  within: Readonly<Record<string, string>>;
};

export const groupings = ['time', 'department', 'costCentre', 'provider', 'car', 'driver'] as const;

export type Grouping = (typeof groupings)[number];

export const groupingWords: Readonly<Record<Grouping, Message>> = {
  time: overTime,
  department: byDepartment,
  costCentre: byCostCentre,
  provider: byProvider,
  car: byCar,
  driver: byDriver,
};

const bucketLabel = ({ from, to }: Report['buckets'][number]): string =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;

/** A month by its number and year, a week or a day by its first day. */
const bucketMark = ({ from, to }: Report['buckets'][number]): string =>
  from.slice(0, 7) === to.slice(0, 7) &&
  from.endsWith('-01') &&
  from !== to &&
  Number(to.slice(8)) > 27
    ? `${from.slice(5, 7)}/${from.slice(0, 4)}`
    : `${from.slice(8)}/${from.slice(5, 7)}`;

export const partsOf = (report: Report, grouping: Grouping, say: Say): Part[] => {
  if (grouping === 'time') {
    return report.buckets.map((bucket) => ({
      key: bucket.from,
      label: bucketLabel(bucket),
      mark: bucketMark(bucket),
      sums: bucket.sums,
      within: { from: bucket.from, to: bucket.to },
    }));
  }
  const lists = {
    department: report.departments,
    costCentre: report.costCentres,
    provider: report.providers,
    driver: report.drivers,
    car: report.cars.map((car) => ({
      ...car,
      name: car.name === null ? null : `${car.name} ${car.province ?? ''}`.trim(),
    })),
  };
  const none = grouping === 'provider' ? say(companyItself) : say(nobody);
  return lists[grouping].map(({ id, name, sums }) => ({
    key: id ?? 'none',
    label: name ?? none,
    mark: name ?? none,
    sums,
    within: { [grouping]: id ?? 'none' },
  }));
};

/** As a legend names it. */
export const withUnit = (id: MeasureId, say: Say): string => {
  const unit = say(units[measures[id].unit]);
  const name = say(measureWords[id].name);
  return unit === '' ? name : `${name} (${unit})`;
};

const titleOf = (id: MeasureId): Message => ({
  th: `${measureWords[id].name.th} ${units[measures[id].unit].th && `(${units[measures[id].unit].th})`}`.trim(),
  en: `${measureWords[id].name.en} ${units[measures[id].unit].en && `(${units[measures[id].unit].en})`}`.trim(),
});

export const partColumns = (grouping: Grouping, ids: readonly MeasureId[]): Column<Part>[] => [
  {
    id: 'part',
    title: grouping === 'time' ? reportPeriod : groupingWords[grouping],
    value: ({ label }) => label,
  },
  ...ids.map((id): Column<Part> => ({
    id,
    title: titleOf(id),
    type: 'decimal',
    value: ({ sums }) => figureOf(id, sums),
  })),
];
