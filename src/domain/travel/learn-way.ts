import type { Bucket } from './bucket';
import { leastMinutes, type Prior } from './estimate-way';

export type Driven = { bucket: Bucket; minutes: number };

export type Learned = { bucket: Bucket | 'always'; p50: number; p80: number; n: number };

/** What is believed beforehand weighs as much as so many trips. */
const PRIOR_TRIPS = 5;
/** Where nothing is believed beforehand, fewer say nothing. */
const LEAST_TRIPS = 3;

/** Between the two that are nearest. */
const quantile = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return low + (high - low) * (place - Math.floor(place));
};

type Quantiles = { p50: number; p80: number };

const shrunk = (minutes: readonly number[], prior: Quantiles | null): Quantiles => {
  const sorted = minutes.toSorted((a, b) => a - b);
  const n = sorted.length;
  const toPrior = (value: number, believed: number | undefined) =>
    believed === undefined ? value : (n * value + PRIOR_TRIPS * believed) / (n + PRIOR_TRIPS);
  return {
    p50: toPrior(quantile(sorted, 0.5), prior?.p50),
    p80: toPrior(quantile(sorted, 0.8), prior?.p80),
  };
};

/**
 * What trips say of a way: all together, and by when they left. Few trips are drawn to what was believed before: the whole
 * way to its estimate, and each time of day to the whole way. Nobody drives faster than a car may.
 */
export const learnWay = (driven: readonly Driven[], prior: Prior | null): Learned[] => {
  if (driven.length < (prior ? 1 : LEAST_TRIPS)) return [];
  const least = prior ? leastMinutes(prior.km) : 1;
  const toLearned = (bucket: Learned['bucket'], { p50, p80 }: Quantiles, n: number): Learned => {
    const middle = Math.max(least, Math.round(p50));
    return { bucket, n, p50: middle, p80: Math.max(middle, Math.round(p80)) };
  };
  const always = shrunk(
    driven.map(({ minutes }) => minutes),
    prior && { p50: prior.minutes, p80: prior.minutes },
  );
  return [
    toLearned('always', always, driven.length),
    ...[...new Set(driven.map(({ bucket }) => bucket))].toSorted().map((bucket) => {
      const minutes = driven.filter((ride) => ride.bucket === bucket).map((ride) => ride.minutes);
      return toLearned(bucket, shrunk(minutes, always), minutes.length);
    }),
  ];
};
