import { LOW, scores, type RatingItem, type Score } from '../rating/items';
import type { SiteId } from '../site-id';
import type { Period } from './period';

/**
 * What the satisfaction summary counts, once for screen, export, print and drill-down alike. It counts rides: one
 * person on one completed booking. A ride belongs to the day on which its booking began, to the last car and driver of
 * its trip, and to the provider of the trip or else of the car. Its words: `words/satisfaction`.
 */
export const satisfactionKeys = [
  'rides',
  'answers',
  /** The stars of all answers. */
  'points',
  'stars1',
  'stars2',
  'stars3',
  'stars4',
  'stars5',
  /** Answers with few stars, as a whole or for any item. */
  'low',
] as const;

type SatisfactionKey = (typeof satisfactionKeys)[number];

/** Whole numbers, so that parts make exactly their whole. */
export type SatisfactionSums = Record<SatisfactionKey, number>;

/** Rides that were answered alike; `overall` is null where nobody answered. */
export type Answered = { overall: Score | null; worst: Score | null; count: number };

export const noAnswers = (): SatisfactionSums => {
  const sums: Partial<SatisfactionSums> = {};
  for (const key of satisfactionKeys) sums[key] = 0;
  return sums as SatisfactionSums;
};

export const addAnswered = (
  sums: SatisfactionSums,
  { overall, worst, count }: Answered,
): SatisfactionSums => {
  sums.rides += count;
  if (overall === null) return sums;
  sums.answers += count;
  sums.points += overall * count;
  sums[`stars${overall}`] += count;
  if (worst !== null && worst <= LOW) sums.low += count;
  return sums;
};

export const starsIn = (sums: SatisfactionSums): readonly { score: Score; count: number }[] =>
  scores.map((score) => ({ score, count: sums[`stars${score}`] }));

export const satisfactionFigures = ['response', 'mean', 'satisfied', 'low'] as const;

export type SatisfactionFigure = (typeof satisfactionFigures)[number];

const ratios: Readonly<
  Record<SatisfactionFigure, { of: (sums: SatisfactionSums) => number; per: SatisfactionKey }>
> = {
  response: { of: ({ answers }) => answers * 100, per: 'rides' },
  mean: { of: ({ points }) => points, per: 'answers' },
  satisfied: { of: ({ stars4, stars5 }) => (stars4 + stars5) * 100, per: 'answers' },
  low: { of: ({ low }) => low * 100, per: 'answers' },
};

/** Stars, or per cent; null where there is nothing to divide by. */
export const satisfactionOf = (
  figure: SatisfactionFigure,
  sums: SatisfactionSums,
): number | null => {
  const { of, per } = ratios[figure];
  return sums[per] === 0 ? null : of(sums) / sums[per];
};

/** Fewer answers than these about one person are not shown by person: they would show who said what. */
export const LEAST_ANSWERS = 5;

export const isTooFew = ({ answers }: Pick<SatisfactionSums, 'answers'>): boolean =>
  answers > 0 && answers < LEAST_ANSWERS;

type Group = { id: string | null; sums: SatisfactionSums };

/** People with too few answers become one group, so that all groups still make the whole. */
export const hidePeople = <G extends Group>(
  groups: readonly G[],
): { shown: G[]; rest: SatisfactionSums | null } => {
  const few = groups.filter(({ id, sums }) => id !== null && isTooFew(sums));
  if (few.length === 0) return { shown: [...groups], rest: null };
  const rest = noAnswers();
  for (const { sums } of few) for (const key of satisfactionKeys) rest[key] += sums[key];
  return { shown: groups.filter((group) => !few.includes(group)), rest };
};

/** Which rides it is about; a drill-down narrows the same filter. */
export type SatisfactionFilter = Period & {
  /** Of the person who rode. */
  site?: SiteId | undefined;
  provider?: string | undefined;
  car?: string | undefined;
  driver?: string | undefined;
};

/** Scores of one item that were given alike. */
export type ItemScored = { item: RatingItem; score: Score; count: number };
