import type { Report } from '#contract/reports';
import { formatDate } from '#domain/dates/format-bangkok';
import { clockOf } from '../../form/typed-time';
import type { Drill } from './drill';

type Peak = Report['peaks'][number];

export const drillOfPeak = ({ day, minute }: Peak): Drill => ({
  measure: 'peak',
  within: { from: day, to: day, minute: String(minute) },
  part: `${formatDate(day)} ${clockOf(minute)}`,
});

export const highestPeak = (peaks: Report['peaks']) => {
  const [first] = peaks.toSorted((a, b) => b.cars - a.cars);
  if (!first) return null;
  return {
    cars: first.cars,
    when: `${formatDate(first.day)} ${clockOf(first.minute)}`,
    drill: drillOfPeak(first),
  };
};

/** All quarters from the first to the last in which anything moved, the still ones between them too. */
export const peakProfile = (peaks: Report['peaks']): (Peak | { quarter: number; cars: 0 })[] => {
  const known = new Map(peaks.map((peak) => [peak.quarter, peak]));
  const quarters = [...known.keys()];
  const first = Math.min(...quarters);
  const last = Math.max(...quarters);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => {
    const quarter = first + step;
    return known.get(quarter) ?? { quarter, cars: 0 as const };
  });
};
