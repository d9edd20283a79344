import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Proposal } from '#contract/arranging-proposals';
import type { Suggestions } from '#contract/suggestions';
import { completeTrips } from '../../../src/server/jobs/complete-trips';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { at, period, useArranging } from './use-arranging';

const inDay = useArranging('bookingduringday');

/** The car and, by their rides, the trips that it makes. */
const shuttling = async (...rides: [from: string, until: string][]) => {
  const carId = await inDay.company.car({ class: 'sedan' });
  const driverId = await inDay.company.driver();
  const tripIds: string[] = [];
  for (const [from, until] of rides) {
    const bookingId = await inDay.company.booking(period(from, until));
    const { body } = await inDay.arrange([bookingId], { carId, driverId });
    tripIds.push(body.trips[0]!.id);
  }
  return { carId, driverId, tripIds };
};

const sum = (amounts: readonly number[]) =>
  Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100);

const costsOf = (tripIds: readonly string[]) =>
  Promise.all(tripIds.map(async (id) => (await inDay.read(id)).cost));

describe('the day of a shuttle’s car', () => {
  it('is priced once, and shared by its trips by their length', async () => {
    const { tripIds } = await shuttling(['08:00', '08:30'], ['09:00', '09:30'], ['10:00', '11:00']);
    expect(await costsOf(tripIds)).toEqual(['450.00', '450.00', '900.00']);
  });

  it('is shared anew when a trip leaves the car, and the others stay as they were read', async () => {
    const { tripIds } = await shuttling(['08:00', '08:30'], ['09:00', '09:30']);
    const [first = '', second = ''] = tripIds;
    const version = await inDay.versionOf('trip', first);
    await inDay.act(second, 'release', { reason: 'รถเสีย' });
    expect(await costsOf([first])).toEqual(['1800.00']);
    expect(await inDay.versionOf('trip', first)).toBe(version);
  });

  it('moves with a trip that gets another car', async () => {
    const { tripIds, driverId } = await shuttling(['08:00', '08:30'], ['09:00', '09:30']);
    const other = await inDay.company.car({ class: 'sedan' });
    const reason = 'รถเล็กไป';
    await inDay.act(tripIds[1]!, 'assignment', { carId: other, driverId, reason });
    expect(await costsOf(tripIds)).toEqual(['1800.00', '1800.00']);
  });

  it('leaves a cost that was typed, and shares the day among the others', async () => {
    const { carId, driverId, tripIds } = await shuttling(['08:00', '08:30']);
    await inDay.act(tripIds[0]!, '', { cost: '120.00' });
    const bookingId = await inDay.company.booking(period('09:00', '10:00'));
    const { body } = await inDay.arrange([bookingId], { carId, driverId });
    expect(await costsOf([tripIds[0]!, body.trips[0]!.id])).toEqual(['120.00', '1800.00']);
  });

  it('at the end of a trip no longer counts what was called off', async () => {
    const { tripIds } = await shuttling(['08:00', '08:30'], ['09:00', '09:30']);
    await inDay.db
      .updateTable('trip')
      .set({ status: 'cancelled' })
      .where('id', '=', tripIds[1]!)
      .execute();
    inDay.bookings.setClock(at('12:00', 26).toISOString());
    const log = createLog('silent');
    for (let run = 0; run < 2; run += 1)
      await completeTrips.run({ db: inDay.db, now: inDay.bookings.now, newId, log });
    expect(await costsOf(tripIds.slice(0, 1))).toEqual(['1800.00']);
  });

  it('is paid once more for a proposal, whatever the car drove the day before', async () => {
    await inDay.db.updateTable('car').set({ status: 'repair' }).execute();
    await shuttling(['08:00', '08:30']);
    await inDay.company.booking(period('08:00', '08:30', 25));
    const { body } = await inDay.send<Proposal>('POST', '/proposals', { day: '2026-11-25' });
    expect(body.figures).toMatchObject({ now: { cost: '0.00' }, proposed: { cost: '1800.00' } });
  });

  it('is said before a hired car is taken: what it costs more by this ride, and nothing where it is paid', async () => {
    const { company } = inDay;
    const providerId = await company.provider();
    const hired = await company.car({ class: 'sedan', providerId });
    await company.add('rateCard', {
      id: newId(),
      providerId,
      class: 'sedan',
      dayRate: '1750.00',
      hoursIncluded: '10',
      overtimePerHour: '150.00',
      kmIncluded: 100,
      perKm: '8.00',
      valid: '[2026-01-01,)',
    });
    const hireOf = async (from: string, until: string) => {
      const bookingId = await company.booking(period(from, until));
      const path = `/bookings/${bookingId}/suggestions?carId=${hired}`;
      return (await inDay.get<Suggestions>(path)).body.hire;
    };
    expect(await hireOf('08:00', '08:30')).toBe('1750.00');
    const bookingId = await company.booking(period('08:00', '08:30'));
    const driverId = await company.driver({ providerId });
    await inDay.arrange([bookingId], { carId: hired, driverId });
    expect(await hireOf('10:00', '10:30')).toBeNull();
    expect(await hireOf('19:30', '20:00'), 'two hours beyond those that the day includes').toBe(
      '300.00',
    );
  });

  it('is what the migration makes of days that were priced trip by trip', async () => {
    const { tripIds } = await shuttling(['06:00', '06:50'], ['09:00', '09:25'], ['17:00', '18:10']);
    const shared = (await costsOf(tripIds)).map(Number);
    await inDay.db.updateTable('trip').set({ cost: 1800 }).execute();
    const migration = readFileSync('src/server/db/migrations/0220-car-days.sql', 'utf8');
    await sql.raw(migration.slice(migration.indexOf('with shuttle'))).execute(inDay.db);
    const migrated = (await costsOf(tripIds)).map(Number);
    // To the satang, which another trip may have got.
    migrated.forEach((cost, index) => expect(Math.abs(cost - shared[index]!)).toBeLessThan(0.011));
    expect(sum(migrated)).toBe(sum(shared));
  });
});
