import { expect, it, vi } from 'vitest';
import type { TripReach } from '#contract/reach';
import { channelRepository } from '../../../src/server/db/repositories/notices/channel.repository';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { deliver } from '../../../src/server/notices/deliver';
import { period, useArranging } from '../arranging/use-arranging';
import { hearLive } from '../support/hear-live';

const arranging = useArranging();
const { bookings } = arranging;

it('whoever arranges sees who was told, by what it arrived, who has read it, and whom to call', async () => {
  const { db } = bookings;
  const bookingId = await arranging.company.booking(period('08:00', '16:00'));
  const { requesterId } = await db
    .selectFrom('booking')
    .select('requesterId')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const { body } = await arranging.arrange([bookingId], { carId: await arranging.company.car() });
  const [trip] = body.trips;
  const reach = async () => {
    const { body: people } = await arranging.send<TripReach>(
      'GET',
      `/trips/${trip!.id}/reach`,
      undefined,
    );
    return people.find(({ id }) => id === requesterId);
  };
  const toldAt = bookings.now.toISOString();
  expect(await reach()).toMatchObject({ channels: [], toldAt, delivered: [], readAt: null });

  const email = 'a@example.com';
  await db.updateTable('person').set({ email }).where('id', '=', requesterId).execute();
  await channelRepository(db).noteSetUp(['email']);
  expect(await reach()).toMatchObject({ channels: ['email'], delivered: [] });

  const foreseen = async () => {
    const { body: people } = await arranging.get<TripReach>(`/reach?bookings=${bookingId}`);
    return people.find(({ id }) => id === requesterId)?.channels;
  };
  expect(await foreseen()).toEqual(['email']);
  const wish = { personId: requesterId, muted: ['changed:email'] };
  await db.insertInto('noticeWish').values(wish).execute();
  expect(await foreseen()).toEqual([]);
  const { body: asArranged } = await arranging.get<TripReach>(
    `/reach?bookings=${bookingId}&type=arranged`,
  );
  expect(asArranged.find(({ id }) => id === requesterId)?.channels).toEqual(['email']);
  await db.deleteFrom('noticeWish').execute();

  // A mail server that is out brings nothing to anybody.
  const failingSince = new Date(bookings.now.getTime() - 600_000);
  await db.updateTable('noticeChannel').set({ failingSince }).execute();
  expect(await foreseen()).toEqual([]);
  await db.updateTable('noticeChannel').set({ failingSince: null }).execute();

  const send = () => Promise.resolve({ is: 'sent' as const });
  const tools = { db, now: () => bookings.now, newId, log: createLog('silent') };
  await deliver([{ channel: 'email', send }], tools);
  bookings.setClock(new Date(bookings.now.getTime() + 90_000).toISOString());
  await deliver([{ channel: 'email', send }], tools);
  expect(await reach()).toMatchObject({ delivered: ['email'], readAt: null });

  await db
    .updateTable('notice')
    .set({ readAt: new Date(toldAt) })
    .execute();
  expect(await reach()).toMatchObject({ readAt: toldAt });
  const asSupplier = await arranging.send('GET', `/trips/${trip!.id}/reach`, undefined, {
    role: 'supplier',
  });
  expect(asSupplier.status).toBe(403);
});

it('whoever looks on reads afresh when somebody changes what they want to hear', async () => {
  const topics = hearLive(bookings.address);
  await vi.waitFor(async () => {
    const body = { quiet: false, muted: [] };
    await bookings.call('employee', 'PUT', '/employee/notice-wish', { body });
    expect(topics).toContain('notice_wish');
  });
});

it('a guest without an account is among them, with the number to call', async () => {
  const { db } = bookings;
  const bookingId = await arranging.company.booking(period('08:00', '16:00'));
  await db
    .insertInto('passenger')
    .values({
      id: newId(),
      bookingId,
      position: 40,
      guestName: 'Ms Tanaka',
      guestPhone: '0899999999',
    })
    .execute();
  const { body } = await arranging.get<TripReach>(`/reach?bookings=${bookingId}`);
  expect(body.find(({ isGuest }) => isGuest)).toMatchObject({
    name: 'Ms Tanaka',
    phone: '0899999999',
    channels: [],
    toldAt: null,
  });
});

it('whoever called off is not among those who were not told', async () => {
  const { db } = bookings;
  const bookingId = await arranging.company.booking(period('08:00', '16:00'));
  const { body } = await arranging.arrange([bookingId], { carId: await arranging.company.car() });
  const path = `/trips/${body.trips[0]!.id}/reach`;
  const reach = async () => (await arranging.send<TripReach>('GET', path, undefined)).body;
  expect(await reach()).not.toEqual([]);
  await db
    .updateTable('booking')
    .set({ status: 'cancelled' })
    .where('id', '=', bookingId)
    .execute();
  expect(await reach()).toEqual([]);
});
