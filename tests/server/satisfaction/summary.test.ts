// Long, because each figure of the summary is held by the same answers.
import { describe, expect, it } from 'vitest';
import type {
  Satisfaction,
  SatisfactionOptions,
  SatisfactionRow,
  SatisfactionRows,
} from '#contract/satisfaction';
import { addDays, dayOf } from '#domain/dates/bangkok-time';
import { type KindId, kindIds } from '#kinds/registry';
import {
  isTooFew,
  noAnswers,
  satisfactionKeys,
  type SatisfactionSums,
} from '#domain/reports/satisfaction';
import { seedDemo } from '../../../src/server/demo/seed-demo';
import { addAnswered } from '../../factories/answered';
import { useTestDatabase } from '../../setup/test-database';
import { insertPeople } from '../support/people';
import { useTestServer } from '../support/test-server';
import { insertRandomCompany } from './random-company';

const database = useTestDatabase();
const now = new Date('2026-11-21T05:00:00Z');
const { request } = useTestServer(database, { now: () => now });

const period = { from: addDays(dayOf(now), -89), to: dayOf(now) };

const get = async <T>(kind: KindId, path: string, query: Record<string, string> = {}) => {
  const search = new URLSearchParams(query);
  const { status, body } = await request('admin', `/admin/${kind}/${path}?${search}`);
  expect(status, JSON.stringify(body.error)).toBe(200);
  return body as unknown as T;
};

const summary = (kind: KindId, more: Record<string, string> = {}) =>
  get<Satisfaction>(kind, 'satisfaction', { ...period, ...more });

/** As the export reads them: page by page until the end. */
const rowsOf = async (kind: KindId, more: Record<string, string> = {}) => {
  const rows: SatisfactionRow[] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...period, ...more, page: String(page), size: '200' };
    const answer = await get<SatisfactionRows>(kind, 'satisfaction/rows', query);
    rows.push(...answer.rows);
    if (page * 200 >= answer.total) {
      expect(rows).toHaveLength(answer.total);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      return rows;
    }
  }
};

const sumOf = (rows: readonly SatisfactionRow[]) => {
  const sums = noAnswers();
  for (const { overall, isLow } of rows)
    addAnswered(sums, { overall, worst: isLow ? 1 : overall, count: 1 });
  return sums;
};

const plus = (...all: SatisfactionSums[]) =>
  Object.fromEntries(
    satisfactionKeys.map((key) => [key, all.reduce((total, sums) => total + sums[key], 0)]),
  );

const idOf = (id: string | null) => id ?? 'none';

/** Of how few spoke is told, by how many; what they said makes no part of the whole. */
const countsOf = ({ rides, answers }: SatisfactionSums) => ({ rides, answers });

/** What stands behind a bar: its rides, or none where too few spoke of it. */
const expectBehind = async (kind: KindId, sums: SatisfactionSums, more: Record<string, string>) => {
  const rows = await rowsOf(kind, more);
  if (isTooFew(sums)) {
    expect(sums, JSON.stringify(more)).toEqual({ ...noAnswers(), ...countsOf(sums) });
    expect(rows, JSON.stringify(more)).toEqual([]);
  } else expect(sumOf(rows), JSON.stringify(more)).toEqual(sums);
};

/** Every chart against its drill-down, and all charts against the whole. */
const expectOneTruth = async (kind: KindId, most = Infinity) => {
  const whole = await summary(kind);
  expect(sumOf(await rowsOf(kind))).toEqual(whole.sums);
  expect(plus(...whole.buckets.map(({ sums }) => sums))).toMatchObject(countsOf(whole.sums));
  for (const { from, to, sums } of whole.buckets.slice(0, most))
    await expectBehind(kind, sums, { from, to });
  for (const stars of ['1', '2', '3', '4', '5'] as const)
    expect((await rowsOf(kind, { stars })).length).toBe(whole.sums[`stars${stars}`]);
  expect((await rowsOf(kind, { low: 'yes' })).length).toBe(whole.sums.low);
  expect((await rowsOf(kind, { answered: 'yes' })).length).toBe(whole.sums.answers);
  expect((await rowsOf(kind, { answered: 'no' })).length).toBe(
    whole.sums.rides - whole.sums.answers,
  );

  for (const { item, sums } of whole.items.slice(0, most)) {
    const rows = await rowsOf(kind, { item });
    if (isTooFew(sums)) continue;
    const given = rows.flatMap((row) => row.items[item] ?? []);
    expect([given.length, given.reduce<number>((total, one) => total + one, 0)], item).toEqual([
      sums.answers,
      sums.points,
    ]);
    expect((await rowsOf(kind, { item, stars: '5' })).length).toBe(sums.stars5);
  }
  for (const by of ['car', 'provider'] as const) {
    const groups = by === 'car' ? whole.cars : whole.providers;
    expect(plus(...groups.map(({ sums }) => sums)), by).toMatchObject(countsOf(whole.sums));
    for (const { id, sums } of groups.slice(0, most))
      await expectBehind(kind, sums, { [by]: idOf(id) });
  }
  expect(
    plus(...whole.drivers.map(({ sums }) => sums), whole.otherDrivers ?? noAnswers()),
  ).toMatchObject(countsOf(whole.sums));
  for (const { id, sums } of whole.drivers.slice(0, most)) {
    if (id === null) continue;
    expect(isTooFew(sums)).toBe(false);
    expect(sumOf(await rowsOf(kind, { driver: id })), `driver ${id}`).toEqual(sums);
    expect((await summary(kind, { driver: id })).sums).toEqual(sums);
  }
  return whole;
};

describe('one truth', () => {
  it('on the demo company', async () => {
    await insertPeople(database.db);
    await seedDemo(database.db, now);
    for (const kind of kindIds) {
      const whole = await expectOneTruth(kind, 3);
      expect(whole.sums.answers, kind).toBeGreaterThan(20);
    }
  });

  it.each([
    ['bookingwithdrivernava', 1],
    ['bookingnodriver', 2],
    ['bookingwithdriveramata', 3],
    ['bookingduringday', 4],
  ] as const)(
    'on a random company, of %s',
    async (kind, seed) => {
      await insertPeople(database.db);
      await insertRandomCompany(database.db, kind, seed, now);
      const whole = await expectOneTruth(kind);
      expect(whole.sums.rides).toBeGreaterThan(10);
      const sites = await Promise.all(['nava', 'amata'].map((site) => summary(kind, { site })));
      const both = plus(...sites.map(({ sums }) => sums));
      expect(both).toMatchObject(countsOf(whole.sums));
      const other = kindIds.find((otherKind) => otherKind !== kind)!;
      expect((await summary(other)).sums).toEqual(noAnswers());
    },
    60_000,
  );
});

describe('who said it', () => {
  it('is told nowhere, and a driver of whom few speak is named nowhere', async () => {
    await insertPeople(database.db);
    const kind = 'bookingwithdrivernava';
    await insertRandomCompany(database.db, kind, 7, now);
    const short = { from: addDays(period.to, -20), to: period.to };
    const whole = await summary(kind, short);
    const rows = await rowsOf(kind, short);
    expect(JSON.stringify([whole, rows])).not.toMatch(/ลับ|Secret/);
    const { drivers } = await get<SatisfactionOptions>(kind, 'satisfaction/options');
    expect(drivers).toEqual([]);
    expect(whole.otherDrivers?.answers).toBeGreaterThan(0);
    const all = await database.db.selectFrom('driver').select('id').execute();
    const shown = new Set(whole.drivers.map(({ id }) => id));
    for (const { id } of all) {
      const one = await summary(kind, { ...short, driver: id });
      const isKnown = one.sums.rides > 0;
      expect(one.isHidden, id).toBe(isKnown && !shown.has(id));
      expect(one.isHidden || !isTooFew(one.sums), id).toBe(true);
      if (!one.isHidden) continue;
      expect(one).toMatchObject({ sums: { points: 0, stars1: 0, low: 0 }, items: [], cars: [] });
      const drill = await get<SatisfactionRows>(kind, 'satisfaction/rows', {
        ...short,
        driver: id,
      });
      expect(drill).toMatchObject({ rows: [], total: 0, isHidden: true });
    }
  });

  it('cannot be found out by joining an answer with the trips', async () => {
    await insertPeople(database.db);
    const kind = 'bookingwithdrivernava';
    await insertRandomCompany(database.db, kind, 3, now);
    const rows = await rowsOf(kind);
    expect(rows.length).toBeGreaterThan(10);
    const everyId = await database.db
      .selectFrom('passenger')
      .innerJoin('booking', 'booking.id', 'passenger.bookingId')
      .leftJoin('rating', 'rating.passengerId', 'passenger.id')
      .select([
        'passenger.id',
        'booking.id as booking',
        'booking.tripId as trip',
        'rating.id as rating',
        'passenger.personId as person',
      ])
      .execute();
    const known = new Set(everyId.flatMap((ids) => Object.values(ids)));
    expect(rows.filter(({ id }) => known.has(id))).toEqual([]);
    expect(new Set(rows.flatMap(Object.keys))).toEqual(
      new Set(['id', 'week', 'overall', 'isLow', 'items', 'reason', 'comment']),
    );
    // Mondays, of weeks in which five people spoke.
    const answered = await database.db
      .selectFrom('reportRide')
      .select(['day', 'personId'])
      .where('overall', 'is not', null)
      .where('kind', '=', kind)
      .execute();
    const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
    const weeks = new Set(rows.flatMap(({ week }) => week ?? []));
    expect(weeks.size).toBeGreaterThan(0);
    for (const week of weeks) {
      const spoke = answered.filter(({ day }) => mondayOf(dayOf(new Date(day))) === week);
      expect(new Set(spoke.map(({ personId }) => personId)).size).toBeGreaterThanOrEqual(5);
    }
    // The same number again, so that a list can be read page by page, and the panel stays open.
    expect(new Set((await rowsOf(kind)).map(({ id }) => id))).toEqual(
      new Set(rows.map(({ id }) => id)),
    );
  });

  it('when a car, a day or a provider has fewer than five answers, is told by none of them', async () => {
    await insertPeople(database.db);
    const kind = 'bookingnodriver';
    await insertRandomCompany(database.db, kind, 2, now);
    const whole = await summary(kind);
    const few = whole.cars.filter(({ sums }) => isTooFew(sums));
    expect(few.length).toBeGreaterThan(0);
    for (const { id, sums } of few) {
      expect(sums).toMatchObject({ points: 0, stars1: 0, stars5: 0, low: 0 });
      const car = idOf(id);
      expect(await summary(kind, { car })).toMatchObject({ isHidden: true, sums, items: [] });
      const query = { ...period, car };
      expect(await get<SatisfactionRows>(kind, 'satisfaction/rows', query)).toMatchObject({
        rows: [],
        total: 0,
        isHidden: true,
      });
    }
  });

  it('search finds comments and reasons, word by word, as text', async () => {
    await insertPeople(database.db);
    const kind = 'bookingwithdrivernava';
    await insertRandomCompany(database.db, kind, 1, now);
    const found = async (q: string) => (await rowsOf(kind, { q })).map(({ comment }) => comment);
    expect(new Set(await found('ดีมาก'))).toEqual(new Set(['ดีมาก']));
    expect(new Set(await found('50%'))).toEqual(new Set(['ช้าไป 50%']));
    expect(new Set(await found('n_c'))).toEqual(new Set(['clean_car']));
    expect(await found('ไม่มีใครพูด')).toEqual([]);
    const commented = await rowsOf(kind, { commented: 'yes' });
    expect(commented.every(({ comment, reason }) => comment ?? reason)).toBe(true);
  });
});

it.each([
  [{ from: '2026-11-02', to: '2026-11-01' }, { to: 'end_before_start' }],
  [{ from: '2020-01-01', to: '2026-11-01' }, { to: 'longer_than_allowed' }],
  [{ ...period, car: 'x' }, { car: 'invalid' }],
] as const)('a period such as %j is refused', async (query, fields) => {
  await insertPeople(database.db);
  for (const path of ['satisfaction', 'satisfaction/rows']) {
    const search = new URLSearchParams(query);
    const { status, body } = await request('admin', `/admin/bookingnodriver/${path}?${search}`);
    expect([status, body.error?.fields]).toEqual([400, fields]);
  }
});
