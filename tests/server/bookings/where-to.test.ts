import { describe, expect, it } from 'vitest';
import type { WhereTo } from '#contract/bookings';
import { newId } from '../../../src/server/new-id';
import type { Role } from '../support/people';
import { bangkok } from './company';
import { useBookings } from './use-bookings';

const bookings = useBookings();

const whereTo = async (role: Role = 'employee') =>
  (await bookings.call<WhereTo>(role, 'GET', '/employee/where-to')).body;

/** A rental from gate 1 to the customer on these days of November, asked for on its first. */
const ride = async (days: readonly number[], time = '08:00', change: object = {}) => {
  const clock = bookings.now.toISOString();
  bookings.setClock('2026-11-01T01:00:00Z');
  const ids: string[] = [];
  for (const day of days) {
    const { body, status } = await bookings.create({
      ...bookings.requests.bookingwithdrivernava,
      startsAt: bangkok(day, time),
      endsAt: bangkok(day, '16:30'),
      ...change,
    });
    expect([status, body]).toMatchObject([200, { kind: 'bookingwithdrivernava' }]);
    ids.push(body.id);
  }
  bookings.setClock(clock);
  return ids;
};

/** Colleagues of the employee's department, each with a ride to the customer. */
const colleaguesGo = async (count: number, more: object = {}) => {
  const { company, db } = bookings;
  const departmentId = await company.add('department', {
    id: newId(),
    nameTh: 'ขาย',
    nameEn: 'Sales',
  });
  await db
    .updateTable('person')
    .set({ departmentId })
    .where('id', '=', company.people['employee']!)
    .execute();
  for (let colleague = 0; colleague < count; colleague += 1) {
    const personId = await company.person({ departmentId });
    for (const startsAt of [bangkok(17, '08:00'), bangkok(18, '08:00')]) {
      const bookingId = await company.booking({
        kind: 'bookingwithdrivernava',
        status: 'completed',
        requesterId: personId,
        travellerId: personId,
        tripId: await company.trip({ kind: 'bookingwithdrivernava' }),
        startsAt,
        endsAt: new Date(Date.parse(startsAt) + 3_600_000),
      });
      await company.add('bookingStop', {
        bookingId,
        position: 1,
        placeId: company.customer,
        ...more,
      });
    }
  }
};

describe('where I am likely to go next', () => {
  it('is nothing for somebody who never went anywhere', async () => {
    expect(await whereTo()).toEqual({ trips: [], places: [] });
  });

  it('is the usual trip at its usual hour on its usual weekday, as it was last asked for so', async () => {
    const [, , thirdTuesday] = await ride([3, 10, 17]);
    await ride([12], '09:00', { purposeCode: 'other', purposeText: 'x' });
    const { trips } = await whereTo();
    expect(trips).toEqual([
      {
        bookingId: thirdTuesday,
        kind: 'bookingwithdrivernava',
        from: 'ประตู 1',
        to: 'ลูกค้า',
        startsAt: bangkok(24, '08:00'),
      },
    ]);
  });

  it('does not fall on a day for which it is booked already', async () => {
    await ride([3, 10, 17, 24]);
    expect((await whereTo()).trips[0]?.startsAt).toBe(
      new Date('2026-12-01T08:00:00+07:00').toISOString(),
    );
  });

  it('does not fall on an hour at which one is on the way elsewhere', async () => {
    const { office } = bookings.company;
    await ride([3, 10, 17]);
    await ride([24], '07:00', {
      stops: [{ place: { type: 'known', placeId: office }, provinceCode: 13 }],
    });
    expect((await whereTo()).trips[0]?.startsAt).toBe(
      new Date('2026-12-01T08:00:00+07:00').toISOString(),
    );
  });

  it('names what was often asked for lately before what was asked for once', async () => {
    const { office } = bookings.company;
    const there = [{ place: { type: 'known', placeId: office }, provinceCode: 13 }];
    await ride([18], '08:00', { stops: there });
    await ride([10, 11, 17]);
    expect((await whereTo()).trips.map(({ to }) => to)).toEqual(['ลูกค้า', 'สำนักงาน']);
  });

  it('forgets what was cancelled, and a place that is closed', async () => {
    const [first = ''] = await ride([17]);
    await bookings.db.updateTable('booking').set({ status: 'cancelled' }).execute();
    expect((await whereTo()).trips).toEqual([]);
    await bookings.db.updateTable('booking').set({ status: 'pending' }).execute();
    expect((await whereTo()).trips[0]?.bookingId).toBe(first);
    const { customer } = bookings.company;
    await bookings.db
      .updateTable('place')
      .set({ active: false })
      .where('id', '=', customer)
      .execute();
    expect((await whereTo()).trips).toEqual([]);
  });

  it('does not count what was asked for somebody else, whose way is theirs', async () => {
    await ride([10, 17], '08:00', { forWhom: await bookings.somebody() });
    expect(await whereTo()).toEqual({ trips: [], places: [] });
  });

  it('is also a place to which somebody else took me along', async () => {
    const { customer, people } = bookings.company;
    await ride([17], '08:00', { companions: [{ type: 'colleague', personId: people['admin'] }] });
    expect(await whereTo('admin')).toEqual({
      trips: [],
      places: [{ placeId: customer, name: 'ลูกค้า', kind: 'bookingwithdrivernava' }],
    });
  });

  it('offers a departure on a day on which it runs', async () => {
    await bookings.create(bookings.requests.bookingwithdriveramata);
    await bookings.db
      .updateTable('timetableEntry')
      .set({ weekdays: [3, 6] })
      .execute();
    expect((await whereTo()).trips).toMatchObject([{ startsAt: bangkok(25, '13:00') }]);
  });
});

describe('where my department goes', () => {
  it('is told of three colleagues and more, as a place and nothing else', async () => {
    await colleaguesGo(3);
    expect(await whereTo()).toEqual({
      trips: [],
      places: [{ placeId: bookings.company.customer, name: 'ลูกค้า', kind: 'bookingwithdrivernava' }],
    });
  });

  it('is told of two to nobody, however often they went: it would say of a colleague where they go', async () => {
    await colleaguesGo(2);
    expect((await whereTo()).places).toEqual([]);
  });

  it('never tells a place that somebody wrote in their own words', async () => {
    await colleaguesGo(3, { placeId: null, placeText: 'บ้านลูกค้า' });
    expect((await whereTo()).places).toEqual([]);
  });

  it('is told to nobody outside it', async () => {
    await colleaguesGo(3);
    expect((await whereTo('approver')).places).toEqual([]);
  });
});
