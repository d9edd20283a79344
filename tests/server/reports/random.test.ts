// Companies made by chance, and then changed by chance: the rows that are maintained stay those of the raw tables.
import { expect, test } from 'vitest';
import type { Report } from '#contract/reports';
import { amountKeys, type Amounts } from '#domain/reports/amounts';
import { measureIds, measures, type MeasureId } from '#domain/reports/measures';
import type { Fact } from '#domain/reports/fact';
import type { Db } from '../../../src/server/db/client';
import { useTestDatabase } from '../../setup/test-database';
import { allFacts, peaksOf, sumsOf, type Known } from './oracle';
import { changeRandomly, makeRandomCompany, type RandomCompany } from './random-company';
import { useReports, type Query } from './use-reports';

const database = useTestDatabase();
const { report, rowsOf } = useReports(database);
const kinds = ['bookingduringday', 'bookingwithdriveramata'] as const;
const period = { from: '2026-11-01', to: '2026-11-08' };

const amountsIn = (sums: Amounts): Amounts =>
  Object.fromEntries(amountKeys.map((key) => [key, sums[key]])) as Amounts;

const keptFacts = async (db: Db) =>
  (await db.selectFrom('reportFact').selectAll().execute())
    .map(
      (row) =>
        `${row.line} ${row.part} ${row.metres} ${row.trips} ${row.costExpense} ${row.useFrom} ${row.useTo} ${row.useShare} ${row.lead}`,
    )
    .toSorted();

const madeFacts = (facts: readonly Fact[]) =>
  facts
    .map(
      (fact) =>
        `${fact.line} ${fact.part} ${fact.metres} ${fact.trips} ${fact.costExpense} ${fact.useFrom} ${fact.useTo} ${fact.useShare} ${fact.lead}`,
    )
    .toSorted();

const someFilters = ({ random, basics }: RandomCompany): Query[] => [
  {},
  { site: random.pick(['nava', 'amata']), basis: 'expenses' },
  { department: 'none' },
  { costCentre: random.pick(basics.costCentres), basis: 'expenses' },
  { provider: random.pick([basics.provider, 'none']) },
  { car: random.pick([...basics.cars, 'none']) },
  { driver: random.pick([...basics.drivers, 'none']), from: '2026-11-02', to: '2026-11-03' },
];

const chartsOf = (answer: Report) =>
  [
    answer.buckets,
    answer.departments,
    answer.costCentres,
    answer.providers,
    answer.drivers,
    answer.cars,
  ] as const;

const expectTruth = async (facts: readonly Known[], kind: (typeof kinds)[number], query: Query) => {
  const filter = { ...period, basis: 'estimates', ...query };
  const text = JSON.stringify(filter);
  const answer = await report(kind, filter);
  const truth = await sumsOf(database.db, facts, kind, filter as never);
  expect(amountsIn(answer.sums), text).toEqual(truth);
  expect(new Map(answer.peaks.map(({ quarter, cars }) => [quarter, cars])), text).toEqual(
    peaksOf(facts, kind, filter as never),
  );
  for (const chart of chartsOf(answer))
    for (const key of amountKeys)
      expect(
        chart.reduce((sum, { sums }) => sum + sums[key], 0),
        `${text} ${key}`,
      ).toBe(truth[key]);
  const id = measureIds[(facts.length * 7 + text.length) % measureIds.length]!;
  const found = await rowsOf(kind, { ...filter, measure: id });
  expect(
    found.rows.reduce((sum, row) => sum + row.value, 0),
    `${text} ${id}`,
  ).toBe(truth[measures[id].value]);
  const [peak] = answer.peaks.toSorted((a, b) => b.cars - a.cars);
  const there = peak
    ? await rowsOf(kind, {
        ...filter,
        from: peak.day,
        to: peak.day,
        minute: peak.minute,
        measure: 'peak',
      })
    : { value: 0 };
  expect(there.value, text).toBe(peak?.cars ?? 0);
};

/** Whatever is tapped in a chart: its bookings add up to it. */
const expectDrillDowns = async (kind: (typeof kinds)[number], measure: MeasureId) => {
  const { buckets, departments, costCentres, providers, drivers, cars } = await report(
    kind,
    period,
  );
  const parts: [Query, Amounts][] = [
    ...buckets.map(({ from, to, sums }): [Query, Amounts] => [{ from, to }, sums]),
    ...Object.entries({
      department: departments,
      costCentre: costCentres,
      provider: providers,
      driver: drivers,
      car: cars,
    }).flatMap(([key, groups]) =>
      groups.map(({ id, sums }): [Query, Amounts] => [{ [key]: id ?? 'none' }, sums]),
    ),
  ];
  for (const [query, sums] of parts) {
    const { rows, value } = await rowsOf(kind, { ...period, ...query, measure });
    const added = rows.reduce((sum, row) => sum + row.value, 0);
    expect([added, value], `${measure} ${JSON.stringify(query)}`).toEqual(
      [sums, sums].map((all) => all[measures[measure].value]),
    );
  }
};

test.each([1, 2, 3, 4, 5, 6])('company %i', { timeout: 120_000 }, async (seed) => {
  const company = await makeRandomCompany(database.db, seed);
  for (let round = 0; round < 3; round += 1) {
    const facts = await allFacts(database.db);
    expect(facts.some(({ trips }) => trips > 0)).toBe(true);
    for (const kind of kinds)
      for (const query of someFilters(company)) await expectTruth(facts, kind, query);
    const measure = measureIds[(seed * 3 + round) % measureIds.length]!;
    for (const kind of seed < 3 ? kinds : []) await expectDrillDowns(kind, measure);
    expect(await keptFacts(database.db)).toEqual(madeFacts(facts));
    for (let change = 0; change < 12; change += 1) await changeRandomly(database.db, company);
  }
});

test.each([11, 12, 13])(
  'company %i: a pooled trip is split among its bookings to the last satang',
  async (seed) => {
    await makeRandomCompany(database.db, seed);
    const facts = await allFacts(database.db);
    const trips = await database.db.selectFrom('trip').selectAll().execute();
    for (const { id, status, cost } of trips) {
      const ran = status === 'done' || status === 'underway';
      const of = facts.filter(({ tripId }) => tripId === id);
      expect(of.reduce((sum, fact) => sum + fact.trips, 0)).toBe(ran ? 1_000_000 : 0);
      const estimated = of.reduce((sum, fact) => sum + fact.costEstimate, 0);
      expect(cost === null || estimated === (ran ? Math.round(Number(cost) * 100) : 0)).toBe(true);
    }
    const paid = await database.db
      .selectFrom('expense')
      .select((eb) => eb.fn.sum('amount').as('amount'))
      .where('status', 'in', ['approved', 'paid'])
      .executeTakeFirst();
    expect(facts.reduce((sum, fact) => sum + fact.costExpense, 0)).toBe(
      Math.round(Number(paid?.amount ?? 0) * 100),
    );
  },
);
