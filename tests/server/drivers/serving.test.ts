import { describe, expect, it } from 'vitest';
import type { BrokenTrips } from '#contract/car-parts';
import { driverBodyOf } from '../support/drivers';
import { carBodyOf } from '../support/fleet';
import { providerOf, tripsIn } from '../support/trips';
import { now, useAdmin } from '../support/use-admin';

const admin = useAdmin();
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const trips = () => tripsIn(admin.db);
const arranged = async (more: object = {}) => {
  const made = await trips().arranged({ startsAt: at(24), endsAt: at(28), ...more });
  return { ...made, driverId: made.driverId ?? '' };
};
const driverOf = (tripId: string) =>
  admin.db
    .selectFrom('assignment')
    .select(['driverId', 'releasedAt'])
    .where('tripId', '=', tripId)
    .executeTakeFirstOrThrow();

describe('a driver who leaves a kind or a site', () => {
  const change = async (id: string, more: object) => {
    const { version } = await admin.db
      .selectFrom('driver')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const providerId = await providerOf(admin.db);
    await admin.db
      .updateTable('driver')
      .set({ providerId, version })
      .where('id', '=', id)
      .execute();
    return admin.send('PUT', `/admin/drivers/${id}`, {
      body: driverBodyOf({ providerId, ...more }),
      version: version + 1,
    });
  };

  it('keeps the trips that are still theirs', async () => {
    const { driverId, tripId } = await arranged();
    expect((await change(driverId, { nickname: 'ใหม่' })).status).toBe(200);
    expect((await driverOf(tripId)).driverId).toBe(driverId);
  });

  it.each([
    ['kind', { kinds: ['bookingduringday'] }],
    ['site', { sites: ['amata'] }],
  ])(
    'of that %s: the trips are listed first, and exactly the confirmed ones wait',
    async (_, to) => {
      const { driverId, tripId } = await arranged();
      const refused = await change(driverId, to);
      expect([refused.status, refused.body.error?.code]).toEqual([409, 'breaks_trips']);
      expect((await driverOf(tripId)).driverId).toBe(driverId);
      const query = new URLSearchParams(
        Object.entries(to).map(([name, [only = '']]) => [name, only]),
      ).toString();
      const path = `/admin/drivers/${driverId}/broken-trips?from=${now.toISOString()}`;
      const listed = (await admin.get<BrokenTrips>(`${path}&${query}`)).body;
      expect(listed.map(({ id }) => id)).toEqual([tripId]);
      const same = `${path}&kinds=bookingwithdrivernava&sites=nava`;
      expect((await admin.get<BrokenTrips>(same)).body).toEqual([]);
      expect((await change(driverId, { ...to, releases: [tripId] })).status).toBe(200);
      expect(await driverOf(tripId)).toEqual({ driverId: null, releasedAt: null });
    },
  );

  it('while on the road, goes on', async () => {
    const { driverId } = await arranged({ startsAt: at(-1), endsAt: at(3), status: 'underway' });
    const refused = await change(driverId, { kinds: ['bookingduringday'] });
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'driver_out']);
  });
});

describe('a car that leaves a kind or a site', () => {
  const change = (id: string, more: object) =>
    admin.send('PUT', `/admin/bookingwithdrivernava/cars/${id}`, {
      body: carBodyOf({ plate: '9กข 9999', ...more }),
    });
  const statusOf = async (id: string) =>
    (
      await admin.db
        .selectFrom('booking')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status;

  it.each([
    ['kind', { kinds: ['bookingduringday'] }, 'kinds=bookingduringday'],
    ['site', { siteId: 'amata' }, 'sites=amata'],
  ])(
    'of that %s: the trips are listed first, and exactly the confirmed ones are released',
    async (_, to, filter) => {
      const { carId, tripId, bookingId } = await arranged();
      const refused = await change(carId, to);
      expect([refused.status, refused.body.error?.code]).toEqual([409, 'breaks_trips']);
      expect(await statusOf(bookingId)).toBe('arranged');
      const path = `/admin/bookingwithdrivernava/cars/${carId}/broken-trips`;
      const query = `from=${now.toISOString()}&${filter}`;
      const listed = (await admin.get<BrokenTrips>(`${path}?${query}`)).body;
      expect(listed.map(({ id }) => id)).toEqual([tripId]);
      expect((await change(carId, { ...to, releases: [tripId] })).status).toBe(200);
      expect(await statusOf(bookingId)).toBe('approved');
    },
  );

  it('and gains another kind, keeps its trips', async () => {
    const { carId, bookingId } = await arranged();
    const kinds = ['bookingwithdrivernava', 'bookingduringday'];
    expect((await change(carId, { kinds })).status).toBe(200);
    expect(await statusOf(bookingId)).toBe('arranged');
  });
});
