import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { EmissionDetail, EmissionRow } from '#contract/emission';
import type { ListPage } from '#contract/list';
import { carClasses } from '#domain/fleet/car';
import { readRow } from '../../../src/server/db/sql';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();

const listed = async () =>
  (await admin.get<ListPage<EmissionRow>>('/admin/emission-factors')).body.rows;

const grams = async (carClass: string, fuel: string) =>
  (
    await readRow(admin.db)<{
      grams: number;
    }>`select usual_grams_per_km(${carClass}, ${fuel})::float8 as grams`
  )?.grams;

it('what cars give off is known of every class, burning and electric, and may be changed but by nobody else', async () => {
  const rows = await listed();
  expect(rows[0]).toMatchObject({ nameEn: 'Electricity that charges cars', unit: 'g_kwh' });
  expect(rows).toHaveLength(1 + 2 * carClasses.length);
  for (const carClass of carClasses) {
    expect(await grams(carClass, 'diesel'), carClass).toBeGreaterThan(0);
    expect(await grams(carClass, 'electric'), carClass).toBeGreaterThan(0);
  }
  const { status } = await admin.get('/admin/emission-factors', 'employee');
  expect(status).toBe(403);
});

it('an electric car gives off what it draws times the grid, and another factor reckons its trips anew', async () => {
  const { company } = admin;
  const trip = async (fuel: string, co2PerKm: number | null) => {
    const carId = await company.car({ fuel, co2PerKm });
    const tripId = await company.trip();
    await company.assign({ car: carId, trip: tripId }, '[2026-11-20 08:00+07,2026-11-20 10:00+07)');
    return tripId;
  };
  const [electric, diesel, own] = [
    await trip('electric', null),
    await trip('diesel', null),
    await trip('electric', 42),
  ];
  await sql`delete from report_stale`.execute(admin.db);
  const grid = (await listed())[0]!;
  expect(await grams('sedan', 'electric')).toBe(80);
  const changed = await admin.send<EmissionDetail>('PUT', `/admin/emission-factors/${grid.id}`, {
    body: { value: 400 },
  });
  expect([changed.status, changed.body.value]).toEqual([200, 400]);
  expect(await grams('sedan', 'electric')).toBe(64);
  const stale = await admin.db.selectFrom('reportStale').select('tripId').execute();
  expect(stale.map(({ tripId }) => tripId)).toEqual([electric]);
  expect([diesel, own]).not.toContain(electric);
  expect((await admin.events('emission_factor')).at(-1)).toMatchObject({
    before: { value: 500 },
    after: { value: 400 },
  });
});
