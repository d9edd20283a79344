// The demo company's reports against its own rows: every chart against its drill-down, and all against the raw tables.
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ReportGroup } from '#contract/reports';
import { type KindId, kindIds } from '#kinds/registry';
import { amountKeys, type Amounts } from '#domain/reports/amounts';
import { measureIds, measures } from '#domain/reports/measures';
import type { Db } from '../../../src/server/db/client';
import { prepareData } from '../../../src/server/demo/prepare-data';
import { newId } from '../../../src/server/new-id';
import { createTestDatabase } from '../../setup/test-database';
import { insertPeople } from '../support/people';
import { allFacts, peaksOf, sumsOf, type Known } from './oracle';
import { useReports, type Query } from './use-reports';

// Some of these ask a hundred times, page by page.
const now = new Date('2026-11-20T03:40:00Z');
const period = { from: '2026-08-01', to: '2026-11-30' };
const month = { from: '2026-10-01', to: '2026-10-31' };

let made: Awaited<ReturnType<typeof createTestDatabase>>;
let facts: Known[];
const database = {
  get db(): Db {
    return made.database.db;
  },
};
const { report, rowsOf } = useReports(database, false);

beforeAll(async () => {
  made = await createTestDatabase();
  const onWarning = (sentence: string) => {
    throw new Error(sentence);
  };
  const needs = { db: database.db, now: () => now, newId, onStep: () => {}, onWarning };
  await prepareData({ demo: true, firstAdmin: undefined }, needs);
  await insertPeople(database.db);
  facts = await allFacts(database.db);
  return () => made.drop();
});

const amountsIn = (sums: Amounts): Amounts =>
  Object.fromEntries(amountKeys.map((key) => [key, sums[key]])) as Amounts;

const total = (parts: readonly { sums: Amounts }[]): Amounts =>
  Object.fromEntries(
    amountKeys.map((key) => [key, parts.reduce((sum, { sums }) => sum + sums[key], 0)]),
  ) as Amounts;

describe.each(kindIds)('%s', (kind: KindId) => {
  test('has figures, and they are those of the raw rows', async () => {
    const answer = await report(kind, period);
    expect(answer.sums.trips).toBeGreaterThan(0);
    expect(amountsIn(answer.sums)).toEqual(await sumsOf(database.db, facts, kind, period));
    expect(amountsIn(answer.previous)).toEqual(
      await sumsOf(database.db, facts, kind, answer.before),
    );
  });

  test('every chart adds up to the figures', async () => {
    for (const basis of ['estimates', 'expenses']) {
      const answer = await report(kind, { ...period, basis });
      for (const chart of [
        'buckets',
        'departments',
        'costCentres',
        'providers',
        'drivers',
        'cars',
      ] as const)
        expect(total(answer[chart]), chart).toEqual(amountsIn(answer.sums));
      for (const car of answer.cars.filter(({ id }) => id !== null))
        expect(car.use.reduce((sum, { used }) => sum + used, 0)).toBe(car.sums.carUse);
    }
  });

  test('every figure is the sum of its drill-down', async () => {
    const answer = await report(kind, { ...month, basis: 'expenses' });
    for (const id of measureIds) {
      const { value, per } = measures[id];
      const found = await rowsOf(kind, { ...month, basis: 'expenses', measure: id });
      expect(
        found.rows.reduce((sum, row) => sum + row.value, 0),
        id,
      ).toBe(answer.sums[value]);
      expect(found.value, id).toBe(answer.sums[value]);
      const divisor = per === undefined || per.amount === 'capacity' ? undefined : per.amount;
      expect(
        found.rows.reduce((sum, row) => sum + row.per, 0),
        id,
      ).toBe(divisor ? answer.sums[divisor] : 0);
      expect(found.rows.length, id).toBe(found.total);
      expect(new Set(found.rows.map(({ key }) => key)).size).toBe(found.total);
    }
  });

  test('every part of every chart is the sum of its drill-down', async () => {
    const answer = await report(kind, month);
    const charts: [string, string, readonly ReportGroup[]][] = [
      ['departments', 'department', answer.departments],
      ['costCentres', 'costCentre', answer.costCentres],
      ['providers', 'provider', answer.providers],
      ['drivers', 'driver', answer.drivers],
      ['cars', 'car', answer.cars],
    ];
    const ask = async (query: Query, sums: Amounts, title: string) => {
      for (const measure of ['bookings', 'distance', 'cost', 'car_hours'] as const) {
        const found = await rowsOf(kind, { ...month, ...query, measure });
        expect(
          found.rows.reduce((sum, row) => sum + row.value, 0),
          title,
        ).toBe(sums[measures[measure].value]);
      }
    };
    for (const [chart, key, groups] of charts)
      for (const group of groups.slice(0, 3))
        await ask({ [key]: group.id ?? 'none' }, group.sums, chart);
    for (const { from, to, sums } of answer.buckets.slice(0, 5))
      await ask({ from, to }, sums, from);
  });

  test('a peak is as many cars as its drill-down names, and the most that any minute saw', async () => {
    const answer = await report(kind, month);
    expect(new Map(answer.peaks.map(({ quarter, cars }) => [quarter, cars]))).toEqual(
      peaksOf(facts, kind, month),
    );
    for (const { day, minute, cars } of answer.peaks.slice(0, 5)) {
      const found = await rowsOf(kind, { from: day, to: day, minute, measure: 'peak' });
      expect(found.value).toBe(cars);
      expect(new Set(found.rows.map(({ plate, province }) => `${plate} ${province}`)).size).toBe(
        cars,
      );
    }
  });
});

const numberOf = async (query: ReturnType<typeof sql<{ n: number | string }>>): Promise<number> =>
  Number((await query.execute(database.db)).rows[0]!.n);

const inPeriod = (column: string) =>
  sql`(${sql.ref(column)} at time zone 'Asia/Bangkok')::date between ${period.from}::date and ${period.to}::date`;

test.each(kindIds)('%s: what the lists say, the reports say', async (kind) => {
  const { sums } = await report(kind, { ...period, basis: 'expenses' });
  const bookings = (more: ReturnType<typeof sql>) =>
    numberOf(
      sql`select count(*) as n from booking b where b.kind = ${kind} and ${inPeriod('b.starts_at')} and ${more}`,
    );
  expect(sums.bookings).toBe(await bookings(sql`true`));
  expect(sums.cancelled).toBe(await bookings(sql`b.status = 'cancelled'`));
  expect(sums.noShows).toBe(await bookings(sql`b.status = 'noshow'`));
  expect(sums.unmet).toBe(
    await bookings(
      sql`(b.status = 'unserved' or b.status = 'expired' and b.waitlisted_at is not null)`,
    ),
  );
  expect(sums.trips).toBe(
    1_000_000 *
      (await numberOf(sql`select count(*) as n from trip
        where kind = ${kind} and status in ('underway', 'done') and ${inPeriod('starts_at')}`)),
  );
  expect(sums.passengers).toBe(
    await numberOf(sql`select coalesce(sum(b.seats), 0) as n from booking b join trip t on t.id = b.trip_id
      where b.kind = ${kind} and b.status in ('ongoing', 'completed') and ${inPeriod('b.starts_at')}`),
  );
  expect(sums.cost).toBe(
    await numberOf(sql`select coalesce(sum(amount), 0) * 100 as n from expense e left join trip t on t.id = e.trip_id
      where e.kind = ${kind} and e.status in ('approved', 'paid')
        and ((t.id is not null and ${inPeriod('t.starts_at')})
          or (t.id is null and e.spent_on between ${period.from}::date and ${period.to}::date))`),
  );
});
