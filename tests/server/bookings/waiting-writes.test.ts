import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../src/server/new-id';
import { bangkok } from './company';
import { useBookings } from './use-bookings';

const bookings = useBookings();

const timed = async <T>(work: Promise<T>): Promise<T & { ms: number }> => {
  const began = performance.now();
  return { ...(await work), ms: performance.now() - began };
};

test('while somebody keeps a booking, those who would change it are told to come again, and nobody else waits', async () => {
  const { body: booking } = await bookings.create(bookings.requests.bookingwithdrivernava);
  const cancel = () => timed(bookings.act(booking, 'cancel', { reason: 'ไม่เดินทางแล้ว' }));

  const { late, others, health } = await bookings.db.transaction().execute(async (keeper) => {
    await keeper.selectFrom('booking').select('id').forUpdate().execute();
    const cancels = Promise.all(Array.from({ length: 30 }, cancel));
    await sleep(500);
    const looks = Array.from({ length: 10 }, () => [
      timed(bookings.list('', 'approver')),
      timed(bookings.call<object>('nobody', 'GET', '/health/ready')),
    ]);
    const answers = await Promise.all(looks.map((pair) => Promise.all(pair)));
    return {
      others: answers.map(([list]) => list!),
      health: answers.map(([, ready]) => ready!),
      late: await cancels,
    };
  });

  expect([...others, ...health].map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(Math.max(...[...others, ...health].map(({ ms }) => ms))).toBeLessThan(2_000);
  expect(late.map(({ status }) => status)).toEqual(Array(30).fill(503));
  expect(late[0]?.body.error?.code).toBe('temporarily_unavailable');
  // Six seconds for a place and two and a half for all locks together, looked at four times a second.
  expect(Math.max(...late.map(({ ms }) => ms))).toBeLessThan(9_000);

  expect((await cancel()).status).toBe(200);
  const again = { ...bookings.requests.bookingwithdrivernava, startsAt: bangkok(25, '08:00') };
  expect((await bookings.create({ ...again, endsAt: bangkok(25, '16:00') })).status).toBe(200);
});

test('a request that waited in vain is booked once when it is sent again with its key', async () => {
  const key = newId();
  const send = () =>
    timed(bookings.create(bookings.requests.bookingwithdrivernava, 'employee', key));
  const late = await bookings.db.transaction().execute(async (keeper) => {
    await sql`lock table booking in share mode`.execute(keeper);
    return Promise.all([send(), send(), send()]);
  });
  expect(late.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(Math.max(...late.map(({ ms }) => ms))).toBeLessThan(9_000);

  const [once, again] = await Promise.all([send(), send()]);
  expect([once.status, again.status]).toEqual([200, 200]);
  expect(again.body.id).toBe(once.body.id);
  expect(await bookings.db.selectFrom('booking').select('id').execute()).toHaveLength(1);
});
