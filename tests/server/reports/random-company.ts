// Long, because a company at random needs all that the reports read, in one place and one order of chance.
import { sql } from 'kysely';
import { bookingStates } from '#domain/booking/states';
import type { KindId } from '#kinds/registry';
import { newId } from '../../../src/server/new-id';
import { createRandom, type Random } from '../../../src/server/demo/random';
import type { Db } from '../../../src/server/db/client';
import { companyIn } from '../schema/company';

const HOUR = 3_600_000;
/** Bangkok's midnight of the first of November. */
const BEGIN = Date.parse('2026-10-31T17:00:00Z');
const kinds: readonly KindId[] = ['bookingduringday', 'bookingwithdriveramata'];

const at = (hours: number): Date => new Date(BEGIN + Math.round(hours * 4) * (HOUR / 4));
const range = (from: Date, to: Date) => `[${from.toISOString()},${to.toISOString()})`;

/** People of two departments and none, cost centres, cars of the company and of a provider, drivers, a holiday. */
const makeBasics = async (db: Db, random: Random) => {
  const company = companyIn(db);
  const departments = [newId(), newId()];
  for (const [index, id] of departments.entries())
    await company.add('department', { id, nameTh: `ฝ่าย ${index}`, nameEn: `Dept ${index}` });
  const people: string[] = [];
  for (let round = 0; round < 6; round += 1)
    people.push(
      await company.person({
        departmentId: random.pick([...departments, null]),
        siteId: random.pick(['nava', 'amata']),
      }),
    );
  const costCentres = [
    await company.costCentre(),
    await company.costCentre(),
    await company.costCentre(),
  ];
  const provider = await company.provider();
  const cars: string[] = [];
  for (const providerId of [null, null, provider]) {
    const fuel = random.pick(['diesel', 'electric']);
    const co2PerKm = random.pick([null, 97, 250]);
    const seats = random.between(12, 40);
    const id = await company.car({ providerId, fuel, co2PerKm, seats });
    await company.add('carKind', { carId: id, kind: random.pick(kinds) });
    cars.push(id);
  }
  const drivers = [await company.driver(), await company.driver(), await company.driver()];
  const rates: string[] = [];
  for (const hoursIncluded of [0, 4.5, 8])
    rates.push(
      await company.add('rateCard', {
        id: newId(),
        class: (['sedan', 'van', 'bus'] as const)[rates.length]!,
        dayRate: 1800,
        hoursIncluded,
        overtimePerHour: 150,
        valid: '[2026-01-01,)',
      }),
    );
  await company.add('holiday', { id: newId(), day: '2026-11-05', nameTh: 'หยุด', nameEn: 'Off' });
  return { people, costCentres, provider, cars, drivers, rates };
};

type Basics = Awaited<ReturnType<typeof makeBasics>>;

const onTrip = [
  'pending',
  'approved',
  'arranged',
  'ongoing',
  'completed',
  'noshow',
  'cancelled',
] as const;
const alone = bookingStates.filter(
  (state) => !['waitlisted', ...onTrip.slice(2, 6)].includes(state),
);

const addBooking = async (
  db: Db,
  random: Random,
  basics: Basics,
  more: { kind: KindId; starts: Date; tripId?: string; status: string },
): Promise<string> => {
  const { people, costCentres } = basics;
  const { starts, ...rest } = more;
  const board = random.pick([null, 0, 1]);
  return companyIn(db).booking({
    ...rest,
    requesterId: random.pick(people),
    travellerId: random.pick([...people, null]),
    costCentreId: random.pick(costCentres),
    startsAt: starts,
    endsAt: new Date(starts.getTime() + HOUR),
    seats: random.between(1, 3),
    boardStop: board,
    alightStop: board === null ? null : board + random.between(1, 2),
    estimate: random.pick([null, '333.33', '0.01']),
    cancelledLate: random.chance(0.5),
    waitlistedAt: random.chance(0.3) ? starts : null,
    submittedAt: new Date(starts.getTime() - 50 * HOUR),
  });
};

const addExpense = async (
  db: Db,
  random: Random,
  { costCentres }: Basics,
  of: { kind: KindId; tripId: string } | { kind: KindId; carId: string },
): Promise<string> => {
  const id = newId();
  const amount = random.pick(['100.00', '0.07', '1234.56']);
  const byId = await companyIn(db).person();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('expense')
      .values({
        id,
        ...of,
        type: 'fuel',
        spentOn: '2026-11-04',
        quantity: 1,
        rate: amount,
        amount,
        receiptNo: id,
        status: random.pick(['draft', 'submitted', 'approved', 'paid', 'rejected']),
        byId,
        at: new Date(),
      })
      .execute();
    const parts = random.pick([[], [100], [33.33, 66.67], [10, 20, 70]]);
    for (const [index, percent] of parts.entries())
      await tx
        .insertInto('expenseSplit')
        .values({ expenseId: id, costCentreId: costCentres[index]!, percent })
        .execute();
  });
  return id;
};

/** One after the other on each car, some over midnight, some swapped halfway, some unconfirmed, some without anybody. */
export const makeRandomCompany = async (db: Db, seed: number) => {
  const random = createRandom(seed);
  const basics = await makeBasics(db, random);
  const trips: { id: string; kind: KindId }[] = [];
  const bookings: string[] = [];
  const expenses: string[] = [];
  for (const [line, car] of basics.cars.entries()) {
    let hour = random.between(0, 30);
    for (let round = 0; round < 5; round += 1) {
      const kind = random.pick(kinds);
      const length = random.pick([0.5, 1, 2.25, 9, 30]);
      const [starts, ends] = [at(hour), at(hour + length)];
      const middle = at(hour + length / 2);
      // Some start where the one before should end, so that its late return reaches into them.
      hour += length + random.pick([0, 0.25, 1, 4, 9]);
      const status = random.pick(['planned', 'underway', 'done', 'done', 'done', 'cancelled']);
      const departed =
        status === 'done' && random.chance(0.8)
          ? new Date(starts.getTime() + random.between(-30, 30) * 60_000)
          : null;
      const ended =
        departed && random.chance(0.8)
          ? new Date(ends.getTime() + random.between(-10, 90) * 60_000)
          : null;
      const rate = random.pick([...basics.rates, null]);
      const id = await companyIn(db).trip({
        kind,
        status,
        startsAt: starts,
        endsAt: ends,
        departedAt: departed,
        endedAt: ended,
        unconfirmedAt: random.chance(0.2) ? ends : null,
        withDriver: random.chance(0.8),
        providerId: random.pick([null, null, basics.provider]),
        plannedKm: random.pick([null, 12.3, 240]),
        cost: random.pick([null, '1800.00', '999.99']),
        rateCardId: rate,
        rateCardVersion: rate === null ? null : 1,
      });
      trips.push({ id, kind });
      const assign = (from: Date, to: Date, carId: string, more: object) =>
        companyIn(db).assign(
          { trip: id, car: carId, ...(random.chance(0.8) && { driver: basics.drivers[line]! }) },
          range(from, to),
          {
            planned: range(from, to),
            startKm: random.pick([null, 1000]),
            endKm: random.pick([null, 1034]),
            ...more,
          },
        );
      const swap = random.chance(0.2);
      if (random.chance(0.9))
        await assign(starts, swap ? middle : ends, car, {
          departedAt: departed,
          returnedAt: swap ? null : ended,
        });
      if (swap)
        await assign(middle, ends, car, {
          departedAt: null,
          returnedAt: ended && ended > middle ? ended : null,
        });
      const riders = random.between(0, 3);
      for (let rider = 0; rider < riders; rider += 1)
        bookings.push(
          await addBooking(db, random, basics, {
            kind,
            starts: new Date(starts.getTime() + random.pick([0, 0, 30]) * 60_000),
            tripId: id,
            status: random.pick([...onTrip, 'completed', 'completed', 'ongoing']),
          }),
        );
      if (random.chance(0.5))
        expenses.push(await addExpense(db, random, basics, { kind, tripId: id }));
    }
    for (let round = 0; round < 3; round += 1)
      bookings.push(
        await addBooking(db, random, basics, {
          kind: random.pick(kinds),
          starts: at(random.between(0, 200)),
          status: random.pick(alone),
        }),
      );
    expenses.push(await addExpense(db, random, basics, { kind: random.pick(kinds), carId: car }));
  }
  return { random, basics, trips, bookings, expenses };
};

export type RandomCompany = Awaited<ReturnType<typeof makeRandomCompany>>;

/** Whatever may happen to a company afterwards. Some of it the schema refuses: then it did not happen. */
export const changeRandomly = async (
  db: Db,
  { random, basics, trips, bookings, expenses }: RandomCompany,
): Promise<void> => {
  const booking = random.pick(bookings);
  const trip = random.pick(trips);
  const expense = random.pick(expenses);
  const changes = [
    sql`update booking set status = 'cancelled', cancelled_late = true where id = ${booking}`,
    sql`update booking set trip_id = null, status = 'unserved' where id = ${booking}`,
    sql`update booking set trip_id = ${trip.id}, status = 'completed' where id = ${booking} and kind = ${trip.kind}`,
    sql`update booking set seats = seats + 1 where id = ${booking}`,
    sql`update booking set cost_centre_id = ${random.pick(basics.costCentres)} where id = ${booking}`,
    sql`update trip set status = 'done', ended_at = ends_at, departed_at = starts_at where id = ${trip.id}`,
    sql`update trip set status = 'cancelled' where id = ${trip.id}`,
    sql`update assignment set released_at = upper(planned) where trip_id = ${trip.id}`,
    sql`update assignment set departed_at = lower(planned) - interval '40 minutes' where trip_id = ${trip.id}`,
    sql`update assignment set departed_at = coalesce(departed_at, lower(planned)),
      returned_at = upper(planned) + interval '2 hours' where trip_id = ${trip.id}`,
    sql`update assignment set departed_at = null, returned_at = null where trip_id = ${trip.id}`,
    sql`update assignment set start_km = 5, end_km = 77 where trip_id = ${trip.id}`,
    sql`update expense set status = 'paid' where id = ${expense}`,
    sql`update expense set status = 'rejected' where id = ${expense}`,
    sql`update expense_split set cost_centre_id = ${await companyIn(db).costCentre()} where expense_id = ${expense}
      and cost_centre_id = ${basics.costCentres[0]!}`,
    sql`update car set co2_per_km = 301, seats = 41 where id = ${random.pick(basics.cars)}`,
    sql`update rate_card set hours_included = 1.5 where id = ${random.pick(basics.rates)}`,
    sql`update person set department_id = null where id = ${random.pick(basics.people)}`,
    sql`update person set site_id = ${random.pick(['nava', 'amata', null])} where id = ${random.pick(basics.people)}`,
    sql`update kind set service_to = '15:00' where id = ${trip.kind}`,
  ];
  await random
    .pick(changes)
    .execute(db)
    .catch(() => {});
};
