import { describe, expect, it } from 'vitest';
import { kindIds } from '#kinds/registry';
import { bangkok } from './company';
import { useBookings } from './use-bookings';

const bookings = useBookings();

describe.each(kindIds)('%s', (kind) => {
  it('when asked for, is there with its history, and stands in the list', async () => {
    const created = await bookings.create(bookings.requests[kind]);
    expect([created.status, created.body.error]).toEqual([200, undefined]);
    const { body } = await bookings.read(created.body.id);
    expect(body).toEqual(created.body);
    expect(body.timeline).toMatchObject([{ action: 'submit', by: 'สมชาย ใจดี' }]);
    expect(body.request).toMatchObject({
      ...bookings.requests[kind],
      contactPhone: '0812345678',
    });
    const needsApproval = kind === 'bookingwithdrivernava' || kind === 'bookingnodriver';
    expect(body.status).toBe(needsApproval ? 'pending' : 'approved');
    expect(body.estimate?.total ?? null).toBe(needsApproval ? '1800.00' : null);
    const { body: page } = await bookings.list(
      `?scope=${needsApproval ? 'waiting' : 'upcoming'}&kind=${kind}`,
    );
    expect(page.bookings.map(({ ref }) => ref)).toEqual([body.ref]);
    expect(page.next).toBeNull();
  });
});

it('names what its fields choose, and nobody whose id somebody types into a text', async () => {
  const request = bookings.requests.bookingwithdrivernava;
  const colleague = await bookings.db
    .selectFrom('person')
    .select('id')
    .where('employeeNo', '=', 'E-admin')
    .executeTakeFirstOrThrow();
  const { body } = await bookings.create({ ...request, note: colleague.id });
  expect(body.request.note).toBe(colleague.id);
  expect(body.names[colleague.id]).toBeUndefined();
  expect(body.names[request.costCentreId]).toBeDefined();
});

it('names every place of a trip with several, in the card too', async () => {
  const { body } = await bookings.create({
    ...bookings.requests.bookingwithdrivernava,
    pickUp: { type: 'text', text: 'ประตู 1' },
    stops: ['ลูกค้า', 'ท่าเรือ'].map((text) => ({ place: { type: 'text', text }, provinceCode: 13 })),
  });
  expect(body).toMatchObject({ from: 'ประตู 1', to: 'ลูกค้า → ท่าเรือ' });
});

it('in the day, the queue has a place and a pick-up for what has no car', async () => {
  const ask = async (minute: number) => {
    bookings.setClock(bangkok(20, `08:0${minute}`));
    return (await bookings.create(bookings.requests.bookingduringday)).body;
  };
  const [first, , third] = [await ask(1), await ask(2), await ask(3)];
  expect(first.queue).toEqual({ place: 1, from: bangkok(20, '10:00'), to: bangkok(20, '10:15') });
  // Two cars, and ten minutes to go: the third has to wait for one of them to come back.
  expect(third.queue).toEqual({ place: 3, from: bangkok(20, '10:10'), to: bangkok(20, '10:25') });

  expect((await bookings.act(first, 'cancel', { reason: 'x' })).body.queue).toBeNull();
  expect((await bookings.read(third.id)).body.queue?.place).toBe(2);
});
