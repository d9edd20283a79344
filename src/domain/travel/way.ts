import type { Bucket } from './bucket';
import { estimateWay, type Point } from './estimate-way';
import type { Learned } from './learn-way';

/** How it is known how long a way takes. */
export const waySources = ['typed', 'learned', 'estimated'] as const;

export type WaySource = (typeof waySources)[number];

/** From one place to another. `usual` is how long it takes others, where enough of them drove it. */
export type Way = {
  minutes: number;
  km: number | null;
  source: WaySource;
  usual: { from: number; to: number; trips: number } | null;
};

export type WayFacts = {
  /** Somebody's word. */
  typed: { minutes: number | null; km: number | null };
  from: Point | null;
  to: Point | null;
  learned: readonly Learned[];
};

/** Fewer are no habit. */
const LEAST_USUAL = 5;

const usualOf = (learned: Learned | undefined): Way['usual'] =>
  learned && learned.n >= LEAST_USUAL
    ? { from: learned.p50, to: learned.p80, trips: learned.n }
    : null;

/**
 * What somebody typed is never overruled; then what was driven at this time of day, then at any; then where the places
 * lie. Null where nobody knows anything.
 */
export const chooseWay = (
  { typed, from, to, learned }: WayFacts,
  bucket: Bucket | null,
): Way | null => {
  const estimated = estimateWay({ km: typed.km, from, to });
  const found =
    learned.find((known) => known.bucket === bucket) ??
    learned.find((known) => known.bucket === 'always');
  const km = estimated?.km ?? null;
  if (typed.minutes !== null)
    return { minutes: typed.minutes, km, source: 'typed', usual: usualOf(found) };
  if (found) return { minutes: found.p50, km, source: 'learned', usual: usualOf(found) };
  return estimated && { ...estimated, source: 'estimated', usual: null };
};

/** Several ways one after the other; null where one of them is not known. */
export const sumOfWays = (
  ways: readonly (Way | null)[],
): { minutes: number; km: number | null } | null => {
  const known = ways.filter((way) => way !== null);
  if (ways.length === 0 || known.length < ways.length) return null;
  const km = known.map((way) => way.km).filter((length) => length !== null);
  return {
    minutes: known.reduce((sum, { minutes }) => sum + minutes, 0),
    km:
      km.length < known.length
        ? null
        : Math.round(km.reduce((sum, length) => sum + length, 0) * 10) / 10,
  };
};
