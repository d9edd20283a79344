import { describe, expect, it } from 'vitest';
import type { BookingDetail } from '#contract/bookings';
import type { BookingOptions } from '#contract/booking-options';
import type { Role } from '../support/people';
import { bangkok } from './company';
import { useBookings } from './use-bookings';

const bookings = useBookings();
const kind = 'bookingwithdrivernava';

const usual = async (role: Role = 'employee') =>
  (await bookings.call<BookingOptions>(role, 'GET', `/employee/booking-options/${kind}`)).body
    .usual;

/** So many people of the company went from gate 1 to the customer. */
const othersWent = async (count: number) => {
  const { company } = bookings;
  for (let other = 0; other < count; other += 1) {
    const personId = await company.person({});
    const startsAt = bangkok(17, '08:00');
    const bookingId = await company.booking({
      kind,
      status: 'completed',
      requesterId: personId,
      travellerId: personId,
      tripId: await company.trip({ kind }),
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + 3_600_000),
    });
    const places = [company.gate, company.customer];
    for (const [position, placeId] of places.entries())
      await company.add('bookingStop', { bookingId, position, placeId });
  }
};

describe('what somebody is likely to answer', () => {
  it('is nothing where nobody went anywhere', async () => {
    expect(await usual()).toEqual({ last: null, from: null, to: [], purpose: null });
  });

  it('is the own latest request, on a phone too that has sent none', async () => {
    const { body } = await bookings.create(bookings.requests[kind]);
    const { company } = bookings;
    expect(body.kind).toBe(kind);
    const detail = await bookings.call<BookingDetail>(
      'employee',
      'GET',
      `/employee/bookings/${body.id}`,
    );
    expect((await usual()).last).toEqual(detail.body.request);
    expect(await usual()).toMatchObject({ from: company.gate, to: [company.customer] });
    expect((await usual('approver')).last).toBeNull();
  });

  it('says where others go only when several do', async () => {
    const { company } = bookings;
    await othersWent(2);
    expect(await usual()).toMatchObject({ from: null, to: [] });
    await othersWent(1);
    expect(await usual()).toMatchObject({ from: company.gate, to: [company.customer] });
  });
});
