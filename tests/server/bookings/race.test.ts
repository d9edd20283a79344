import { afterEach, describe, expect, it } from 'vitest';
import type { BookingDetail } from '#contract/bookings';
import type { BookingState } from '#domain/booking/states';
import { newId } from '../../../src/server/new-id';
import { expectTruths } from '../support/truths';
import { useBookings } from './use-bookings';

const bookings = useBookings();

afterEach(() => expectTruths(bookings.db));

/** As a phone does: told to come back because too many are waiting, it sends the same again with the same key. */
const insist = async (request: unknown, key = newId()): ReturnType<typeof bookings.create> => {
  for (;;) {
    const answer = await bookings.create(request, 'employee', key);
    if (answer.status !== 503) return answer;
  }
};

const people = (count: number) => Promise.all(Array.from({ length: count }, bookings.somebody));

const drivers = async (count: number): Promise<string[]> => {
  const ids = (await people(count)).map(({ personId }) => personId);
  const licences = ids.map((personId) => ({
    personId,
    number: personId.slice(-12),
    class: 'บ.1',
    expiresOn: '2030-01-01',
  }));
  await bookings.db.insertInto('licence').values(licences).execute();
  return ids;
};

const count = async (where: { status?: BookingState }) => {
  let query = bookings.db.selectFrom('booking').select((eb) => eb.fn.countAll<number>().as('n'));
  if (where.status) query = query.where('status', '=', where.status);
  return (await query.executeTakeFirstOrThrow()).n;
};

describe('one tap, one booking', () => {
  it('when 50 retries of one send race, makes one booking and gives all the same answer', async () => {
    const request = bookings.requests.bookingwithdrivernava;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => insist(request, 'key-of-one-tap')),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await count({})).toBe(1);
  });
});

describe('the last seats', () => {
  it('when 200 people race for the last 12, sells exactly 12 and lines up the rest in order', async () => {
    const request = bookings.requests.bookingwithdriveramata;
    const rivals = await people(200);
    const answers = await Promise.all(rivals.map((forWhom) => insist({ ...request, forWhom })));
    expect(new Set(answers.map(({ status, body }) => body.error?.code ?? status))).toEqual(
      new Set([200]),
    );
    const of = (status: string): BookingDetail[] =>
      answers.map(({ body }) => body).filter((body) => body.status === status);
    expect(of('approved')).toHaveLength(12);
    const places = of('waitlisted').map(({ waitlistPlace }) => waitlistPlace);
    expect(places.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 188 }, (_, index) => index + 1),
    );
    // What each was told stays true once all are in.
    for (const booking of of('waitlisted').slice(0, 5))
      expect((await bookings.read(booking.id)).body.waitlistPlace).toBe(booking.waitlistPlace);
    expect(new Set(of('approved').map(({ boardingCode }) => boardingCode)).size).toBe(12);
    const trips = await bookings.db.selectFrom('trip').select('id').execute();
    expect(trips).toHaveLength(1);
    expect(await count({ status: 'approved' })).toBe(12);
  });

  it('when parties of different sizes and stretches race, never sells a seat twice', async () => {
    const request = bookings.requests.bookingwithdriveramata;
    const rivals = await people(40);
    const answers = await Promise.all(
      rivals.map((forWhom, index) => {
        const first = index % 2;
        return insist({
          ...request,
          forWhom,
          boardStop: first,
          alightStop: first + 1,
          seats: 1 + (index % 3),
        });
      }),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    for (const stop of [0, 1]) {
      const sold = answers
        .map(({ body }) => body)
        .filter(
          ({ status, request: wanted }) =>
            status === 'approved' && 'boardStop' in wanted && wanted.boardStop === stop,
        )
        .reduce((sum, { seats }) => sum + seats, 0);
      expect(sold).toBeLessThanOrEqual(12);
      expect(sold).toBeGreaterThan(9);
    }
  });
});

describe('a chosen car', () => {
  it('when 30 people race for it, is held for one; the others are told', async () => {
    const request = { ...bookings.requests.bookingnodriver, carId: bookings.company.car };
    const rivals = await drivers(30);
    const answers = await Promise.all(rivals.map((driverId) => insist({ ...request, driverId })));
    const codes = answers.map(({ status, body }) => `${status} ${body.error?.code ?? 'held'}`);
    expect(codes.filter((code) => code === '200 held')).toHaveLength(1);
    expect(codes.filter((code) => code === '409 car_taken')).toHaveLength(29);
  });

  it('when the booking is cancelled, is free again', async () => {
    const request = { ...bookings.requests.bookingnodriver, carId: bookings.company.car };
    const { body } = await bookings.create(request);
    const [driverId] = await drivers(1);
    const theirs = { ...request, driverId };
    expect((await bookings.create(theirs)).body.error?.fields).toEqual({ carId: 'taken' });
    await bookings.act(body, 'cancel', {});
    expect((await bookings.create(theirs)).status).toBe(200);
  });
});

describe('two rivals for one change', () => {
  it('when both read the same version, only one is made and the other is told who', async () => {
    const { body } = await bookings.create(bookings.requests.bookingwithdrivernava);
    const request = bookings.requests.bookingwithdrivernava;
    const answers = await Promise.all(
      ['ก', 'ข', 'ค', 'ง'].map((note) => bookings.edit(body, { ...request, note })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
    const refused = answers.find(({ status }) => status === 409)?.body.error;
    expect(refused).toMatchObject({
      code: 'changed_meanwhile',
      conflict: { by: 'สมชาย ใจดี' },
    });
  });

  it('when a seat is cancelled and taken at once by many, never sells it twice', async () => {
    const request = bookings.requests.bookingwithdriveramata;
    const { body: first } = await bookings.create({ ...request, seats: 12 });
    const rivals = await people(6);
    const waiting = await Promise.all(
      rivals.map((forWhom) => bookings.create({ ...request, forWhom, seats: 4 })),
    );
    await bookings.act(first, 'cancel', {});
    const fresh = await Promise.all(waiting.map(({ body }) => bookings.read(body.id)));
    const taken = await Promise.all(fresh.map(({ body }) => bookings.act(body, 'take-offer')));
    expect(taken.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(
      taken.filter(({ status, body }) => status === 409 && body.error?.code === 'offer_gone'),
    ).toHaveLength(3);
    const late = await bookings.create({ ...request, note: newId() });
    expect(late.body.status).toBe('waitlisted');
  });
});
