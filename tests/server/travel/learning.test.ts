import { describe, expect, it } from 'vitest';
import type { BookingDetail } from '#contract/bookings';
import { learnTravelTimes } from '../../../src/server/jobs/learn-travel-times';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { useLinks } from '../links/use-links';
import { arrangingIn } from '../arranging/use-arranging';
import { bangkok } from '../bookings/company';

const links = useLinks();
const { bookings } = links;
const inDay = arrangingIn(bookings, 'bookingduringday');

/** Minutes that nobody in the product is told, and how far the two lie apart in degrees. */
const truths = [
  { minutes: 9, apart: 0.02 },
  { minutes: 16, apart: 0.03 },
  { minutes: 52, apart: 0.1 },
  { minutes: 75, apart: null },
] as const;

/** Between nought and one, the same every time. */
const random = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

const placeAt = (latitude: number | null) => {
  const id = newId();
  const where = latitude === null ? {} : { latitude: `${latitude}`, longitude: '100.6' };
  return bookings.company.add('place', {
    id,
    nameTh: `จุด ${id}`,
    nameEn: `Point ${id}`,
    provinceCode: 13,
    ...where,
  });
};

const placesApart = async (apart: number | null) => [
  await placeAt(apart === null ? null : 14),
  await placeAt(apart === null ? null : 14 + apart),
];

const learn = () =>
  learnTravelTimes.run({
    db: bookings.db,
    now: bookings.now,
    newId,
    log: createLog('silent'),
  });

let odometer = 1000;

/** Arranged by the dispatcher, and marked by its driver at both ends. */
const drive = async (
  [from = '', to = '']: readonly string[],
  { day, time, minutes }: { day: number; time: string; minutes: number },
  { carId, driverId, token }: { carId: string; driverId: string; token: string },
) => {
  const start = new Date(bangkok(day, time));
  bookings.setClock(new Date(start.getTime() - 3_600_000).toISOString());
  const endsAt = new Date(start.getTime() + 30 * 60_000);
  const bookingId = await inDay.company.booking({ startsAt: start, endsAt });
  for (const [position, placeId] of [from, to].entries())
    await inDay.company.add('bookingStop', { bookingId, position, placeId });
  const { body } = await inDay.arrange([bookingId], { carId, driverId });
  const tripId = body.trips[0]!.id;
  bookings.setClock(start.toISOString());
  await links.markJob(token, { action: 'depart', tripId, km: (odometer += 1) });
  bookings.setClock(new Date(start.getTime() + minutes * 60_000).toISOString());
  const answer = await links.markJob(token, { action: 'complete', tripId, km: (odometer += 5) });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
};

const crew = async () => {
  const driverId = await inDay.company.driver();
  const token = await links.link('driver', { driverId });
  return { driverId, token, carId: await inDay.company.car() };
};

/** How long the product holds a car for a ride, when nobody asks for more. */
const minutesHeld = async ([from, to]: readonly string[], time = '10:00') => {
  bookings.setClock(bangkok(20, '08:00'));
  const { body, status } = await bookings.create({
    ...bookings.requests.bookingduringday,
    forWhom: await bookings.somebody(),
    from: { type: 'known', placeId: from },
    to: { type: 'known', placeId: to },
    at: bangkok(20, time),
    flexibilityMinutes: 0,
  });
  expect([status, body.error]).toEqual([200, undefined]);
  const { startsAt, endsAt }: BookingDetail = body;
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
};

const learned = () =>
  bookings.db
    .selectFrom('travelLearned')
    .select(['fromId', 'toId', 'bucket', 'p50', 'p80', 'n'])
    .orderBy('fromId')
    .orderBy('toId')
    .orderBy('bucket')
    .execute();

const days = [9, 10, 11, 12, 13, 16, 17, 18, 19];

describe('how long a way takes', () => {
  it('is learned from twenty trips a pair: half the error of half an hour for all, and less', async () => {
    const next = random(7);
    let [constant, known] = [0, 0];
    for (const { minutes: truth, apart } of truths) {
      const pair = await placesApart(apart);
      const driving = await crew();
      for (let ride = 0; ride < 20; ride += 1)
        await drive(
          pair,
          {
            day: days[ride % days.length]!,
            time: ['09:15', '11:30', '13:45'][Math.floor(ride / days.length)]!,
            // Now and then somebody forgets to say that they are there.
            minutes: Math.round(truth * (0.85 + 0.4 * next())) + (next() < 0.1 ? 60 : 0),
          },
          driving,
        );
      await learn();
      constant += Math.abs(30 - truth);
      known += Math.abs((await minutesHeld(pair)) - truth);
    }
    expect(known).toBeLessThan(constant / 2);
  });

  it('says the same when it is reckoned again', async () => {
    const pair = await placesApart(0.05);
    const driving = await crew();
    for (const day of days.slice(0, 3))
      await drive(pair, { day, time: '10:00', minutes: 20 }, driving);
    await learn();
    const once = await learned();
    await learn();
    expect(await learned()).toEqual(once);
    expect(once.map(({ bucket, n }) => [bucket, n])).toEqual([
      ['always', 3],
      ['workday-day', 3],
    ]);
  });

  it('is half an hour where nobody knows anything', async () => {
    expect(await minutesHeld(await placesApart(null))).toBe(30);
  });

  it('before the first trip is what the map says', async () => {
    expect(await minutesHeld(await placesApart(0.05))).toBe(15);
  });

  it('is what somebody typed, whatever was driven', async () => {
    const pair = await placesApart(0.05);
    const driving = await crew();
    for (const day of days.slice(0, 6))
      await drive(pair, { day, time: '10:00', minutes: 40 }, driving);
    await learn();
    await bookings.db
      .updateTable('travelTime')
      .set({ minutes: 25 })
      .where('fromId', '=', pair[0]!)
      .execute();
    await learn();
    expect(await minutesHeld(pair)).toBe(25);
    expect((await learned()).some(({ p50 }) => p50 > 25)).toBe(true);
  });

  it('is longer at an hour at which it took longer', async () => {
    const pair = await placesApart(0.05);
    const driving = await crew();
    for (const day of days) {
      await drive(pair, { day, time: '10:00', minutes: 15 }, driving);
      await drive(pair, { day, time: '16:30', minutes: 45 }, driving);
    }
    await learn();
    expect(await minutesHeld(pair, '16:15')).toBeGreaterThan((await minutesHeld(pair)) + 10);
  });

  it('is never what the clock assumed', async () => {
    const pair = await placesApart(0.05);
    const driving = await crew();
    await drive(pair, { day: 9, time: '10:00', minutes: 20 }, driving);
    await bookings.db.updateTable('trip').set({ endedBy: 'clock' }).execute();
    await learn();
    expect(await learned()).toEqual([]);
  });
});
