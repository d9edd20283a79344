import { describe, expect, it } from 'vitest';
import type { Suggestions } from '#contract/suggestions';
import { newId } from '../../../src/server/new-id';
import { at, period, said, useArranging } from './use-arranging';

const arranging = useArranging();

const held = (from: string, until: string) =>
  `[${at(from).toISOString()},${at(until).toISOString()})`;

/** Cars and drivers of which each has something against it, or nothing. */
const fleet = async () => {
  const { company } = arranging;
  const cars = [
    await company.car(),
    await company.car({ seats: 2 }),
    await company.car({ status: 'repair' }),
    await company.car({ class: 'sedan', seats: 4 }),
    await company.car(),
    await company.car(),
    await company.car(),
  ];
  const drivers = [await company.driver(), await company.driver(), await company.driver()];
  await company.assign({ car: cars[4]!, driver: drivers[1]! }, held('06:00', '08:01'));
  await company.assign({ car: cars[5]! }, held('12:30', '15:00'));
  await company.add('carBlackout', {
    id: newId(),
    carId: cars[6]!,
    type: 'blackout',
    period: held('10:00', '11:00'),
    reason: 'ล้างรถ',
  });
  await company.add('driverLeave', {
    id: newId(),
    driverId: drivers[2]!,
    type: 'annual',
    period: held('00:00', '23:00'),
  });
  return { cars, drivers };
};

describe('suggestions for a booking', () => {
  it('are kept: what has no stop can be had, and what has one cannot', async () => {
    const { cars, drivers } = await fleet();
    const bookingId = await arranging.company.booking({ ...period('08:00', '12:00'), seats: 3 });
    const { body } = await arranging.suggest(`/bookings/${bookingId}`);
    const ours = body.cars.filter(({ car }) => cars.includes(car.id));
    const offered = ours.filter(({ stops }) => stops.length === 0).map(({ car }) => car.id);
    expect(new Set(offered)).toEqual(new Set([cars[0], cars[3], cars[5]]));
    expect(offered[0]).toBe(cars[3]);
    const free = body.drivers.filter(({ stops }) => stops.length === 0);
    expect(free.map(({ driver }) => driver.id)).toEqual([drivers[0]]);
    for (const { car, stops } of ours) {
      const answer = await arranging.arrange([bookingId], { carId: car.id });
      expect(said(answer)).toMatch(stops.length > 0 ? /^4/ : /^200$/);
      if (answer.status === 200) await arranging.undo(answer.body.undo!.changeId);
    }
    for (const { driver, stops } of body.drivers) {
      const choice = { carId: cars[0], driverId: driver.id };
      const answer = await arranging.arrange([bookingId], choice);
      expect(said(answer)).toMatch(stops.length > 0 ? /^4/ : /^200$/);
      if (answer.status === 200) await arranging.undo(answer.body.undo!.changeId);
    }
  });

  it('say what a hired car would cost by its owner’s rate, and nothing of the company’s own', async () => {
    const { company } = arranging;
    const providerId = await company.provider();
    const [hired, own] = [await company.car({ providerId }), await company.car()];
    await company.driver();
    await company.add('rateCard', {
      id: newId(),
      providerId,
      class: 'van',
      dayRate: '1750.00',
      hoursIncluded: '10',
      overtimePerHour: '150.00',
      kmIncluded: 100,
      perKm: '8.00',
      valid: '[2026-01-01,)',
    });
    const bookingId = await company.booking({ ...period('08:00', '12:00'), seats: 3 });
    const hireOf = async (carId: string) => {
      const path = `/bookings/${bookingId}/suggestions?carId=${carId}`;
      return (await arranging.get<Suggestions>(path)).body.hire;
    };
    expect(await hireOf(hired)).toBe('1750.00');
    expect(await hireOf(own)).toBeNull();
  });

  it('name the reasons as a dispatcher would', async () => {
    const { cars } = await fleet();
    const bookingId = await arranging.company.booking({ ...period('08:00', '12:00'), seats: 3 });
    const { body } = await arranging.suggest(`/bookings/${bookingId}`);
    const of = (id: string) => body.cars.find(({ car }) => car.id === id);
    expect(of(cars[3]!)?.reasons.map(({ code }) => code)).toEqual([
      'smallest_fit',
      'own',
      'free_all_day',
    ]);
    expect(of(cars[5]!)?.reasons).toContainEqual({
      code: 'free_until',
      at: at('12:30').toISOString(),
    });
    expect(of(cars[6]!)?.stops).toEqual([
      { code: 'blackout', at: at('10:00').toISOString(), until: at('11:00').toISOString() },
    ]);
  });

  it('for a trip count its own car and driver as free', async () => {
    const { tripId, carId, driverId } = await arranging.company.arranged(period('08:00', '12:00'));
    const { body } = await arranging.suggest(`/trips/${tripId}`);
    expect(body.cars.find(({ car }) => car.id === carId)?.stops).toEqual([]);
    expect(body.drivers.find(({ driver }) => driver.id === driverId)?.stops).toEqual([]);
  });

  it('are of this kind: another kind’s booking is not there', async () => {
    const bookingId = await arranging.company.booking({ kind: 'bookingnodriver' });
    expect(said(await arranging.suggest(`/bookings/${bookingId}`))).toBe('404 not_found');
  });
});

describe('the dispatcher’s day', () => {
  it('shows what else keeps a car or a driver: other kinds, requests, repairs and leave', async () => {
    const { company } = arranging;
    const [carId, driverId] = [await company.car(), await company.driver()];
    const elsewhere = await company.trip({
      ...period('08:00', '10:00'),
      kind: 'bookingduringday',
    });
    await company.assign({ car: carId, driver: driverId, trip: elsewhere }, held('08:00', '10:00'));
    await company.add('carBlackout', {
      id: newId(),
      carId,
      type: 'repair',
      period: held('13:00', '15:00'),
      reason: 'เปลี่ยนยาง',
    });
    await company.add('driverLeave', {
      id: newId(),
      driverId,
      type: 'sick',
      period: held('13:00', '18:00'),
    });
    const { body } = await arranging.day();
    expect(
      body.blocks.map((block) => [block.carId ?? block.driverId, block.type, block.reason]),
    ).toEqual([
      [carId, 'elsewhere', null],
      [carId, 'repair', 'เปลี่ยนยาง'],
      [driverId, 'elsewhere', null],
      [driverId, 'leave', null],
    ]);
    expect(body.trips).toEqual([]);
  });

  it('shows a trip over midnight on both of its days, and no other day', async () => {
    const night = { startsAt: at('22:00'), endsAt: at('04:00', 25) };
    const { tripId } = await arranging.company.arranged(night);
    const seen = async (day: string) =>
      (await arranging.day('admin', day)).body.trips.map(({ id }) => id);
    expect(await seen('2026-11-23')).toEqual([]);
    expect(await seen('2026-11-24')).toEqual([tripId]);
    expect(await seen('2026-11-25')).toEqual([tripId]);
    expect(await seen('2026-11-26')).toEqual([]);
  });

  it('waits with what is approved and on no trip, by start, and flags what is special', async () => {
    const { company } = arranging;
    const late = await company.booking({ ...period('13:00', '15:00'), urgentReason: 'ด่วน' });
    const early = await company.booking({ ...period('08:00', '12:00'), note: 'มีสัมภาระ' });
    await company.booking({ ...period('09:00', '10:00'), status: 'pending' });
    const nights = await company.booking({ startsAt: at('16:00'), endsAt: at('16:00', 25) });
    await company.add('bookingRevision', {
      id: newId(),
      bookingId: nights,
      number: 2,
      status: 'pending',
      byId: await company.person(),
      at: new Date(),
    });
    const { body } = await arranging.day();
    expect(body.unarranged.map(({ id, flags }) => [id, flags])).toEqual([
      [early, ['note', 'guest']],
      [late, ['urgent', 'guest']],
      [nights, ['change_pending', 'several_days', 'guest']],
    ]);
  });

  it('is asked for at most two weeks at once, and not backwards', async () => {
    const ask = async (from: string, to: string) =>
      said(await arranging.get<object>(`?from=${from}&to=${to}`));
    expect(await ask('2026-11-24', '2026-12-07')).toBe('200');
    expect(await ask('2026-11-24', '2026-12-08')).toBe('400 invalid_input to:longer_than_allowed');
    expect(await ask('2026-11-24', '2026-11-23')).toBe('400 invalid_input to:end_before_start');
  });
});
