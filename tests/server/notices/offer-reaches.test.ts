import { expect, it } from 'vitest';
import { passOnSeats } from '../../../src/server/jobs/pass-on-seats';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { deliver } from '../../../src/server/notices/deliver';
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
  await giveAddress();
  bookings.setClock(bangkok(20, '09:10'));
  const email = { channel: 'email' as const, send: () => Promise.resolve({ is: 'sent' as const }) };
  await deliver([email], { db: bookings.db, now: () => bookings.now, newId, log });
  expect(await placeOf(first)).toEqual([1, bangkok(20, '09:25')]);
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
