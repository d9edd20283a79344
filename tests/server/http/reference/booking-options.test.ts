import { beforeEach, describe, expect, it } from 'vitest';
import type { KyselyPlugin } from 'kysely';
import * as v from 'valibot';
import { bookingOptions, type BookingOptions } from '#contract/booking-options';
import { kindIds } from '#kinds/registry';
import { addDays, dayOf } from '#domain/dates/bangkok-time';
import { newId } from '../../../../src/server/new-id';
import { useTestDatabase } from '../../../setup/test-database';
import { companyIn } from '../../schema/company';
import { insertPeople } from '../../support/people';
import { origin, useTestServer } from '../../support/test-server';

const database = useTestDatabase();
const { app, request, tokensFor } = useTestServer(database);
const company = () => companyIn(database.db);
const today = dayOf(new Date());
let ids: Record<string, string>;

const read = async (kind: string, language = 'th') => {
  const answer = await request('employee', `/employee/booking-options/${kind}`, {
    headers: { 'accept-language': language },
  });
  expect(answer.status).toBe(200);
  return v.parse(bookingOptions, answer.body) satisfies BookingOptions;
};

const place = (nameTh: string, siteId: string | null, more: object = {}) =>
  company().add('place', {
    id: newId(),
    nameTh,
    nameEn: `${nameTh} in English`,
    provinceCode: 13,
    siteId,
    ...more,
  });

const holiday = (day: string, nameTh: string, kind: string | null = null) =>
  company().add('holiday', { id: newId(), day, kind, nameTh, nameEn: `${nameTh} in English` });

beforeEach(async () => {
  ids = await insertPeople(database.db);
});

describe('what a form offers', () => {
  it.each(kindIds)('of %s has the rules of its kind', async (kind) => {
    const { rules, provinces, purposes } = await read(kind);
    expect(rules.serviceFrom).toMatch(/^\d\d:\d\d$/);
    expect(provinces).toHaveLength(77);
    expect(purposes.at(-1)).toEqual({ code: 'other', name: 'อื่น ๆ', asksText: true });
  });

  it('says the rules as they are at this moment', async () => {
    await database.db
      .updateTable('kind')
      .set({ noticeMinutes: 45, serviceFrom: '06:30', serviceDays: [1, 3] })
      .where('id', '=', 'bookingduringday')
      .execute();
    expect((await read('bookingduringday')).rules).toMatchObject({
      noticeMinutes: 45,
      serviceFrom: '06:30',
      serviceTo: '17:30',
      serviceDays: [1, 3],
      dayCutoff: '16:00',
    });
  });

  it('speaks the reader’s language', async () => {
    await place('ประตู 1', 'nava');
    const thai = await read('bookingduringday');
    const english = await read('bookingduringday', 'en');
    expect(thai.places[0]?.name).toBe('ประตู 1');
    expect(english.places[0]?.name).toBe('ประตู 1 in English');
    expect(english.provinces.find(({ code }) => code === 10)?.name).toBe('Bangkok');
    expect(english.purposes[0]?.name).toBe('Customer visit');
  });

  it('lists the places of the site first, each part by the Thai alphabet, none that was closed', async () => {
    await place('เกาะสีชัง', null);
    await place('กรุงเทพ', 'amata');
    await place('โรงงาน 2', 'nava');
    await place('คลังสินค้า', 'nava');
    await place('ปิดแล้ว', 'nava', { active: false });
    const { places } = await read('bookingduringday');
    expect(places.map(({ name, ofSite }) => [name, ofSite])).toEqual([
      ['คลังสินค้า', true],
      ['โรงงาน 2', true],
      ['กรุงเทพ', false],
      ['เกาะสีชัง', false],
    ]);
  });

  it('lists active cost centres, with the reader’s own unless it was closed', async () => {
    const own = await company().costCentre();
    const { db } = database;
    await db.updateTable('person').set({ costCentreId: own }).execute();
    const before = await read('bookingnodriver');
    expect(before.me).toEqual({
      personId: ids['employee'],
      phone: '0812345678',
      costCentreId: own,
      licenceUntil: null,
    });
    expect(before.costCentres.map(({ id }) => id)).toEqual([own]);
    await db.updateTable('costCentre').set({ active: false }).execute();
    const after = await read('bookingnodriver');
    expect([after.me.costCentreId, after.costCentres]).toEqual([null, []]);
  });

  it('names the days of the horizon on which this kind does not run', async () => {
    await holiday(addDays(today, -1), 'เมื่อวาน');
    await holiday(today, 'วันนี้');
    await holiday(addDays(today, 3), 'ปิดรถเช่า', 'bookingwithdrivernava');
    await holiday(addDays(today, 14), 'วันสุดท้าย');
    await holiday(addDays(today, 15), 'ไกลไป');
    const names = async (kind: string) => (await read(kind)).holidays.map(({ name }) => name);
    expect(await names('bookingwithdriveramata')).toEqual(['วันนี้', 'วันสุดท้าย']);
    // Runs on holidays, but not on its own.
    expect(await names('bookingwithdrivernava')).toEqual(['ปิดรถเช่า']);
  });

  it('has the latest terms that hold, for the kind that has any', async () => {
    const terms = (number: number, validFrom: string) =>
      company().add('terms', {
        kind: 'bookingnodriver',
        number,
        validFrom,
        textTh: `ฉบับ ${number}`,
        textEn: `Version ${number}`,
      });
    await terms(2, '2026-01-01');
    await terms(3, '2099-01-01');
    expect((await read('bookingnodriver', 'en')).terms).toEqual({ number: 2, text: 'Version 2' });
    expect((await read('bookingduringday')).terms).toBeNull();
  });

  it('offers the classes that there are, with the seats of the largest, and no bus', async () => {
    const car = async (more: object) =>
      company().add('carKind', { carId: await company().car(more), kind: 'bookingnodriver' });
    await car({ class: 'van', seats: 10 });
    await car({ class: 'van', seats: 12 });
    await car({ class: 'sedan', seats: 3 });
    await car({ class: 'bus', seats: 30 });
    await car({ class: 'ppv', seats: 6, status: 'retired' });
    await company().car({ class: 'pickup', seats: 4 });
    expect((await read('bookingnodriver')).classes).toEqual([
      { class: 'sedan', seats: 3 },
      { class: 'van', seats: 12 },
    ]);
  });

  it('names the drivers of the kind who still drive', async () => {
    const drivers = [];
    for (const status of ['active', 'suspended'] as const) {
      const driverId = await company().driver();
      await database.db.updateTable('driver').set({ status }).where('id', '=', driverId).execute();
      await company().add('driverKind', { driverId, kind: 'bookingwithdrivernava' });
      drivers.push(driverId);
    }
    await company().driver();
    expect((await read('bookingwithdrivernava')).drivers).toEqual([
      { id: drivers[0], name: 'อรทัย แสงทอง' },
    ]);
  });

  it('has the routes both ways, with stops in order and the timetable', async () => {
    const [a, b] = [await place('หอพัก', 'amata'), await place('โรงงาน', 'amata')];
    const id = newId();
    const kind = 'bookingwithdriveramata';
    const closed = { id: newId(), kind, nameTh: 'เลิกแล้ว', nameEn: 'Closed', active: false };
    await company().add('route', { id, kind, nameTh: 'สาย 1', nameEn: 'Line 1' });
    await company().add('route', closed);
    for (const [direction, stops] of [
      ['back', [b, a]],
      ['out', [a, b]],
    ] as const)
      for (const [position, placeId] of stops.entries())
        await company().add('routeStop', {
          routeId: id,
          direction,
          position,
          placeId,
          minutesFromStart: position * 20,
        });
    const entry = await company().add('timetableEntry', {
      id: newId(),
      routeId: id,
      direction: 'out',
      departs: '06:30',
      weekdays: [1, 2],
      seats: 12,
      valid: '[2026-01-01,)',
    });
    const { routes } = await read(kind);
    expect(routes).toEqual([
      {
        id,
        name: 'สาย 1',
        directions: [
          {
            direction: 'out',
            stops: [
              { index: 0, placeId: a, name: 'หอพัก', minutesFromStart: 0 },
              { index: 1, placeId: b, name: 'โรงงาน', minutesFromStart: 20 },
            ],
            timetable: [
              {
                timetableEntryId: entry,
                departs: '06:30',
                weekdays: [1, 2],
                seats: 12,
                validFrom: '2026-01-01',
                validUntil: null,
              },
            ],
          },
          expect.objectContaining({ direction: 'back', timetable: [] }),
        ],
      },
    ]);
    expect((await read('bookingduringday')).routes).toEqual([]);
  });

  it('takes few statements', async () => {
    await read('bookingwithdriveramata');
    const statements: string[] = [];
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements.push(node.kind);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const response = await app({ db: database.db.withPlugin(counter) }).request(
      `${origin}/api/employee/booking-options/bookingwithdriveramata`,
      { headers: await tokensFor('employee') },
    );
    expect(response.status).toBe(200);
    // Who it is, is the service open, three of its own, and one inside another.
    expect(statements.length).toBeLessThanOrEqual(6);
  });

  it('of an unknown kind is refused', async () => {
    const answer = await request('employee', '/employee/booking-options/bus');
    expect([answer.status, answer.body.error?.fields]).toEqual([400, { kind: 'invalid' }]);
  });
});
