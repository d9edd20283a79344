import { describe, expect, it } from 'vitest';
import type { PlaceDetail } from '#contract/basics';
import { newId } from '../../../src/server/new-id';
import { companyIn } from '../schema/company';
import { insertPlace } from '../support/basics';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();

const place = (name: string, more: object = {}) =>
  insertPlace(admin.db, { nameTh: name, nameEn: name, ...more });

const merge = (id: string, intoId: string) =>
  admin.send<PlaceDetail>('POST', `/admin/places/${id}/merge`, { body: { intoId }, version: 1 });

const twice = async () => [
  await place('ท่าเรือแหลมฉบัง'),
  await place('แหลมฉบัง', { latitude: null, longitude: null }),
];

describe('a place that is there twice', () => {
  it('becomes one: bookings, trips, routes, what waits for approval and travel times name the other', async () => {
    const [double = '', kept = ''] = await twice();
    const gate = await place('ประตู 1');
    const company = companyIn(admin.db);
    const bookingId = await company.booking();
    await company.add('bookingStop', { bookingId, position: 0, placeId: double });
    const tripId = await company.trip();
    await company.add('tripStop', { tripId, position: 0, placeId: double });
    const route = { id: newId(), kind: 'bookingwithdriveramata', nameTh: 'ก', nameEn: 'A' };
    const routeId = await company.add('route', route);
    const stop = { routeId, direction: 'out', position: 0, minutesFromStart: 0 };
    await company.add('routeStop', { ...stop, placeId: double });
    const change = JSON.stringify({ request: { pickUp: { placeId: double } } });
    const byId = await company.person();
    const at = new Date();
    await company.add('bookingRevision', {
      id: newId(),
      bookingId,
      number: 2,
      status: 'pending',
      change,
      byId,
      at,
    });
    await admin.db
      .insertInto('travelTime')
      .values([
        { fromId: gate, toId: double, minutes: 50, km: 9 },
        { fromId: gate, toId: kept, minutes: 40 },
        { fromId: double, toId: gate, minutes: 60 },
        { fromId: double, toId: kept, minutes: 1 },
      ])
      .execute();
    const { status, body } = await merge(double, kept);
    expect([status, body.isRetired]).toEqual([200, true]);
    for (const table of ['bookingStop', 'tripStop', 'routeStop'] as const)
      expect(await admin.db.selectFrom(table).select('placeId').execute()).toEqual([
        { placeId: kept },
      ]);
    const revision = await admin.db.selectFrom('bookingRevision').select('change').execute();
    expect(JSON.stringify(revision)).toContain(kept);
    expect(JSON.stringify(revision)).not.toContain(double);
    const ways = admin.db
      .selectFrom('travelTime')
      .select(['fromId', 'toId', 'minutes', 'km'])
      .orderBy('minutes');
    // What was typed of the one that stays is not overruled; what it lacked it takes.
    expect(await ways.execute()).toEqual([
      { fromId: gate, toId: kept, minutes: 40, km: '9.0' },
      { fromId: kept, toId: gate, minutes: 60, km: null },
    ]);
    const found = await admin.get<PlaceDetail>(`/admin/places/${kept}`);
    expect(found.body).toMatchObject({ nameTh: 'แหลมฉบัง', latitude: '13.08333' });
  });

  it('keeps its name where its history tells of it', async () => {
    const [double = '', kept = ''] = await twice();
    await merge(double, kept);
    const { body } = await admin.get<object>('/admin/audit?subject=place');
    expect(JSON.stringify(body)).toContain('ท่าเรือแหลมฉบัง');
    expect(JSON.stringify(body)).toContain('แหลมฉบัง');
  });

  it('is not itself, not what is no longer used, and no other stop of its route', async () => {
    const [double = '', kept = ''] = await twice();
    const retired = await place('เก่า');
    await admin.db.updateTable('place').set({ active: false }).where('id', '=', retired).execute();
    const company = companyIn(admin.db);
    const route = { id: newId(), kind: 'bookingwithdriveramata', nameTh: 'ก', nameEn: 'A' };
    const routeId = await company.add('route', route);
    for (const [position, placeId] of [double, kept].entries())
      await company.add('routeStop', {
        routeId,
        direction: 'out',
        position,
        placeId,
        minutesFromStart: position,
      });
    const said = async (intoId: string) => (await merge(double, intoId)).body.error?.fields;
    expect([await said(double), await said(retired), await said(kept)]).toEqual([
      { intoId: 'same_place' },
      { intoId: 'unknown' },
      { intoId: 'on_one_route' },
    ]);
  });
});
