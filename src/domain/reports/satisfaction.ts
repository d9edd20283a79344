import { scores, type Score } from '../rating/items';
import type { SiteId } from '../site-id';
import type { Period } from './period';

/**
 * What the satisfaction summary counts, once for screen, export, print and drill-down alike. It counts rides: one
 * person on one completed booking. A ride belongs to the day on which its booking began, to the last car and driver of
 * its trip, and to the provider of the trip or else of the car. Its words: `words/satisfaction`.
 */
export const rideCountKeys = [
  'rides',
  'stars1',
  'stars2',
  'stars3',
  'stars4',
  'stars5',
  /** Answers with few stars, as a whole or for any item. */
  'low',
] as const;

/** What the database counts, and what the domain adds to it: `points` are the stars of all answers. */
export const satisfactionKeys = [...rideCountKeys, 'answers', 'points'] as const;

type SatisfactionKey = (typeof satisfactionKeys)[number];

/** Whole numbers, so that parts make exactly their whole. */
export type SatisfactionSums = Record<SatisfactionKey, number>;

export type RideCounts = Record<(typeof rideCountKeys)[number], number>;

export const noAnswers = (): SatisfactionSums => {
  const sums: Partial<SatisfactionSums> = {};
  for (const key of satisfactionKeys) sums[key] = 0;
  return sums as SatisfactionSums;
};

export const addRides = (
  sums: SatisfactionSums,
  counts: Readonly<RideCounts>,
): SatisfactionSums => {
  for (const key of rideCountKeys) sums[key] += counts[key];
  for (const score of scores) {
    sums.answers += counts[`stars${score}`];
    sums.points += counts[`stars${score}`] * score;
  }
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
  // Answers without stars are too few to be told; who answered is no secret.
  if (figure !== 'response' && sums.points === 0) return null;
  const { of, per } = ratios[figure];
  return sums[per] === 0 ? null : of(sums) / sums[per];
};

/** Fewer answers than these are told by nothing that narrows them down: they would show who said what of whom. */
export const LEAST_ANSWERS = 5;

export const isTooFew = ({ answers }: Pick<SatisfactionSums, 'answers'>): boolean =>
  answers > 0 && answers < LEAST_ANSWERS;

/** How many there are, and nothing of what they say. */
export const onlyCounts = ({ rides, answers }: SatisfactionSums): SatisfactionSums => ({
  ...noAnswers(),
  rides,
  answers,
});

export const toldOf = (sums: SatisfactionSums): SatisfactionSums =>
  isTooFew(sums) ? onlyCounts(sums) : sums;

type Group = { id: string | null; sums: SatisfactionSums };

const isTold = ({ sums }: Group): boolean => sums.answers > 0;

/**
 * People with too few answers become one group, so that all groups still make the whole. Whoever takes the others from
 * the whole must not find one of them either: people are added, those with the fewest answers first, until the group
 * has enough answers of more than one person.
 */
export const hidePeople = <G extends Group>(
  groups: readonly G[],
): { shown: G[]; rest: SatisfactionSums | null } => {
  const people = groups
    .filter(({ id }) => id !== null)
    .toSorted((a, b) => a.sums.answers - b.sums.answers);
  const hidden = new Set<G>(people.filter(({ sums }) => isTooFew(sums)));
  if (hidden.size === 0) return { shown: [...groups], rest: null };
  const rest = noAnswers();
  const hide = ({ sums }: G) => {
    for (const key of satisfactionKeys) rest[key] += sums[key];
  };
  hidden.forEach(hide);
  for (const person of people.filter(isTold)) {
    if (!isTooFew(rest) && hidden.size > 1) break;
    if (hidden.has(person)) continue;
    hidden.add(person);
    hide(person);
  }
  return { shown: groups.filter((group) => !hidden.has(group)), rest };
};

/** Which rides it is about; a drill-down narrows the same filter. */
export type SatisfactionFilter = Period & {
  /** Of the person who rode. */
  site?: SiteId | undefined;
  provider?: string | undefined;
  car?: string | undefined;
  driver?: string | undefined;
};
