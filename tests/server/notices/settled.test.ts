import { expect, it } from 'vitest';
import type { NoticePage } from '#contract/notices';
import { bangkok } from '../bookings/company';
import { useBookings } from '../bookings/use-bookings';
import { deliverByMail } from '../support/notices';
import type { Role } from '../support/people';

const bookings = useBookings();

const unread = async (role: Role) =>
  (await bookings.call<NoticePage>(role, 'GET', '/employee/notices')).body.notices.flatMap(
    ({ type, readAt }) => (readAt === null ? [type] : []),
  );

const delivered = () => deliverByMail(bookings);

const giveAddress = () =>
  bookings.db
    .updateTable('person')
    .set({ email: 'a@example.com' })
    .where('id', '=', bookings.company.people['approver']!)
    .execute();

const request = () => bookings.create(bookings.requests.bookingwithdrivernava);

it('whoever decided from the list is asked no more, neither by the bell nor by what was still on its way', async () => {
  await giveAddress();
  // At night nothing is sent: it waits until six.
  bookings.setClock(bangkok(20, '21:00'));
  const { body: booking } = await request();
  expect(await delivered()).toEqual([]);
  expect(await unread('approver')).toEqual(['waiting_for_you']);
  bookings.setClock(bangkok(20, '21:10'));
  await bookings.call('approver', 'POST', `/employee/approvals/${booking.id}/approve`, {
    version: booking.version,
    body: {},
  });
  expect(await unread('approver')).toEqual([]);
  bookings.setClock(bangkok(21, '06:30'));
  // Only who asked hears something.
  expect(await delivered()).toEqual(['decided']);
});

it('a request that was taken back asks nobody any more, one that was changed asks anew', async () => {
  const { body: first } = await request();
  await bookings.call('employee', 'POST', `/employee/bookings/${first.id}/cancel`, {
    version: first.version,
    body: {},
  });
  expect(await unread('approver')).toEqual([]);

  const { body: second } = await bookings.create({
    ...bookings.requests.bookingwithdrivernava,
    startsAt: bangkok(26, '08:00'),
    endsAt: bangkok(26, '12:00'),
  });
  await bookings.edit(second, {
    ...bookings.requests.bookingwithdrivernava,
    startsAt: bangkok(26, '09:00'),
    endsAt: bangkok(26, '12:00'),
  });
  expect(await unread('approver')).toEqual(['waiting_for_you']);
});

it('a seat that was taken is offered by the bell no more', async () => {
  const shuttle = bookings.requests.bookingwithdriveramata;
  const { body: riding } = await bookings.create({ ...shuttle, seats: 12 });
  const forWhom = await bookings.somebody();
  const { body: waiting } = await bookings.create({ ...shuttle, forWhom });
  bookings.setClock(bangkok(20, '09:00'));
  await bookings.edit(riding, { ...shuttle, seats: 11 });
  expect(await unread('employee')).toEqual(['seat_offered']);
  const { body: offered } = await bookings.read(waiting.id);
  await bookings.call('employee', 'POST', `/employee/bookings/${waiting.id}/take-offer`, {
    version: offered.version,
  });
  expect(await unread('employee')).toEqual([]);
});
