import { describe, expect, it } from 'vitest';
import { kindIds } from '#domain/booking/kind-id';
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
