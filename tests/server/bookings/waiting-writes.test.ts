import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { bangkok } from './company';
import { useBookings } from './use-bookings';

vi.setConfig({ testTimeout: 40_000 });

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
    const cancels = Promise.all(Array.from({ length: 12 }, cancel));
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
  expect(late.map(({ status }) => status)).toEqual(Array(12).fill(503));
  expect(late[0]?.body.error?.code).toBe('temporarily_unavailable');
  // At most eight seconds for a place, and twice the four of a lock: who is next in line for a row begins to wait anew
  // when the one before gives up.
  expect(Math.max(...late.map(({ ms }) => ms))).toBeLessThan(18_000);

  expect((await cancel()).status).toBe(200);
  const again = { ...bookings.requests.bookingwithdrivernava, startsAt: bangkok(25, '08:00') };
  expect((await bookings.create({ ...again, endsAt: bangkok(25, '16:00') })).status).toBe(200);
});
