import { ratingItems } from '#domain/rating/items';
import { bucketsOf, periodBefore } from '#domain/reports/period';
import {
  isTooFew,
  noAnswers,
  onlyCounts,
  satisfactionKeys,
  toldOf,
  type SatisfactionSums,
} from '#domain/reports/satisfaction';
import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import { ratingSummaryRepository } from '../../db/repositories/ratings/rating-summary.repository';
import { reportLabelRepository } from '../../db/repositories/reports/report-label.repository';
import { readDrivers } from './read-drivers';

type Summed = { sums: SatisfactionSums };

const sumOf = (parts: readonly Summed[]): SatisfactionSums => {
  const sums = noAnswers();
  for (const part of parts) for (const key of satisfactionKeys) sums[key] += part.sums[key];
  return sums;
};

const groupBy = <T extends Summed, K>(
  parts: readonly T[],
  keyOf: (part: T) => K,
): Map<K, SatisfactionSums> => {
  const groups = new Map<K, T[]>();
  for (const part of parts) {
    const key = keyOf(part);
    const group = groups.get(key);
    if (group) group.push(part);
    else groups.set(key, [part]);
  }
  return new Map([...groups].map(([key, group]) => [key, sumOf(group)]));
};

const known = (keys: Iterable<string | null>): string[] => [...keys].filter((key) => key !== null);

/** The most spoken of first; what belongs to nobody last. */
const named = <L extends { id: string; name: string }>(
  groups: ReadonlyMap<string | null, SatisfactionSums>,
  labels: readonly L[],
) => {
  const byId = new Map(labels.map((label) => [label.id, label]));
  return [...groups]
    .map(([id, sums]) => ({ id, sums, label: id === null ? undefined : byId.get(id) }))
    .toSorted(
      (a, b) =>
        Number(a.id === null) - Number(b.id === null) ||
        b.sums.answers - a.sums.answers ||
        b.sums.rides - a.sums.rides ||
        String(a.label?.name).localeCompare(String(b.label?.name), 'th'),
    );
};

export const readSatisfaction: UseCase<'readSatisfaction'> = async (call) => {
  const { params, query: filter, db, now, language } = call;
  const { kind } = params;
  const before = periodBefore(filter);
  const buckets = bucketsOf(filter);
  const summary = ratingSummaryRepository(db);
  const labels = reportLabelRepository(db, language);
  const scope = { kind, filter };
  const [things, earlier, drivers, scored, inbox] = await Promise.all([
    summary.byCar(scope, buckets),
    summary.total({ kind, filter: { ...filter, ...before } }),
    readDrivers(db, scope),
    summary.byItem(scope),
    summary.inbox(kind),
  ]);
  const sums = sumOf(things);
  const isHidden = drivers.isHidden || isTooFew(sums);
  const head = {
    period: { from: filter.from, to: filter.to },
    before,
    asOf: now.toISOString(),
    isHidden,
    sums: isHidden ? onlyCounts(sums) : sums,
    // Of few answers before there is nothing to compare with.
    previous: isTooFew(earlier) ? noAnswers() : earlier,
    inbox,
  };
  if (isHidden)
    return done({
      ...head,
      buckets: [],
      items: [],
      drivers: [],
      otherDrivers: null,
      cars: [],
      providers: [],
    });

  const byDriver = groupBy(drivers.shown, ({ id }) => id);
  const byCar = groupBy(things, ({ key }) => key);
  const byProvider = groupBy(things, ({ providerId }) => providerId);
  const byBucket = groupBy(things, ({ bucket }) => bucket);
  const ofItem = new Map(scored.map(({ key, sums: own }) => [key, own]));
  const [driverNames, carNames, providerNames] = await Promise.all([
    labels.drivers(kind, known(byDriver.keys())),
    labels.cars(kind, known(byCar.keys())),
    labels.namesOfProviders(known(byProvider.keys())),
  ]);
  return done({
    ...head,
    buckets: buckets.map((part, index) => ({
      ...part,
      sums: toldOf(byBucket.get(index) ?? noAnswers()),
    })),
    items: ratingItems.flatMap((item) => {
      const own = ofItem.get(item);
      return own ? [{ item, sums: toldOf(own) }] : [];
    }),
    drivers: named(byDriver, driverNames).map(({ id, label, sums: own }) => ({
      id,
      name: label?.name ?? null,
      sums: toldOf(own),
    })),
    otherDrivers: drivers.rest && toldOf(drivers.rest),
    cars: named(byCar, carNames).map(({ id, label, sums: own }) => ({
      id,
      name: label?.name ?? null,
      province: label?.province ?? null,
      sums: toldOf(own),
    })),
    providers: named(byProvider, providerNames).map(({ id, label, sums: own }) => ({
      id,
      name: label?.name ?? null,
      sums: toldOf(own),
    })),
  });
};
