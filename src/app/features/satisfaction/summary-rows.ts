import type { Satisfaction } from '#contract/satisfaction';
import { scores } from '#domain/rating/items';
import {
  starsIn,
  type SatisfactionFigure,
  type SatisfactionSums,
} from '#domain/reports/satisfaction';
import { sayIn, type Message, type Say } from '#words/message';
import { ratingItemNames, starsOf } from '#words/ratings';
import {
  answersColumn,
  carsTitle,
  distributionTitle,
  driversTitle,
  figureNames,
  itemsTitle,
  lowCount,
  nameColumn,
  noneKnown,
  otherDrivers,
  ownCars,
  partColumn,
  providersTitle,
  ridesColumn,
  summaryTab,
  trendTitle,
} from '#words/satisfaction';
import type { Column } from '../../admin-kit/list/list-definition';
import { sayFigure } from './say-figure';
import { sayDays } from './trend';

/** One line of a chart, as files and paper have it. */
export type SummaryRow = {
  id: string;
  part: Message;
  name: string;
  rides: number | null;
  answers: number;
  /** Null of what has answers only. */
  sums: SatisfactionSums | null;
};

export const carName = (car: Satisfaction['cars'][number], say: Say): string =>
  [car.name ?? say(noneKnown), car.province].filter(Boolean).join(' ');

/** Every chart of the screen, line by line, from the same sums. */
export const summaryRows = (of: Satisfaction, say: Say): SummaryRow[] => {
  const line = (part: Message, id: string, name: string, sums: SatisfactionSums): SummaryRow => ({
    id: `${part.en}/${id}`,
    part,
    name,
    rides: sums.rides,
    answers: sums.answers,
    sums,
  });
  const item = (row: SummaryRow): SummaryRow => ({ ...row, rides: null });
  return [
    line(summaryTab, 'all', sayDays(of.period), of.sums),
    ...starsIn(of.sums).map(({ score, count }) => ({
      id: `stars/${score}`,
      part: distributionTitle,
      name: say(starsOf, { count: score }),
      rides: null,
      answers: count,
      sums: null,
    })),
    ...of.buckets.map((bucket) => line(trendTitle, bucket.from, sayDays(bucket), bucket.sums)),
    ...of.items.map(({ item: id, sums }) =>
      item(line(itemsTitle, id, say(ratingItemNames[id]), sums)),
    ),
    ...of.drivers.map(({ id, name, sums }) =>
      line(driversTitle, id ?? 'none', name ?? say(noneKnown), sums),
    ),
    ...(of.otherDrivers ? [line(driversTitle, 'others', say(otherDrivers), of.otherDrivers)] : []),
    ...of.cars.map((car) => line(carsTitle, car.id ?? 'none', carName(car, say), car.sums)),
    ...of.providers.map(({ id, name, sums }) =>
      line(providersTitle, id ?? 'none', name ?? say(ownCars), sums),
    ),
  ];
};

/** Whole numbers, so that whoever opens the file can add them up. */
const countColumn = (
  key: 'stars1' | 'stars2' | 'stars3' | 'stars4' | 'stars5' | 'low',
  title: Message,
): Column<SummaryRow> => ({
  id: `${key}-count`,
  title,
  type: 'number',
  value: ({ sums }) => sums?.[key] ?? null,
});

const figureColumn = (figure: SatisfactionFigure): Column<SummaryRow> => ({
  id: figure,
  title: figureNames[figure],
  value: ({ sums, rides }) =>
    sums === null || (figure === 'response' && rides === null) ? null : sayFigure(figure, sums),
});

export const summaryColumns: readonly Column<SummaryRow>[] = [
  { id: 'part', title: partColumn, value: ({ part }, say) => say(part) },
  { id: 'name', title: nameColumn, value: ({ name }) => name },
  { id: 'rides', title: ridesColumn, type: 'number', value: ({ rides }) => rides },
  { id: 'answers', title: answersColumn, type: 'number', value: ({ answers }) => answers },
  ...scores.map((score) =>
    countColumn(`stars${score}`, {
      th: sayIn('th')(starsOf, { count: score }),
      en: sayIn('en')(starsOf, { count: score }),
    }),
  ),
  countColumn('low', lowCount),
  figureColumn('response'),
  figureColumn('mean'),
  figureColumn('satisfied'),
  figureColumn('low'),
];
