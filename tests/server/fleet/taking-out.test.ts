import { describe, expect, it } from 'vitest';
import type { BrokenTrips } from '#contract/car-parts';
import type { CarDetail } from '#contract/fleet';
import { insertRoute } from '../support/rules';
import { tripsIn } from '../support/trips';
import { now, useAdmin } from '../support/use-admin';

const admin = useAdmin();
const root = '/admin/bookingwithdrivernava/cars';
const HOUR = 3_600_000;
const at = (hours: number) => new Date(now.getTime() + hours * HOUR);
const iso = (hours: number) => at(hours).toISOString();
const range = (from: number, until: number) => `[${iso(from)},${iso(until)})`;

const blackout = (carId: string, more: object = {}) =>
  admin.send<CarDetail>('POST', `${root}/${carId}/blackouts`, {
    body: {
      type: 'repair',
      from: iso(20),
      until: iso(40),
      reason: 'เปลี่ยนยาง',
      releases: [],
      ...more,
    },
  });
const brokenOf = async (carId: string) =>
  (await admin.get<BrokenTrips>(`${root}/${carId}/broken-trips?from=${iso(20)}&until=${iso(40)}`))
    .body;
const trips = () => tripsIn(admin.db);
const arranged = (more: object = {}) =>
  trips().arranged({ startsAt: at(24), endsAt: at(28), ...more });
const bookingOf = (id: string) =>
  admin.db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const tripOf = (id: string) =>
  admin.db.selectFrom('trip').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a car that is taken out for a time', () => {
  it('when nothing is arranged, is out at once', async () => {
    const id = await trips().car();
    const { status, body } = await blackout(id);
    expect(status).toBe(200);
    expect(body.blackouts).toMatchObject([{ type: 'repair', from: iso(20), until: iso(40) }]);
  });

  it('asked about a time that ends before it begins, refuses', async () => {
    const carId = await trips().car();
    const { status, body } = await admin.get<BrokenTrips>(
      `${root}/${carId}/broken-trips?from=${iso(40)}&until=${iso(20)}`,
    );
    expect([status, body]).toMatchObject([
      400,
      { error: { code: 'invalid_input', fields: { until: 'end_before_start' } } },
    ]);
  });

  it('lists the trips it breaks first and changes nothing', async () => {
    const { carId, tripId, bookingId } = await arranged();
    const refused = await blackout(carId);
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'breaks_trips']);
    const { ref } = await bookingOf(bookingId);
    expect(await brokenOf(carId)).toMatchObject([
      {
        id: tripId,
        kind: 'bookingwithdrivernava',
        isUnderway: false,
        refs: [ref],
        startsAt: iso(24),
        endsAt: iso(28),
      },
    ]);
    expect((await bookingOf(bookingId)).status).toBe('arranged');
  });

  it('when exactly those are confirmed, releases them: the bookings wait for a car and people are told', async () => {
    const { carId, tripId, bookingId } = await arranged();
    const { status } = await blackout(carId, { releases: [tripId] });
    expect(status).toBe(200);
    expect(await bookingOf(bookingId)).toMatchObject({
      status: 'approved',
      tripId: null,
      arrangedAt: null,
    });
    expect((await tripOf(tripId)).status).toBe('cancelled');
    expect(await brokenOf(carId)).toEqual([]);
    expect(
      await admin.db.selectFrom('carClaim').select('source').where('carId', '=', carId).execute(),
    ).toEqual([{ source: 'repair' }]);
    expect(await admin.events('booking')).toMatchObject([
      {
        action: 'release',
        subjectId: bookingId,
        before: { status: 'arranged' },
        after: { status: 'approved' },
      },
    ]);
    expect(await admin.events('trip')).toMatchObject([{ action: 'release', subjectId: tripId }]);
    const notices = await admin.db.selectFrom('notice').select(['type', 'subjectId']).execute();
    expect(notices).toEqual([{ type: 'changed', subjectId: bookingId }]);
  });

  it('when another trip has come since, refuses and releases none', async () => {
    const { carId, tripId, bookingId } = await arranged();
    const later = await trips().trip({ startsAt: at(32), endsAt: at(34) });
    await admin.company.assign({ car: carId, trip: later }, range(31, 35), {
      planned: range(32, 34),
    });
    const refused = await blackout(carId, { releases: [tripId] });
    expect(refused.body.error?.code).toBe('breaks_trips');
    expect((await bookingOf(bookingId)).status).toBe('arranged');
  });

  it('never takes a car from under a trip that is on the road', async () => {
    const { carId, tripId } = await arranged({ status: 'underway' });
    const refused = await blackout(carId, { releases: [tripId] });
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'car_out']);
  });

  it('is out from the moment it is back, without waiting for what is kept after its trip', async () => {
    const { carId, tripId } = await arranged({ startsAt: at(10), endsAt: at(19) });
    await admin.db.updateTable('trip').set({ status: 'done' }).where('id', '=', tripId).execute();
    await admin.db
      .updateTable('assignment')
      .set({ departedAt: at(10), returnedAt: at(19), held: range(10, 21) })
      .where('tripId', '=', tripId)
      .execute();
    expect((await blackout(carId)).status).toBe(200);
  });

  it('leaves a departure of the timetable standing, waiting for another car', async () => {
    const { carId, tripId, bookingId } = await arranged();
    const entry = (await insertRoute(admin.db)).entryId;
    await admin.db
      .updateTable('trip')
      .set({ timetableEntryId: entry, serviceDate: '2026-11-24', capacity: 8 })
      .where('id', '=', tripId)
      .execute();
    expect((await blackout(carId, { releases: [tripId] })).status).toBe(200);
    expect((await tripOf(tripId)).status).toBe('planned');
    expect(await bookingOf(bookingId)).toMatchObject({ status: 'approved', tripId });
  });

  it('takes a car that somebody asked for from the request, which stays', async () => {
    const id = await tripsIn(admin.db, 'bookingnodriver').car();
    await admin.db
      .insertInto('carKind')
      .values({ carId: id, kind: 'bookingwithdrivernava' })
      .execute();
    const asked = await tripsIn(admin.db, 'bookingnodriver').booking({
      status: 'pending',
      startsAt: at(24),
      endsAt: at(28),
      chosenCarId: id,
      held: range(23, 29),
    });
    expect((await blackout(id)).body.error?.code).toBe('breaks_trips');
    expect(await brokenOf(id)).toMatchObject([{ id: asked, kind: 'bookingnodriver' }]);
    expect((await blackout(id, { releases: [asked] })).status).toBe(200);
    expect(await bookingOf(asked)).toMatchObject({ status: 'pending', chosenCarId: null });
  });

  it('of two at once, the second meets what the first has left', async () => {
    const { carId, tripId } = await arranged();
    const both = await Promise.all([
      blackout(carId, { releases: [tripId] }),
      blackout(carId, { releases: [tripId] }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it.each([
    [{ until: iso(10) }, { until: 'end_before_start' }],
    [{ from: iso(-9), until: iso(-1) }, { until: 'in_the_past' }],
    [{ reason: ' ' }, { reason: 'required' }],
    [{ from: 'soon' }, { from: 'invalid' }],
    [{ type: 'holiday' }, { type: 'required' }],
  ])('with %j is refused beside %j', async (more, fields) => {
    const { body } = await blackout(await trips().car(), more);
    expect(body.error?.fields).toEqual(fields);
  });

  it('comes back: what has begun ends now, what has not never was', async () => {
    const id = await trips().car();
    const begun = (await blackout(id, { from: iso(-5), until: null })).body.blackouts[0];
    const end = (partId = '', version = 1) =>
      admin.send<CarDetail>('POST', `${root}/${id}/blackouts/${partId}/end`, { version });
    expect((await end(begun?.id)).body).toMatchObject({ blackouts: [], out: null });
    const coming = (await blackout(id)).body.blackouts[0];
    expect((await end(coming?.id)).body.blackouts).toEqual([]);
    expect((await end(coming?.id)).status).toBe(404);
    const claims = await admin.db.selectFrom('carClaim').select('period').execute();
    expect(claims).toHaveLength(1);
  });
});

describe('the status of a car', () => {
  const change = (carId: string, more: object, version = 1) =>
    admin.send<CarDetail>('POST', `${root}/${carId}/status`, {
      body: { status: 'repair', reason: 'ชน', releases: [], ...more },
      version,
    });

  it('when it goes to repair, releases what was confirmed from now on', async () => {
    const { carId, tripId, bookingId } = await arranged();
    expect((await change(carId, {})).body.error?.code).toBe('breaks_trips');
    const done = await change(carId, { releases: [tripId] });
    expect(done.body).toMatchObject({ status: 'repair', version: 2 });
    expect((await bookingOf(bookingId)).status).toBe('approved');
  });

  it('asks why it is taken out, and not why it comes back', async () => {
    const id = await trips().car();
    expect((await change(id, { reason: null })).body.error?.fields).toEqual({
      reason: 'reason_required',
    });
    expect((await change(id, {})).status).toBe(200);
    expect((await change(id, { status: 'available', reason: null }, 2)).status).toBe(200);
    expect((await change(id, { status: 'retired' })).status).toBe(409);
  });
});
