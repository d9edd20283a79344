// What driver and gate marked is what the reports reckon with; what the clock assumed counts for nothing that nobody saw.
import { describe, expect, it } from 'vitest';
import type { Report } from '#contract/reports';
import { figureOf, type MeasureId } from '#domain/reports/measures';
import { completeTrips } from '../../../src/server/jobs/complete-trips';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { at, period, said } from '../arranging/use-arranging';
import { useLinks } from './use-links';

const links = useLinks();
const { arranging, bookings, markJob, pass } = links;

const KIND = 'bookingwithdrivernava';

const clock = (time: string, day = 24) => bookings.setClock(at(time, day).toISOString());

const assume = () =>
  completeTrips.run({ db: arranging.db, now: bookings.now, newId, log: createLog('silent') });

/** From eight to twelve, 100 kilometres by its plan. */
const made = async () => {
  const trip = await arranging.company.arranged(
    { ...period('08:00', '12:00'), status: 'planned' },
    { riding: 'arranged' },
  );
  const driverId = trip.driverId ?? '';
  await arranging.db
    .updateTable('trip')
    .set({ plannedKm: '100' })
    .where('id', '=', trip.tripId)
    .execute();
  return {
    ...trip,
    driver: await links.link('driver', { driverId }),
    gate: await links.link('gate', { siteId: 'nava' }),
  };
};

const figures = async () => {
  const { body, status } = await bookings.call<Report>(
    'admin',
    'GET',
    `/admin/${KIND}/report?from=2026-11-24&to=2026-11-24&basis=estimates`,
  );
  expect(status).toBe(200);
  const of = (id: MeasureId) => figureOf(id, { ...body.sums, capacity: 0 });
  return { km: of('distance'), onTime: of('on_time'), minutes: (of('car_hours') ?? 0) * 60 };
};

describe('the reports', () => {
  it('count the times and kilometres of driver and gate', async () => {
    clock('08:05');
    const { tripId, carId, driver, gate } = await made();
    await markJob(driver, { action: 'depart', tripId, km: 1000 });
    clock('11:50');
    await pass(gate, { action: 'in', carId, km: 1180 });
    expect(await figures()).toEqual({ km: 180, onTime: 100, minutes: 225 });
  });

  it('count as passengers who came, and not whom the driver did not find', async () => {
    clock('08:05');
    const { tripId, bookingId, driver } = await made();
    const seats = async () => {
      const path = `/admin/${KIND}/report?from=2026-11-24&to=2026-11-24&basis=estimates`;
      const { body } = await bookings.call<Report>('admin', 'GET', path);
      return figureOf('passengers', { ...body.sums, capacity: 0 });
    };
    await markJob(driver, { action: 'depart', tripId, km: 1000 });
    const booked = (await seats()) ?? 0;
    const passengerId = await arranging.company.add('passenger', {
      id: newId(),
      bookingId,
      position: 5,
      guestName: 'คุณวิภา',
    });
    await markJob(driver, { action: 'miss', tripId, passengerId });
    expect(await seats()).toBe(booked - 1);
  });

  it('reckon from what the odometer showed before, where the gate let the car out in one tap', async () => {
    clock('08:05');
    const { tripId, carId, driver, gate } = await made();
    const before = { carId, at: at('18:00', 23), km: 900, byId: null, source: 'admin' } as const;
    await arranging.db
      .insertInto('odometerReading')
      .values({ id: newId(), ...before })
      .execute();
    await pass(gate, { action: 'out', carId });
    clock('11:50');
    await markJob(driver, { action: 'complete', tripId, km: 1020 });
    expect((await figures()).km).toBe(120);
  });

  it('count a late departure that the gate saw as late', async () => {
    clock('08:25');
    const { carId, gate } = await made();
    await pass(gate, { action: 'out', carId });
    expect((await figures()).onTime).toBe(0);
  });

  it('take the plan where nobody marked anything, and call nothing punctual', async () => {
    await made();
    clock('08:40');
    await assume();
    expect(await figures()).toMatchObject({ km: 100, onTime: null });
    clock('13:00', 25);
    await assume();
    expect(await figures()).toEqual({ km: 100, onTime: null, minutes: 240 });
  });

  it('call no departure punctual of which nobody but the clock told, also when the return was seen', async () => {
    const { tripId, carId, gate } = await made();
    clock('08:40');
    await assume();
    clock('11:30');
    await pass(gate, { action: 'in', carId });
    expect(await arranging.read(tripId)).toMatchObject({ departedBy: 'clock', endedBy: 'gate' });
    expect(await figures()).toMatchObject({ onTime: null, minutes: 210 });
  });

  it('say so too where the car came in before anybody or the clock had said that it left', async () => {
    clock('08:20');
    const { tripId, driver } = await made();
    await markJob(driver, { action: 'complete', tripId, km: 1010 });
    expect(await arranging.read(tripId)).toMatchObject({ departedBy: 'clock', endedBy: 'driver' });
    expect((await figures()).onTime).toBeNull();
  });

  it('count a departure that was seen where the clock assumed only the return', async () => {
    clock('08:05');
    const { tripId, driver } = await made();
    await markJob(driver, { action: 'depart', tripId, km: 1000 });
    clock('13:00', 25);
    await assume();
    expect(await arranging.read(tripId)).toMatchObject({ departedBy: 'driver', endedBy: 'clock' });
    expect(await figures()).toMatchObject({ km: 100, onTime: 100, minutes: 235 });
  });

  it('follow a dispatcher’s correction before driver and gate, also before a mark that comes later', async () => {
    clock('07:58');
    const { tripId, carId, driver, gate } = await made();
    await markJob(driver, { action: 'depart', tripId, km: 1000 });
    clock('08:11');
    await pass(gate, { action: 'out', carId, km: 1001 });
    clock('11:40');
    await markJob(driver, { action: 'complete', tripId, km: 1180 });
    expect((await arranging.read(tripId)).differing).toEqual(['left']);
    clock('12:10');
    const corrected = {
      departedAt: at('08:15').toISOString(),
      endedAt: at('12:00').toISOString(),
      startKm: 1000,
      endKm: 1150,
    };
    expect(said(await arranging.act(tripId, 'times', corrected))).toBe('200');
    await pass(gate, { action: 'in', carId, km: 1190 });
    expect(await arranging.read(tripId)).toMatchObject({
      departedAt: at('08:15').toISOString(),
      departedBy: 'admin',
      endedBy: 'admin',
      differing: [],
    });
    expect(await figures()).toEqual({ km: 150, onTime: 0, minutes: 225 });
  });

  it('leave a departure the driver’s where the dispatcher told only of the return', async () => {
    clock('08:05');
    const { tripId, driver } = await made();
    await markJob(driver, { action: 'depart', tripId, km: 1000 });
    clock('12:00');
    const { departedAt } = await arranging.read(tripId);
    await arranging.act(tripId, 'complete', { departedAt, endedAt: at('11:55').toISOString() });
    expect(await arranging.read(tripId)).toMatchObject({ departedBy: 'driver', endedBy: 'admin' });
  });

  it('keep the kilometres of the car that was left behind, where another came back', async () => {
    clock('08:00');
    const { tripId, carId, driver, gate } = await made();
    await markJob(driver, { action: 'depart', tripId, km: 1000 });
    clock('10:00');
    const spare = await arranging.company.car();
    await arranging.act(tripId, 'assignment', { carId: spare, driverId: null, reason: 'ยางแบน' });
    clock('11:50');
    await markJob(driver, { action: 'complete', tripId });
    await pass(gate, { action: 'in', carId: spare, km: 5000 });
    const { assignments } = await arranging.read(tripId);
    expect(assignments).toMatchObject([
      { carId, startKm: 1000, endKm: null },
      { carId: spare, startKm: null, endKm: 5000 },
    ]);
  });
});
