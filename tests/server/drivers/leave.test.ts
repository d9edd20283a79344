import { describe, expect, it } from 'vitest';
import type { ArrangeDay } from '#contract/arranging';
import type { BrokenTrips } from '#contract/car-parts';
import type { DriverDetail } from '#contract/drivers';
import { newId } from '../../../src/server/new-id';
import { tripsIn } from '../support/trips';
import { now, useAdmin } from '../support/use-admin';

const admin = useAdmin();
const root = '/admin/drivers';
const arranging = '/admin/bookingwithdrivernava/arranging';
const HOUR = 3_600_000;
const at = (hours: number) => new Date(now.getTime() + hours * HOUR);
const iso = (hours: number) => at(hours).toISOString();

const leave = (driverId: string, more: object = {}) =>
  admin.send<DriverDetail>('POST', `${root}/${driverId}/leaves`, {
    body: { type: 'sick', from: iso(20), until: iso(40), reason: 'ไข้', releases: [], ...more },
  });
const brokenOf = async (driverId: string) =>
  (
    await admin.get<BrokenTrips>(
      `${root}/${driverId}/broken-trips?from=${iso(20)}&until=${iso(40)}`,
    )
  ).body;
const trips = () => tripsIn(admin.db);
const arranged = async (more: object = {}) => {
  const made = await trips().arranged({ startsAt: at(24), endsAt: at(28), ...more });
  return { ...made, driverId: made.driverId ?? '' };
};
const boardTrip = async (tripId: string) => {
  const path = `${arranging}?from=2026-11-24&to=2026-11-24`;
  return (await admin.get<ArrangeDay>(path)).body.trips.find(({ id }) => id === tripId);
};
const assign = (tripId: string, body: { carId: string; driverId: string }, version = 1) =>
  admin.send('PUT', `${arranging}/trips/${tripId}/assignment`, {
    body: { ...body, reason: 'แทนคนลา' },
    version,
  });

describe('the leave of a driver', () => {
  it('asked about a time that ends before it begins, refuses', async () => {
    const { driverId } = await arranged();
    const { status, body } = await admin.get<BrokenTrips>(
      `${root}/${driverId}/broken-trips?from=${iso(40)}&until=${iso(20)}`,
    );
    expect([status, body]).toMatchObject([
      400,
      { error: { code: 'invalid_input', fields: { until: 'end_before_start' } } },
    ]);
  });

  it('when nothing is arranged, is entered at once, and the list says until when', async () => {
    const id = await trips().driver();
    const { status, body } = await leave(id, { from: iso(-1) });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      leave: { until: iso(40) },
      leaves: [{ type: 'sick', from: iso(-1), until: iso(40), reason: 'ไข้' }],
    });
    const [event] = await admin.events('driver');
    expect(event).toMatchObject({ action: 'add-leave', after: { type: 'sick' } });
    expect(JSON.stringify(event)).not.toContain('ไข้');
  });

  it('lists the trips it breaks first and changes nothing', async () => {
    const { driverId, tripId } = await arranged();
    const refused = await leave(driverId);
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'breaks_trips']);
    expect(await brokenOf(driverId)).toMatchObject([
      { id: tripId, isUnderway: false, startsAt: iso(24), endsAt: iso(28) },
    ]);
    expect(await boardTrip(tripId)).toMatchObject({ driverId, waitsFor: null });
  });

  it('when exactly those are confirmed, takes the driver off: car and booking stay, the board waits for a driver', async () => {
    const { driverId, tripId, carId, bookingId } = await arranged();
    expect((await leave(driverId, { releases: [tripId] })).status).toBe(200);
    expect(await boardTrip(tripId)).toMatchObject({ carId, driverId: null, waitsFor: 'driver' });
    const booking = await admin.db
      .selectFrom('booking')
      .select(['status', 'tripId'])
      .where('id', '=', bookingId)
      .executeTakeFirst();
    expect(booking).toEqual({ status: 'arranged', tripId });
    expect(await brokenOf(driverId)).toEqual([]);
    for (const subject of ['trip', 'booking'])
      expect(await admin.events(subject)).toMatchObject([
        { action: 'rearrange', before: { driverId }, after: { driverId: null } },
      ]);
    const notices = await admin.db.selectFrom('notice').select(['type', 'subjectId']).execute();
    expect(notices).not.toHaveLength(0);
    for (const notice of notices) expect(notice).toEqual({ type: 'changed', subjectId: bookingId });
  });

  it('leaves the trip to be given to another driver, and to nobody on leave', async () => {
    const { driverId, tripId, carId } = await arranged();
    await leave(driverId, { releases: [tripId] });
    const version = (await boardTrip(tripId))?.version ?? 0;
    const back = await assign(tripId, { carId, driverId }, version);
    expect(back.body.error).toMatchObject({
      code: 'driver_taken',
      fields: { driverId: 'on_leave' },
    });
    const other = await trips().driver();
    expect((await assign(tripId, { carId, driverId: other }, version)).status).toBe(200);
    expect(await boardTrip(tripId)).toMatchObject({ driverId: other, waitsFor: null });
  });

  it('gives way even where the trip is pinned', async () => {
    const { driverId, tripId } = await arranged();
    await admin.db
      .updateTable('trip')
      .set({ lockedById: admin.idOf('admin') })
      .where('id', '=', tripId)
      .execute();
    await leave(driverId, { releases: [tripId] });
    expect(await boardTrip(tripId)).toMatchObject({ locked: false, driverId: null });
  });

  it('when another trip has come since, refuses and takes the driver off none', async () => {
    const { driverId, tripId } = await arranged();
    const later = await trips().trip({ startsAt: at(32), endsAt: at(34) });
    await admin.company.assign(
      { car: await trips().car(), trip: later, driver: driverId },
      `[${iso(31)},${iso(35)})`,
    );
    const refused = await leave(driverId, { releases: [tripId] });
    expect(refused.body.error?.code).toBe('breaks_trips');
    expect((await boardTrip(tripId))?.driverId).toBe(driverId);
  });

  it('never takes a driver from a trip that is on the road', async () => {
    const { driverId, tripId } = await arranged({ status: 'underway' });
    const refused = await leave(driverId, { releases: [tripId] });
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'driver_out']);
    expect((await boardTrip(tripId))?.driverId).toBe(driverId);
  });

  it('does not overlap other leave', async () => {
    const id = await trips().driver();
    await leave(id);
    expect((await leave(id, { from: iso(39), until: iso(50) })).body.error?.fields).toEqual({
      from: 'on_leave',
    });
    expect((await leave(id, { from: iso(40), until: iso(50) })).status).toBe(200);
  });

  it('of two at once, the second meets what the first has left', async () => {
    const { driverId, tripId } = await arranged();
    const both = await Promise.all([
      leave(driverId, { releases: [tripId] }),
      leave(driverId, { releases: [tripId] }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it.each([1, 2, 3, 4, 5])('races an arrangement: one of them has the driver (%i)', async () => {
    const driverId = await trips().driver();
    const carId = await trips().car();
    const tripId = await trips().trip({ startsAt: at(24), endsAt: at(28) });
    const [left, given] = await Promise.all([leave(driverId), assign(tripId, { carId, driverId })]);
    const isAway = left.status === 200;
    expect([left.status, given.status]).toEqual(isAway ? [200, 409] : [409, 200]);
    expect((await boardTrip(tripId))?.driverId ?? null).toBe(isAway ? null : driverId);
    expect(await admin.db.selectFrom('driverClaim').select('source').execute()).toEqual([
      { source: isAway ? 'leave' : 'trip' },
    ]);
  });

  it.each([
    [{ until: iso(10) }, { until: 'end_before_start' }],
    [{ from: iso(-9), until: iso(-1) }, { until: 'in_the_past' }],
    [{ until: null }, { until: 'required' }],
    [{ from: 'soon' }, { from: 'invalid' }],
    [{ type: 'holiday' }, { type: 'required' }],
  ])('with %j is refused beside %j', async (more, fields) => {
    const { body } = await leave(await trips().driver(), more);
    expect(body.error?.fields).toEqual(fields);
  });

  it('ends: what has begun ends now, what has not never was', async () => {
    const id = await trips().driver();
    const end = (partId = '', version = 1) =>
      admin.send<DriverDetail>('POST', `${root}/${id}/leaves/${partId}/end`, { version });
    const begun = (await leave(id, { from: iso(-5), until: iso(5) })).body.leaves[0];
    expect((await end(begun?.id, 7)).body.error?.code).toBe('changed_meanwhile');
    expect((await end(begun?.id)).body).toMatchObject({ leaves: [], leave: null });
    const coming = (await leave(id)).body.leaves[0];
    expect((await end(coming?.id)).body.leaves).toEqual([]);
    expect((await end(coming?.id)).status).toBe(404);
    expect((await end(newId())).status).toBe(404);
    expect(await admin.db.selectFrom('driverClaim').select('id').execute()).toHaveLength(1);
  });
});

describe('the status of a driver', () => {
  const change = (id: string, more: object = {}, version = 1) =>
    admin.send<DriverDetail>('POST', `${root}/${id}/status`, {
      body: { status: 'suspended', reason: 'สอบสวนอุบัติเหตุ', releases: [], ...more },
      version,
    });

  it('when suspended, takes them off what was confirmed from now on', async () => {
    const { driverId, tripId, carId } = await arranged();
    expect((await change(driverId)).body.error?.code).toBe('breaks_trips');
    const done = await change(driverId, { releases: [tripId] });
    expect(done.body).toMatchObject({ status: 'suspended', version: 2 });
    const trip = await boardTrip(tripId);
    expect(trip).toMatchObject({ carId, driverId: null });
    const back = await assign(tripId, { carId, driverId }, trip?.version);
    expect(back.body.error?.fields).toEqual({ driverId: 'not_available' });
  });

  it('asks why they no longer drive, and not why they drive again', async () => {
    const id = await trips().driver();
    expect((await change(id, { reason: null })).body.error?.fields).toEqual({
      reason: 'reason_required',
    });
    expect((await change(id)).status).toBe(200);
    expect((await change(id, { status: 'active', reason: null }, 2)).status).toBe(200);
    expect((await change(id, {}, 1)).body.error?.code).toBe('changed_meanwhile');
  });
});
