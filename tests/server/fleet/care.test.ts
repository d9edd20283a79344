import { expect, it } from 'vitest';
import type { CareDue, CarePlanDetail } from '#contract/car-care';
import { carePlanBodyOf } from '../support/basics';
import { insertCarePlan } from '../support/fleet';
import { tripsIn } from '../support/trips';
import { now, useAdmin } from '../support/use-admin';

const admin = useAdmin();
const root = '/admin/bookingwithdrivernava';

const due = async () => (await admin.get<CareDue>(`${root}/care`)).body;
const trips = () => tripsIn(admin.db);

/** Since January, with what it said then and now. */
const carKnownSince = async (km: number, more: object = {}) => {
  const carId = await trips().car({ class: 'sedan', seats: 4, ...more });
  const read = (at: string, reading: number) =>
    admin.company.add('odometerReading', {
      id: crypto.randomUUID(),
      carId,
      at,
      km: reading,
      source: 'admin',
    });
  await read('2026-01-05T02:00:00Z', 50_000);
  await read('2026-11-20T02:00:00Z', km);
  return carId;
};

it('a car comes due by kilometres or months, whichever is first, and only where its class needs it', async () => {
  const { status } = await admin.send<CarePlanDetail>('POST', '/admin/maintenance-plans', {
    body: carePlanBodyOf({ everyMonths: null }),
  });
  expect(status).toBe(200);
  const carId = await carKnownSince(60_500);
  await carKnownSince(60_500, { class: 'van', seats: 10 });
  await carKnownSince(51_000);
  expect(await due()).toMatchObject([
    { carId, kmLeft: -500, isOverdue: true, lastOn: null, booked: null },
  ]);
});

it('an electric car is not asked for what only engines need', async () => {
  const planId = await insertCarePlan(admin.db, { skipsElectric: true });
  const carId = await carKnownSince(60_500, { fuel: 'electric' });
  const other = await carKnownSince(60_500);
  expect((await due()).map((row) => row.carId)).toEqual([other]);
  const { body } = await admin.send('POST', `${root}/cars/${carId}/care`, {
    body: { planId, on: '2026-11-23', km: 60_500 },
  });
  expect(body.error?.fields).toEqual({ planId: 'unknown' });
});

it('a plan says how often', async () => {
  const { body } = await admin.send('POST', '/admin/maintenance-plans', {
    body: carePlanBodyOf({ everyKm: null, everyMonths: null }),
  });
  expect(body.error?.fields).toEqual({ everyKm: 'km_or_months' });
});

it('one tap takes it out when it is missed least, and then it has a time', async () => {
  const planId = await insertCarePlan(admin.db);
  const carId = await carKnownSince(60_500);
  const [row] = await due();
  const from = new Date(row!.gap!.from);
  expect(from.getTime()).toBeGreaterThan(now.getTime());
  const { status } = await admin.send('POST', `${root}/cars/${carId}/blackouts`, {
    body: { type: 'repair', ...row!.gap, reason: 'เปลี่ยนถ่ายน้ำมันเครื่อง', planId },
  });
  expect(status).toBe(200);
  expect(await due()).toMatchObject([{ carId, booked: row!.gap, gap: null }]);
});

it('is counted anew once it was done, which is never written of tomorrow', async () => {
  const planId = await insertCarePlan(admin.db);
  const carId = await carKnownSince(60_500);
  const done = (on: string) =>
    admin.send('POST', `${root}/cars/${carId}/care`, { body: { planId, on, km: 60_500 } });
  expect((await done('2026-11-24')).body.error?.fields).toEqual({ on: 'in_the_future' });
  expect((await done('2026-11-23')).status).toBe(200);
  expect(await due()).toEqual([]);
});

it('is done at a figure that the odometer could show on that day', async () => {
  const planId = await insertCarePlan(admin.db);
  const carId = await carKnownSince(60_500);
  const done = (on: string, km: number) =>
    admin.send('POST', `${root}/cars/${carId}/care`, { body: { planId, on, km } });
  for (const [on, km] of [
    ['2026-11-23', 99],
    ['2026-06-01', 49_000],
    ['2026-06-01', 61_000],
    // A figure too many.
    ['2026-11-23', 605_000],
  ] as const)
    expect((await done(on, km)).body.error?.fields).toEqual({ km: 'unlike_readings' });
  expect((await done('2026-06-01', 55_000)).status).toBe(200);
  expect((await done('2026-11-23', 60_700)).status).toBe(200);
});

it('is written down once, by whoever is first', async () => {
  const planId = await insertCarePlan(admin.db);
  const carId = await carKnownSince(60_500);
  const path = `${root}/cars/${carId}/care`;
  const body = { planId, on: '2026-11-23', km: 60_500 };
  for (let time = 0; time < 2; time += 1)
    expect((await admin.send('POST', path, { body })).status).toBe(200);
  expect(await admin.db.selectFrom('carService').select('km').execute()).toHaveLength(1);
  expect((await admin.events('car')).filter(({ action }) => action === 'care')).toHaveLength(1);
});

it('what was done meanwhile gives up the stay that was booked for it', async () => {
  const planId = await insertCarePlan(admin.db);
  const carId = await carKnownSince(60_500);
  const [row] = await due();
  const stay = { type: 'repair', ...row!.gap, reason: 'เปลี่ยนถ่ายน้ำมันเครื่อง', planId };
  await admin.send('POST', `${root}/cars/${carId}/blackouts`, { body: stay });
  const other = { type: 'repair', from: stay.until, until: null, reason: 'ทำสี' };
  await admin.send('POST', `${root}/cars/${carId}/blackouts`, { body: other });
  const again = await admin.send('POST', `${root}/cars/${carId}/blackouts`, { body: stay });
  expect(again.body.error?.fields, 'it is out then already').toEqual({ from: 'out_already' });
  const { body } = await admin.send('POST', `${root}/cars/${carId}/care`, {
    body: { planId, on: '2026-11-23', km: 60_500 },
  });
  expect(body).toMatchObject({ blackouts: [{ from: other.from }] });
  const [ended] = (await admin.events('car')).filter(({ action }) => action === 'bring-back');
  expect(ended?.before).toMatchObject({ type: 'repair', ...row!.gap });
});

it('a plan of another class is none of this car', async () => {
  const planId = await insertCarePlan(admin.db, { class: 'van' });
  const carId = await carKnownSince(60_500);
  const { body } = await admin.send('POST', `${root}/cars/${carId}/care`, {
    body: { planId, on: '2026-11-20', km: 60_000 },
  });
  expect(body.error?.fields).toEqual({ planId: 'unknown' });
});

it('a provider looks after its own cars', async () => {
  await insertCarePlan(admin.db);
  await carKnownSince(60_500, { providerId: await admin.company.provider() });
  expect(await due()).toEqual([]);
});
