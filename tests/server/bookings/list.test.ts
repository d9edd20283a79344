import { describe, expect, it } from 'vitest';
import type { BookingPreview } from '#contract/bookings';
import { bangkok } from './company';
import { useBookings } from './use-bookings';

const bookings = useBookings();

const rental = (change: object = {}) => ({
  ...bookings.requests.bookingwithdrivernava,
  ...change,
});

const refs = async (query: string, role: 'employee' | 'approver' | 'admin' = 'employee') =>
  (await bookings.list(query, role)).body.bookings.map(({ ref }) => ref);

const setStatus = (id: string, status: string) =>
  bookings.db.updateTable('booking').set({ status }).where('id', '=', id).execute();

describe('the list of my bookings', () => {
  it('when there are more than a page, continues where the page before ended', async () => {
    const made: string[] = [];
    for (let index = 0; index < 45; index += 1) {
      // Some start at the same moment: the id decides.
      const day = 24 + Math.floor(index / 15);
      const request = rental({ startsAt: bangkok(day, '08:00'), endsAt: bangkok(day, '16:00') });
      made.push((await bookings.create(request)).body.id);
    }
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 3; page += 1) {
      const { body } = await bookings.list(`?scope=waiting${after}`);
      seen.push(...body.bookings.map(({ id }) => id));
      expect(body.next === null).toBe(page === 2);
      after = `&after=${encodeURIComponent(body.next ?? '')}`;
    }
    expect(seen.toSorted()).toEqual(made.toSorted());
    const starts = (await bookings.list('?scope=waiting')).body.bookings.map(
      ({ startsAt }) => startsAt,
    );
    expect(starts).toEqual(starts.toSorted());
  });

  it('each part shows its states: soonest first ahead, latest first behind', async () => {
    const days = [24, 25, 26];
    const ids: string[] = [];
    for (const day of days) {
      const request = rental({ startsAt: bangkok(day, '08:00'), endsAt: bangkok(day, '16:00') });
      ids.push((await bookings.create(request)).body.id);
    }
    const listed = async (scope: string) =>
      (await bookings.list(`?scope=${scope}`)).body.bookings.map(({ id }) => id);
    expect(await listed('waiting')).toEqual(ids);
    for (const id of ids) await setStatus(id, 'approved');
    expect(await listed('upcoming')).toEqual(ids);
    expect(await listed('waiting')).toEqual([]);
    for (const id of ids) await setStatus(id, 'unserved');
    expect(await listed('past')).toEqual(ids.toReversed());
    for (const status of ['cancelled', 'rejected', 'expired']) {
      for (const id of ids) await setStatus(id, status);
      expect(await listed('cancelled')).toEqual(ids.toReversed());
    }
  });

  it('tells what I asked for from what is for me', async () => {
    const { people } = bookings.company;
    await bookings.db
      .updateTable('person')
      .set({ managerId: people['approver']! })
      .where('id', '=', people['admin']!)
      .execute();
    const mine = (await bookings.create(rental())).body.ref;
    const colleague = { type: 'colleague', personId: people['employee'] };
    const forMe = (await bookings.create(rental({ forWhom: colleague }), 'admin')).body.ref;
    const withMe = (await bookings.create(rental({ companions: [colleague] }), 'admin')).body.ref;
    const guest = { type: 'guest', name: 'Mr Tanaka', phone: '0898765432' };
    const byMe = (await bookings.create(rental({ forWhom: guest }))).body;
    expect(byMe).toMatchObject({ traveller: 'Mr Tanaka', requestedByMe: true, forMe: false });
    const inOrder = (list: string[]) => list.toSorted();
    expect(inOrder(await refs('?scope=waiting'))).toEqual(inOrder([mine, forMe, withMe, byMe.ref]));
    expect(inOrder(await refs('?scope=waiting&role=by_me'))).toEqual(inOrder([mine, byMe.ref]));
    expect(inOrder(await refs('?scope=waiting&role=for_me'))).toEqual(
      inOrder([mine, forMe, withMe]),
    );
    expect(await refs('?scope=waiting&role=for_me', 'admin')).toEqual([withMe]);
    expect(await refs('?scope=waiting&kind=bookingnodriver')).toEqual([]);
  });

  it('when continued from a place that never was, says so', async () => {
    const { status, body } = await bookings.list('?after=nowhere');
    expect([status, body.error?.fields]).toEqual([400, { after: 'invalid' }]);
  });
});

describe('whose booking it is', () => {
  it('when it is for me or I ride along, I see it but do not change it; nobody else sees it', async () => {
    const { people } = bookings.company;
    const colleague = { type: 'colleague', personId: people['employee'] };
    const { body } = await bookings.create(rental({ forWhom: colleague }), 'admin');
    const seen = await bookings.read(body.id, 'employee');
    expect(seen.body.may).toEqual({
      edit: false,
      cancel: false,
      resubmit: false,
      takeOffer: false,
      drive: false,
    });
    expect((await bookings.act(body, 'cancel', {}, 'employee')).status).toBe(403);
    const { status, body: hidden } = await bookings.read(body.id, 'approver');
    expect([status, hidden.error?.code]).toEqual([404, 'not_found']);
    expect((await bookings.act(body, 'cancel', {}, 'approver')).status).toBe(404);
  });
});

describe('the preview', () => {
  it('says who decides, what it costs and what it meets, and writes nothing', async () => {
    await bookings.create(rental());
    const before = await bookings.db.selectFrom('booking').select('id').execute();
    const { status, body } = await bookings.call('employee', 'POST', '/employee/booking-previews', {
      body: rental({ startsAt: bangkok(24, '15:00'), endsAt: bangkok(24, '18:00') }),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      approvers: ['สมชาย ใจดี'],
      needsApproval: true,
      urgent: false,
      fields: {},
      estimate: { total: '1800.00' },
      overlaps: [{ startsAt: bangkok(24, '08:00') }],
    });
    expect(await bookings.db.selectFrom('booking').select('id').execute()).toEqual(before);
  });

  it('counts the cars that are free for the wish, and does not count a booking against itself', async () => {
    const preview = (body: object, query = '') =>
      bookings.call<BookingPreview>('employee', 'POST', `/employee/booking-previews${query}`, {
        body,
      });
    const van = { ...bookings.requests.bookingnodriver, class: 'van' };
    expect((await preview(van)).body.freeCars).toBe(1);
    const { body } = await bookings.create({ ...van, carId: bookings.company.van });
    expect((await preview(van)).body).toMatchObject({
      freeCars: 0,
      overlaps: [{ id: body.id, ref: body.ref }],
    });
    expect((await preview({ ...van, class: 'sedan' })).body.freeCars).toBe(1);
    const changed = await preview(van, `?changing=${body.id}`);
    expect(changed.body).toMatchObject({ freeCars: null, overlaps: [], fields: {} });
  });

  it('says before it is sent that a change that nobody approves gives the arranged car up', async () => {
    const request = bookings.requests.bookingduringday;
    const { body } = await bookings.create(request);
    const preview = async (more: object) =>
      (
        await bookings.call<BookingPreview>(
          'employee',
          'POST',
          `/employee/booking-previews?changing=${body.id}`,
          { body: { ...request, ...more } },
        )
      ).body.givesUpCar;
    const later = { at: bangkok(20, '10:45') };
    expect(await preview(later)).toBe(false);
    await bookings.db
      .updateTable('booking')
      .set({ status: 'arranged', tripId: await bookings.company.trip({ kind: request.kind }) })
      .where('id', '=', body.id)
      .execute();
    expect([await preview({}), await preview(later)]).toEqual([false, true]);
  });

  it('names what stands in the way, field by field', async () => {
    const { body } = await bookings.call('employee', 'POST', '/employee/booking-previews', {
      body: rental({ startsAt: bangkok(20, '10:00'), endsAt: bangkok(20, '09:00') }),
    });
    expect(body).toMatchObject({
      urgent: true,
      fields: { endsAt: 'end_before_start', urgentReason: 'urgent_reason_required' },
    });
  });
});
