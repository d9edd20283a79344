// Companies made by chance, and then changed by chance: what is kept of rides stays what the raw tables say.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Satisfaction } from '#contract/satisfaction';
import { addDays, dayOf } from '#domain/dates/bangkok-time';
import type { SatisfactionSums } from '#domain/reports/satisfaction';
import type { Db } from '../../../src/server/db/client';
import { createRandom, type Random } from '../../../src/server/demo/random';
import { newId } from '../../../src/server/new-id';
import { useTestDatabase } from '../../setup/test-database';
import { companyIn } from '../schema/company';
import { insertPeople } from '../support/people';
import { useTestServer } from '../support/test-server';
import { itemSumsOf, matches, ridesOf, sumsOf, toldSums, type TrueRide } from './oracle';
import { insertRandomCompany } from './random-company';

const database = useTestDatabase();
const now = new Date('2026-11-21T05:00:00Z');
const { request } = useTestServer(database, { now: () => now });
const kind = 'bookingwithdriveramata';
const period = { from: addDays(dayOf(now), -89), to: dayOf(now) };

const summary = async (query: Record<string, string>): Promise<Satisfaction> => {
  const path = `/admin/${kind}/satisfaction?${new URLSearchParams({ ...period, ...query })}`;
  const { status, body } = await request('admin', path);
  expect(status, JSON.stringify(body.error)).toBe(200);
  return body as unknown as Satisfaction;
};

const idsOf = async (
  db: Db,
  table: 'passenger' | 'trip' | 'booking' | 'rating' | 'person' | 'assignment' | 'car' | 'provider',
) => (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);

type Change = (db: Db, random: Random) => Promise<unknown>;

const set =
  (table: Parameters<typeof idsOf>[1], assignment: (random: Random, db: Db) => unknown): Change =>
  async (db, random) => {
    const id = random.pick(await idsOf(db, table));
    return sql`update ${sql.table(table)} set ${await assignment(random, db)} where id = ${id}`.execute(
      db,
    );
  };

const changes: readonly Change[] = [
  set('passenger', (random) => sql`attended = ${random.pick([true, false, null])}`),
  set('person', (random) => sql`site_id = ${random.pick(['nava', 'amata', null])}`),
  set(
    'trip',
    async (random, db) =>
      sql`provider_id = ${random.pick([...(await idsOf(db, 'provider')), null])}`,
  ),
  set(
    'car',
    async (random, db) =>
      sql`provider_id = ${random.pick([...(await idsOf(db, 'provider')), null])}`,
  ),
  set('assignment', () => sql`released_at = case when released_at is null then now() end`),
  set('booking', (random) => sql`status = ${random.pick(['completed', 'noshow'])}`),
  set('booking', (random) =>
    random.chance(0.5)
      ? sql`starts_at = starts_at - interval '1 day'`
      : sql`ends_at = ends_at + interval '1 minute'`,
  ),
  set('booking', async (random, db) => sql`trip_id = ${random.pick(await idsOf(db, 'trip'))}`),
  set('rating', (random) => sql`overall = ${random.between(3, 5)}`),
  async (db, random) =>
    sql`delete from rating_item where rating_id = ${random.pick(await idsOf(db, 'rating'))}`.execute(
      db,
    ),
  async (db, random) =>
    sql`insert into rating_item (rating_id, item, score)
      values (${random.pick(await idsOf(db, 'rating'))}, 'polite', ${random.between(1, 5)})
      on conflict (rating_id, item) do update set score = excluded.score`.execute(db),
  async (db, random) =>
    companyIn(db).add('passenger', {
      id: newId(),
      bookingId: random.pick(await idsOf(db, 'booking')),
      position: random.between(30, 60),
      personId: await companyIn(db).person({ siteId: random.pick(['nava', 'amata']) }),
    }),
  (db) =>
    sql`delete from passenger where id in (
      select p.id from passenger p left join rating r on r.passenger_id = p.id
      where r.id is null and p.person_id is not null order by p.id limit 1)`.execute(db),
];

/** A change that the tables themselves refuse (two in one place) is none. */
const changeRandomly = (db: Db, random: Random) =>
  random
    .pick(changes)(db, random)
    .catch(() => undefined);

const keyed = (rides: readonly TrueRide[], key: 'car' | 'driver' | 'provider') =>
  new Map(
    [...new Set(rides.map((ride) => ride[key]))].map((id) => [
      id,
      toldSums(sumsOf(rides.filter((ride) => ride[key] === id))),
    ]),
  );

const shown = (groups: readonly { id: string | null; sums: SatisfactionSums }[]) =>
  new Map(groups.map(({ id, sums }) => [id, sums]));

const expectTruth = async (rides: readonly TrueRide[], query: Record<string, string>) => {
  const text = JSON.stringify(query);
  const answer = await summary(query);
  const mine = rides.filter((ride) => matches(ride, kind, { ...period, ...query }));
  if (answer.isHidden) return;
  expect(answer.sums, text).toEqual(sumsOf(mine));
  expect(shown(answer.cars), text).toEqual(keyed(mine, 'car'));
  expect(shown(answer.providers), text).toEqual(keyed(mine, 'provider'));
  const drivers = keyed(mine, 'driver');
  for (const { id, sums } of answer.drivers) expect(sums, `${text} ${id}`).toEqual(drivers.get(id));
  expect(new Map(answer.items.map(({ item, sums }) => [item, sums])), text).toEqual(
    new Map([...itemSumsOf(mine)].map(([item, sums]) => [item, toldSums(sums)])),
  );
  for (const { from, to, sums } of answer.buckets)
    expect(sums, `${text} ${from}`).toEqual(
      toldSums(sumsOf(mine.filter(({ day }) => day >= from && day <= to))),
    );
};

it.each([21, 22, 23, 24])(
  'company %i',
  async (seed) => {
    const { db } = database;
    await insertPeople(db);
    await insertRandomCompany(db, kind, seed, now);
    const random = createRandom(seed);
    const pickOf = async (table: 'car' | 'provider') => random.pick(await idsOf(db, table));
    let changed = '';
    for (let round = 0; round < 5; round += 1) {
      const rides = await ridesOf(db);
      const [driver] = (await summary({})).drivers;
      await expectTruth(rides, {});
      await expectTruth(rides, { site: random.pick(['nava', 'amata']) });
      await expectTruth(rides, { provider: random.pick([await pickOf('provider'), 'none']) });
      await expectTruth(rides, { car: random.pick([await pickOf('car'), 'none']), site: 'nava' });
      await expectTruth(rides, { driver: driver?.id ?? 'none' });
      await expectTruth(rides, { from: addDays(period.to, -9), to: addDays(period.to, -3) });
      const kept = await db.selectFrom('reportRide').select('id').orderBy('id').execute();
      expect(kept.map(({ id }) => id)).toEqual(rides.map(({ id }) => id).toSorted());
      expect(JSON.stringify(rides)).not.toBe(changed);
      changed = JSON.stringify(rides);
      for (let change = 0; change < 15; change += 1) await changeRandomly(db, random);
    }
  },
  120_000,
);
