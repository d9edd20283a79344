import fc from 'fast-check';
import type { KindId } from '#kinds/registry';
import {
  isLow,
  ratingItems,
  vehicleItems,
  type ItemScores,
  type Score,
} from '#domain/rating/items';
import type { Db } from '../../../src/server/db/client';
import { newId } from '../../../src/server/new-id';
import { companyIn } from '../schema/company';

const DAY = 86_400_000;

const score = fc.integer({ min: 1, max: 5 }) as fc.Arbitrary<Score>;

const aRide = fc.record({
  car: fc.nat(3),
  driver: fc.nat(4),
  provider: fc.nat(2),
  daysAgo: fc.nat(99),
  minute: fc.nat(1439),
  isSwapped: fc.boolean(),
  passengers: fc.array(
    fc.record({
      who: fc.nat(5),
      attended: fc.constantFrom(true, null, false),
      rating: fc.option(
        fc.record({
          overall: score,
          items: fc.dictionary(fc.constantFrom(...ratingItems), score, { maxKeys: 9 }),
          comment: fc.option(fc.constantFrom('ดีมาก', 'ช้าไป 50%', 'clean_car'), { nil: null }),
        }),
        { nil: null, freq: 2 },
      ),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  status: fc.constantFrom('completed', 'completed', 'completed', 'cancelled', 'noshow'),
});

/** Rides of all sorts: shared and swapped cars, people who did not come, with and without an answer. */
export const insertRandomCompany = async (db: Db, kind: KindId, seed: number, now: Date) => {
  const company = companyIn(db);
  const withDriver = kind !== 'bookingnodriver';
  const rides = fc.sample(fc.array(aRide, { minLength: 60, maxLength: 60 }), {
    seed,
    numRuns: 1,
  })[0]!;
  const providers = [await company.provider(), await company.provider(), null];
  const cars: string[] = [];
  for (let count = 0; count < 4; count += 1)
    cars.push(await company.car(count === 3 ? { providerId: providers[0]! } : {}));
  const drivers: string[] = [];
  for (let count = 0; count < 5; count += 1) drivers.push(await company.driver());
  await db
    .insertInto('site')
    .values({ id: 'amata', nameTh: 'อมตะ', nameEn: 'Amata' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const people: string[] = [];
  for (let count = 0; count < 6; count += 1)
    people.push(
      await company.person({
        siteId: count % 2 ? 'amata' : 'nava',
        firstNameTh: 'ลับ',
        firstNameEn: 'Secret',
      }),
    );
  let slot = 0;
  for (const ride of rides) {
    // Each in an hour of its own, since a car is in one place only.
    slot += 1;
    const startsAt = new Date(
      now.getTime() - ride.daysAgo * DAY - (slot % 24) * 3_600_000 - ride.minute * 1000,
    );
    const endsAt = new Date(startsAt.getTime() + 600_000);
    const trip = await company.trip({
      kind,
      status: ride.status === 'cancelled' ? 'cancelled' : 'done',
      startsAt,
      endsAt,
      withDriver,
      providerId: providers[ride.provider] ?? null,
    });
    const on = (from: number, to: number) =>
      `[${new Date(startsAt.getTime() + from).toISOString()},${new Date(startsAt.getTime() + to).toISOString()})`;
    const assign = (car: number, driver: number, period: string) =>
      company
        .assign(
          { car: cars[car % 4]!, trip, ...(withDriver && { driver: drivers[driver % 5]! }) },
          period,
        )
        // Another ride has the car at that very minute.
        .catch(() => undefined);
    await assign(ride.car, ride.driver, on(0, 300_000));
    if (ride.isSwapped) await assign(ride.car + 1, ride.driver + 1, on(300_000, 600_000));
    const booking = await company.booking({
      kind,
      status: ride.status,
      tripId: trip,
      startsAt,
      endsAt,
      seats: 1,
      ...(ride.status === 'completed' && { completedAt: endsAt }),
    });
    const aboard = new Map(ride.passengers.map((each) => [each.who, each]));
    let position = 0;
    for (const { who, attended, rating } of aboard.values()) {
      const passenger = newId();
      await company.add('passenger', {
        id: passenger,
        bookingId: booking,
        position: position++,
        personId: people[who]!,
        attended,
      });
      if (rating === null || attended === false || ride.status !== 'completed') continue;
      const asked: readonly string[] = withDriver ? ratingItems : vehicleItems;
      const items = Object.entries(rating.items).filter(([item]) => asked.includes(item));
      const low = isLow(rating.overall, Object.fromEntries(items) as ItemScores);
      const id = newId();
      await company.add('rating', {
        id,
        passengerId: passenger,
        personId: people[who]!,
        tripId: trip,
        overall: rating.overall,
        comment: rating.comment,
        reason: low ? 'ไม่ดี' : null,
        at: endsAt,
        followUp: low ? 'open' : null,
      });
      if (items.length > 0)
        await db
          .insertInto('ratingItem')
          .values(items.map(([item, given]) => ({ ratingId: id, item, score: given })))
          .execute();
    }
    // A guest is nobody whom the summary asks.
    await company.add('passenger', {
      id: newId(),
      bookingId: booking,
      position,
      guestName: 'แขก',
    });
  }
};
