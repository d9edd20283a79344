import type { Satisfaction } from '#contract/satisfaction';
import { can } from '#domain/access/can';
import { ratingItems } from '#domain/rating/items';
import { bucketsOf, periodBefore } from '#domain/reports/period';
import {
  addAnswered,
  hidePeople,
  isTooFew,
  noAnswers,
  type Answered,
  type SatisfactionSums,
} from '#domain/reports/satisfaction';
import { done, refuse } from '#domain/refusal';
import type { UseCase } from '../../call';
import { ratingSummaryRepository } from '../../db/repositories/rating-summary.repository';
import { reportLabelRepository } from '../../db/repositories/report-label.repository';

const sumOf = (answered: readonly Answered[]): SatisfactionSums => {
  const sums = noAnswers();
  for (const one of answered) addAnswered(sums, one);
  return sums;
};

const groupBy = <T extends Answered, K>(
  answered: readonly T[],
  keyOf: (one: T) => K,
): Map<K, SatisfactionSums> => {
  const groups = new Map<K, SatisfactionSums>();
  for (const one of answered) {
    const sums = groups.get(keyOf(one)) ?? noAnswers();
    groups.set(keyOf(one), addAnswered(sums, one));
  }
  return groups;
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

/** Of one person too few speak: how many, and nothing of what they said. */
const onlyCounts = ({ rides, answers }: SatisfactionSums): SatisfactionSums => ({
  ...noAnswers(),
  rides,
  answers,
});

export const readSatisfaction: UseCase<'readSatisfaction'> = async (call) => {
  const { actor, params, query: filter, db, now, language } = call;
  const { kind } = params;
  if (!can(actor, 'satisfaction:read', { kind })) return refuse('not_allowed');
  const before = periodBefore(filter);
  const summary = ratingSummaryRepository(db);
  const labels = reportLabelRepository(db, language);
  const asked = { kind, filter };
  const { days, things } = await summary.answered(asked);
  const earlier = sumOf(await summary.total({ kind, filter: { ...filter, ...before } }));
  const scored = await summary.items(asked);
  const sums = sumOf(days);
  const isOfOne = filter.driver !== undefined;
  const isHidden = isOfOne && isTooFew(sums);
  const head = {
    period: { from: filter.from, to: filter.to },
    before,
    asOf: now.toISOString(),
    isHidden,
    sums: isHidden ? onlyCounts(sums) : sums,
    previous: isOfOne && isTooFew(earlier) ? onlyCounts(earlier) : earlier,
    inbox: await summary.inbox(kind),
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

  const byDriver = groupBy(things, ({ driverId }) => driverId);
  const byCar = groupBy(things, ({ carId }) => carId);
  const byProvider = groupBy(things, ({ providerId }) => providerId);
  const drivers = hidePeople(
    named(byDriver, await labels.drivers(kind, known(byDriver.keys()))).map(
      ({ id, label, sums: own }) => ({ id, name: label?.name ?? null, sums: own }),
    ),
  );
  const ofItem = groupBy(
    scored.map(({ item, score, count }) => ({ item, overall: score, worst: score, count })),
    ({ item }) => item,
  );
  const parts: Satisfaction['buckets'] = bucketsOf(filter).map(({ from, to }) => ({
    from,
    to,
    sums: sumOf(days.filter(({ day }) => day >= from && day <= to)),
  }));
  return done({
    ...head,
    buckets: parts,
    items: ratingItems.flatMap((item) => {
      const own = ofItem.get(item);
      return own ? [{ item, sums: own }] : [];
    }),
    drivers: drivers.shown,
    otherDrivers: drivers.rest,
    cars: named(byCar, await labels.cars(kind, known(byCar.keys()))).map(
      ({ id, label, sums: own }) => ({
        id,
        name: label?.name ?? null,
        province: label?.province ?? null,
        sums: own,
      }),
    ),
    providers: named(byProvider, await labels.namesOfProviders(known(byProvider.keys()))).map(
      ({ id, label, sums: own }) => ({ id, name: label?.name ?? null, sums: own }),
    ),
  });
};
