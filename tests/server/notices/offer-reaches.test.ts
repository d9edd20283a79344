import { expect, it } from 'vitest';
import type { NoticePage } from '#contract/notices';
import { passOnSeats } from '../../../src/server/jobs/pass-on-seats';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { deliver } from '../../../src/server/notices/deliver';
import { arrangingIn } from '../arranging/use-arranging';
import { bangkok } from '../bookings/company';
import { useBookings } from '../bookings/use-bookings';

const bookings = useBookings();
const log = createLog('silent');

/** A full shuttle with two in line, of whom the first is offered a seat at nine. */
const offer = async () => {
  const request = bookings.requests.bookingwithdriveramata;
  const { body: riding } = await bookings.create({ ...request, seats: 12 });
  const waiting = [];
  for (const forWhom of [await bookings.somebody(), await bookings.somebody()])
    waiting.push((await bookings.create({ ...request, forWhom })).body.id);
  bookings.setClock(bangkok(20, '09:00'));
  await bookings.edit(riding, { ...request, seats: 11 });
  return { first: waiting[0]!, second: waiting[1]! };
};

const giveAddress = () =>
  bookings.db
    .updateTable('person')
    .set({ email: 'a@example.com' })
    .where('id', '=', bookings.company.people['employee']!)
    .execute();

const bell = async () =>
  (await bookings.call<NoticePage>('employee', 'GET', '/employee/notices')).body.notices;

const passOn = async (time: string) => {
  bookings.setClock(time);
  await passOnSeats.run({ db: bookings.db, now: bookings.now, newId, log });
};

const placeOf = async (id: string) => {
  const { waitlistPlace, offerExpiresAt } = (await bookings.read(id)).body;
  return [waitlistPlace, offerExpiresAt];
};

it('a seat is held for a quarter of an hour from when a channel has delivered its offer', async () => {
  const { first } = await offer();
  const said = async () => (await bell()).find(({ subjectId }) => subjectId === first)?.sentence;
  expect(await said()).toContain('เก็บไว้ให้ 15 นาที');
  await giveAddress();
  bookings.setClock(bangkok(20, '09:10'));
  const email = { channel: 'email' as const, send: () => Promise.resolve({ is: 'sent' as const }) };
  await deliver([email], { db: bookings.db, now: () => bookings.now, newId, log });
  expect(await placeOf(first)).toEqual([1, bangkok(20, '09:25')]);
  expect(await said()).toContain('เก็บไว้ให้ถึง 09:25');
  bookings.setClock(bangkok(20, '09:12'));
  await bookings.call('employee', 'POST', '/employee/notices/read');
  expect(await placeOf(first)).toEqual([1, bangkok(20, '09:25')]);
});

it('whom an offer never reached keeps the place in line, and the next is asked', async () => {
  const { first, second } = await offer();
  await passOn(bangkok(20, '09:15'));
  expect(await placeOf(first)).toEqual([1, null]);
  expect(await placeOf(second)).toEqual([2, bangkok(20, '09:30')]);
});

it('whom an offer did not reach is asked again an hour later, and hears nothing of the one that is over', async () => {
  const { first, second } = await offer();
  await passOn(bangkok(20, '09:15'));
  await passOn(bangkok(20, '09:30'));
  expect([await placeOf(first), await placeOf(second)]).toEqual([
    [1, null],
    [2, null],
  ]);
  let sent = 0;
  const send = () => {
    sent += 1;
    return Promise.resolve({ is: 'sent' as const });
  };
  const tools = { db: bookings.db, now: () => bookings.now, newId, log };
  await giveAddress();
  await deliver([{ channel: 'email', send }], tools);
  expect(sent).toBe(0);
  await passOn(bangkok(20, '10:15'));
  expect(await placeOf(first)).toEqual([1, bangkok(20, '10:30')]);
});

it('a seat that was not taken in time is told, and its old notice has no button any more', async () => {
  const { first, second } = await offer();
  const [before] = await bell();
  expect(before).toMatchObject({ type: 'seat_offered', isOver: false });
  await bookings.call('employee', 'POST', '/employee/notices/read');
  await passOn(bangkok(20, '09:15'));
  const told = await bell();
  expect(told.find(({ id }) => id === before?.id)?.isOver).toBe(true);
  const lapsed = told.filter(({ type }) => type === 'seat_lapsed');
  expect(lapsed).toMatchObject([{ subjectId: first, readAt: null, isOver: false }]);
  expect(lapsed[0]?.sentence).toContain('ท้ายคิว');
  await passOn(bangkok(20, '09:30'));
  // The second was never reached, and keeps the place.
  const [unreached] = (await bell()).filter(({ subjectId }) => subjectId === second);
  expect(unreached?.sentence).toContain('ลำดับเดิม');
  // It may be free as before: only the time to take it is over.
  expect(unreached?.sentence).not.toContain('ไม่ว่าง');
});

it('whoever let a seat lapse is asked for it once an hour, not at every end of a hold', async () => {
  const { first, second } = await offer();
  const read = () => bookings.call('employee', 'POST', '/employee/notices/read');
  await read();
  await passOn(bangkok(20, '09:15'));
  await read();
  await passOn(bangkok(20, '09:30'));
  const offered = async () => [(await placeOf(first))[1], (await placeOf(second))[1]];
  expect(await offered()).toEqual([null, null]);
  await passOn(bangkok(20, '10:15'));
  expect(await offered()).toEqual([bangkok(20, '10:30'), null]);
});

it('a seat that is declined goes to the next at once', async () => {
  const { first, second } = await offer();
  const { version } = (await bookings.read(first)).body;
  await bookings.act({ id: first, version }, 'cancel', { reason: null });
  expect((await bookings.read(first)).body.status).toBe('cancelled');
  expect((await bookings.read(second)).body.may.takeOffer).toBe(true);
  expect((await bell()).find(({ subjectId }) => subjectId === first)?.isOver).toBe(true);
});

it('of a seat that is taken in a car that stands ready, whoever rides is told, and whoever took it is invited', async () => {
  const { first } = await offer();
  const { tripId, travellerId } = await bookings.db
    .selectFrom('booking')
    .select(['tripId', 'travellerId'])
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  const arranging = arrangingIn(bookings, 'bookingwithdriveramata');
  const carId = await arranging.company.car({ seats: 20 });
  const driverId = await arranging.company.driver();
  expect((await arranging.act(tripId!, 'assignment', { carId, driverId })).status).toBe(200);
  const { version } = (await bookings.read(first)).body;
  await bookings.call('employee', 'POST', `/employee/bookings/${first}/take-offer`, { version });
  const told = await bookings.db
    .selectFrom('notice')
    .select(['personId', 'params', 'readAt'])
    .where('type', '=', 'arranged')
    .where('subjectId', '=', first)
    .execute();
  const of = (id: string | undefined) => told.find(({ personId }) => personId === id);
  expect(of(travellerId!)).toMatchObject({ readAt: null });
  expect(of(travellerId!)?.params).not.toHaveProperty('only');
  expect(of(bookings.company.people['employee'])).toMatchObject({
    params: { only: 'email' },
    readAt: bookings.now,
  });
});

it('of a seat that is booked in a car that stands ready, whoever rides is told, and whoever booked is invited', async () => {
  const request = { ...bookings.requests.bookingwithdriveramata, seats: 1 };
  const { body: riding } = await bookings.create(request);
  const { tripId } = await bookings.db
    .selectFrom('booking')
    .select('tripId')
    .where('id', '=', riding.id)
    .executeTakeFirstOrThrow();
  const arranging = arrangingIn(bookings, 'bookingwithdriveramata');
  const carId = await arranging.company.car({ seats: 20 });
  const driverId = await arranging.company.driver();
  await arranging.act(tripId!, 'assignment', { carId, driverId });
  const forWhom = await bookings.somebody();
  const { body: later } = await bookings.create({ ...request, forWhom });
  expect(later.status).toBe('arranged');
  const told = await bookings.db
    .selectFrom('notice')
    .select(['personId', 'type', 'readAt'])
    .where('subjectId', '=', later.id)
    .execute();
  const me = bookings.company.people['employee']!;
  expect(told).toHaveLength(2);
  expect(told).toContainEqual({ personId: forWhom.personId, type: 'arranged', readAt: null });
  expect(told).toContainEqual({ personId: me, type: 'arranged', readAt: bookings.now });
});
