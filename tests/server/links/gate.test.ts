// Long, because what a gate marks is one chain: out, in, twice, before and after the driver, with a code and without.
import { describe, expect, it } from 'vitest';
import type { MadeLink } from '#contract/links';
import type { NoticePage } from '#contract/notices';
import { at, period, said } from '../arranging/use-arranging';
import { tripsIn } from '../support/trips';
import { useLinks } from './use-links';

const links = useLinks();
const { arranging, bookings, pass } = links;

const clock = (time: string, day = 24) => bookings.setClock(at(time, day).toISOString());

const made = async (status = 'planned', riding = 'arranged') => {
  const trip = await arranging.company.arranged(
    { ...period('08:00', '12:00'), status },
    { riding },
  );
  return {
    ...trip,
    driverId: trip.driverId ?? '',
    token: await links.link('gate', { siteId: 'nava' }),
  };
};

describe('a gate’s link', () => {
  it('expects cars out and in, and marks what is late', async () => {
    clock('08:20');
    const { tripId, token } = await made();
    const { body } = await links.read<'gate'>(token);
    expect(body.out).toMatchObject([{ tripId, isLate: true }]);
    expect(body.in).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('bookingId');
  });

  it('moves the trip out and in with one tap each, and writes down the kilometres', async () => {
    clock('08:03');
    const { tripId, carId, bookingId, token } = await made();
    const out = await pass(token, { action: 'out', carId, km: 500 });
    expect(out.body.out).toEqual([]);
    expect(out.body.in).toMatchObject([{ tripId }]);
    expect(await arranging.statusOf(bookingId)).toBe('ongoing');
    clock('11:50');
    await pass(token, { action: 'in', carId, km: 620 });
    expect(await arranging.read(tripId)).toMatchObject({
      status: 'done',
      departedAt: at('08:03').toISOString(),
      endedAt: at('11:50').toISOString(),
      departedBy: 'gate',
      endedBy: 'gate',
    });
    expect((await arranging.read(tripId)).assignments[0]).toMatchObject({
      startKm: 500,
      endKm: 620,
    });
  });

  it('says what the odometer showed when the car left, and takes nothing below it on the way back', async () => {
    clock('08:03');
    const { carId, token } = await made();
    const out = await pass(token, { action: 'out', carId, km: 500 });
    expect(out.body.cars.find(({ id }) => id === carId)?.odometer).toBe(500);
    clock('09:30');
    expect(said(await pass(token, { action: 'in', carId, km: 499 }))).toBe(
      '400 invalid_input km:odometer_falls',
    );
    expect((await pass(token, { action: 'in', carId, km: 510 })).status).toBe(200);
  });

  it('expects a car that its driver has just let leave, for as long as the way to the gate takes', async () => {
    clock('07:58');
    const { tripId, driverId, token } = await made();
    const own = await links.link('driver', { driverId });
    await links.markJob(own, { action: 'depart', tripId, km: 500 });
    const left = (await links.read<'gate'>(token)).body;
    expect([left.out.length, left.in.length]).toEqual([1, 0]);
    clock('08:29');
    const away = (await links.read<'gate'>(token)).body;
    expect([away.out.length, away.in.length]).toEqual([0, 1]);
  });

  it('lets a car leave for the trip that begins, though nobody ended the one of the day before', async () => {
    clock('07:57', 25);
    const { carId } = await made('underway', 'ongoing');
    const { company } = arranging;
    const tripId = await company.trip({ ...period('08:00', '12:00', 25), status: 'planned' });
    const planned = `[${at('08:00', 25).toISOString()},${at('12:00', 25).toISOString()})`;
    await company.assign({ car: carId, trip: tripId }, planned, { planned });
    const { body } = await pass(await links.link('gate', { siteId: 'nava' }), {
      action: 'out',
      carId,
      km: 500,
    });
    expect(body.out).toEqual([]);
    expect(await arranging.read(tripId)).toMatchObject({
      status: 'underway',
      departedBy: 'gate',
    });
  });

  it('lets a car pass in the middle of its trip without ending it', async () => {
    clock('09:30');
    const { tripId, carId, token } = await made('underway', 'ongoing');
    await pass(token, { action: 'in', carId });
    expect((await arranging.read(tripId)).status).toBe('underway');
  });

  it('of the other site sees a car only pass by, and asks nobody about it', async () => {
    clock('11:40');
    const { tripId, carId } = await made('underway', 'ongoing');
    const token = await links.link('gate', { siteId: 'amata' });
    for (const action of ['in', 'out']) await pass(token, { action, carId });
    expect((await arranging.read(tripId)).status).toBe('underway');
    expect((await arranging.detail(tripId)).body.contradictions).toEqual([]);
    expect(await arranging.db.selectFrom('notice').select('type').execute()).toEqual([]);
    expect((await links.read<'gate'>(token)).body.passages).toHaveLength(2);
  });

  it('lets a car that somebody drives themselves go and come, though the app hears of it later', async () => {
    clock('08:03');
    const own = tripsIn(arranging.db, 'bookingnodriver');
    const { tripId, carId } = await own.arranged({ ...period('08:00', '12:00') });
    const token = await links.link('gate', { siteId: 'nava' });
    expect((await links.read<'gate'>(token)).body.out).toMatchObject([{ tripId }]);
    const out = (await pass(token, { action: 'out', carId })).body;
    expect([out.out, out.in]).toMatchObject([[], [{ tripId }]]);
    clock('09:00');
    // Only passing by: it is expected all the same.
    expect((await pass(token, { action: 'in', carId })).body.in).toHaveLength(1);
    clock('12:30');
    const back = (await pass(token, { action: 'in', carId })).body;
    expect([back.out, back.in]).toEqual([[], []]);
    expect(await arranging.db.selectFrom('mark').select('tripId').execute()).toEqual(
      Array.from({ length: 3 }, () => ({ tripId })),
    );
  });

  it('lets a car come back from the trip that it left for last, not from one that nobody ended', async () => {
    clock('08:03');
    const own = tripsIn(arranging.db, 'bookingnodriver');
    const forgotten = await own.arranged({
      ...period('08:00', '14:30', 23),
      status: 'underway',
      departedAt: at('08:05', 23),
      departedBy: 'self-driver',
    });
    const { carId } = forgotten;
    const today = period('08:00', '12:00');
    const tripId = await own.trip(today);
    const planned = `[${today.startsAt.toISOString()},${today.endsAt.toISOString()})`;
    await own.assign({ car: carId, trip: tripId }, planned, { planned });
    const token = await links.link('gate', { siteId: 'nava' });
    await pass(token, { action: 'out', carId });
    clock('08:30');
    await pass(token, { action: 'in', carId });
    expect(await arranging.db.selectFrom('mark').select(['action', 'tripId']).execute()).toEqual([
      { action: 'out', tripId },
      { action: 'in', tripId },
    ]);
  });

  it('asks nobody about a car that came by and goes on with its trip', async () => {
    clock('08:03');
    const { carId, token } = await made();
    await pass(token, { action: 'out', carId });
    clock('09:30');
    await pass(token, { action: 'in', carId });
    await pass(token, { action: 'out', carId });
    expect(await arranging.db.selectFrom('notice').select('type').execute()).toEqual([]);
  });

  it('asks the dispatchers about a car that leaves without a trip', async () => {
    clock('09:00');
    const token = await links.link('gate', { siteId: 'nava' });
    const carId = await arranging.company.car();
    await pass(token, { action: 'out', carId });
    await pass(token, { action: 'in', carId });
    await pass(token, { action: 'out', carId });
    expect(await arranging.db.selectFrom('notice').select('type').execute()).toEqual([
      { type: 'trouble' },
    ]);
  });

  it('shows a dispatcher where driver and gate say different times, and keeps the first', async () => {
    clock('07:58');
    const { tripId, carId, driverId, token } = await made();
    const own = await links.link('driver', { driverId });
    await links.markJob(own, { action: 'depart', tripId, km: 500 });
    clock('08:11');
    await pass(token, { action: 'out', carId });
    const { body } = await arranging.detail(tripId);
    expect(body.trip).toMatchObject({
      departedAt: at('07:58').toISOString(),
      departedBy: 'driver',
    });
    expect(body.contradictions).toEqual([
      { what: 'left', driver: at('07:58').toISOString(), gate: at('08:11').toISOString() },
    ]);
    expect(body.timeline.at(-1)).toMatchObject({ action: 'mark-again', by: 'ประตู 1' });
  });

  it('takes what a driver marked before it without signal, though its odometer shows more by then', async () => {
    clock('08:11');
    const { tripId, carId, driverId, token } = await made();
    const own = await links.link('driver', { driverId });
    await pass(token, { action: 'out', carId, km: 505 });
    clock('08:12');
    const body = { ...links.stamp(at('07:58')), action: 'depart', tripId, km: 500 };
    expect((await links.call(own, '/go/job-marks', { body })).status).toBe(200);
    const { body: shown } = await arranging.detail(tripId);
    expect(shown.contradictions).toEqual([
      { what: 'left', driver: at('07:58').toISOString(), gate: at('08:11').toISOString() },
    ]);
    expect(said(await links.markJob(own, { action: 'depart', tripId, km: 500 }))).toBe(
      '400 invalid_input km:odometer_falls',
    );
  });

  it('tells the dispatchers of a plate that nobody knows', async () => {
    clock('09:00');
    const { token } = await made();
    await pass(token, { action: 'unknown', plate: '9กก 9999' });
    // The same car once more, written in another way: told once a day.
    await pass(token, { action: 'unknown', plate: '9กก9999' });
    const notices = await arranging.db.selectFrom('notice').select(['type', 'params']).execute();
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ type: 'trouble', params: { plate: '9กก 9999' } });
    const { body } = await bookings.call<NoticePage>('admin', 'GET', '/employee/notices');
    expect(decodeURIComponent(body.notices[0]?.link ?? '')).toMatch(/managecar\?q=9กก 9999$/);
  });

  it('needs its code, and is dead after five wrong ones', async () => {
    clock('09:00');
    const { token } = await made();
    const read = (pin: string | null) => links.call<'gate'>(token, '/go', { pin });
    expect(said(await read(null))).toBe('400 invalid_input pin:required');
    for (let wrong = 0; wrong < 4; wrong += 1)
      expect(said(await read('9999'))).toBe('400 invalid_input pin:invalid');
    // Said with the fifth, not with a sixth that somebody types in vain.
    expect(said(await read('9999'))).toBe('404 not_found');
    expect(said(await links.read(token))).toBe('404 not_found');
    const { notices } = (await bookings.call<NoticePage>('admin', 'GET', '/employee/notices')).body;
    expect(notices).toMatchObject([
      {
        type: 'trouble',
        sentence: 'ลิงก์ “ประตู 1” ถูกล็อก เพราะใส่รหัสผิด 5 ครั้ง กรุณาสร้างลิงก์ใหม่',
        action: 'ดูลิงก์',
        link: '/admin/bookingduringday/managecar?tab=links',
      },
    ]);
  });

  it('has the same code in Thai digits', async () => {
    clock('08:00');
    const { body } = await bookings.call<MadeLink>(
      'admin',
      'POST',
      '/admin/bookingwithdrivernava/links',
      {
        body: { face: 'gate', name: 'ประตู 2', pin: '๒๔๖๘', days: 1 },
      },
    );
    expect((await links.call<'gate'>(body.token, '/go', { pin: '2468' })).status).toBe(200);
  });

  it('marks no driver’s job', async () => {
    clock('09:00');
    const { tripId, token } = await made();
    expect(said(await links.markJob(token, { action: 'accept', tripId }))).toBe('404 not_found');
  });
});
