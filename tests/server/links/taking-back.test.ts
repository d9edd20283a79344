import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { at, period, said } from '../arranging/use-arranging';
import { useLinks } from './use-links';

const links = useLinks();
const { arranging, bookings, markJob, pass, takeBack } = links;

const clock = (time: string) => bookings.setClock(at(time, 24).toISOString());

const made = async () => {
  const trip = await arranging.company.arranged(
    { ...period('08:00', '12:00'), status: 'planned' },
    { riding: 'arranged' },
  );
  const driverId = trip.driverId ?? '';
  return { ...trip, driverId, token: await links.link('driver', { driverId }) };
};

const marked = async (token: string, mark: object) => {
  const id = randomUUID();
  expect(said(await markJob(token, { ...mark, id }))).toBe('200');
  return id;
};

const odometer = async (id: string) =>
  (
    await arranging.db
      .selectFrom('car')
      .select('odometer')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).odometer;

const events = async (id: string) =>
  (
    await arranging.db.selectFrom('event').select('action').where('subjectId', '=', id).execute()
  ).filter(({ action }) => action === 'take-back').length;

describe('a wrong tap', () => {
  it('is taken back by its driver, step by step: trip, riders, car and odometer are as before, once', async () => {
    clock('07:58');
    const { tripId, bookingId, carId, token } = await made();
    const before = {
      trip: await arranging.read(tripId),
      km: await odometer(carId),
    };
    const left = await marked(token, {
      action: 'depart',
      tripId,
      km: before.km + 10,
    });
    const ended = await marked(token, {
      action: 'complete',
      tripId,
      km: before.km + 90,
    });
    expect(await odometer(carId)).toBe(before.km + 90);
    const back = await takeBack(token, ended);
    expect(back.body.jobs[0]).toMatchObject({
      status: 'underway',
      endKm: null,
      takeBack: { id: left, action: 'depart' },
    });
    expect(await arranging.statusOf(bookingId)).toBe('ongoing');
    expect(await odometer(carId)).toBe(before.km);
    expect(said(await takeBack(token, ended))).toBe('200');
    expect(said(await takeBack(token, left))).toBe('200');
    expect(await arranging.statusOf(bookingId)).toBe('arranged');
    const told = (trip: object) => JSON.stringify(trip).replaceAll(/"version":\d+/g, '');
    expect(told(await arranging.read(tripId))).toBe(told(before.trip));
    expect(await events(tripId)).toBe(2);
    // Nobody is asked to rate a trip that has not ended.
    const notices = await arranging.db.selectFrom('notice').select('type').execute();
    expect(notices).not.toContainEqual({ type: 'rate' });
  });

  it('sent once more by the network, a mark that was taken back stays taken back', async () => {
    clock('07:58');
    const { tripId, token } = await made();
    const mark = { ...links.stamp(), action: 'depart', tripId, km: 90_000 };
    await markJob(token, mark);
    await takeBack(token, mark.id);
    expect((await markJob(token, mark)).body.jobs[0]?.status).toBe('planned');
    expect(
      (await markJob(token, { action: 'depart', tripId, km: 90_000 })).body.jobs[0],
    ).toMatchObject({ status: 'underway', startKm: 90_000 });
  });

  it('stays after ten minutes, below a later mark, after a dispatcher changed the trip, and for another link', async () => {
    clock('07:58');
    const { tripId, carId, driverId, token } = await made();
    const accepted = await marked(token, { action: 'accept', tripId });
    const left = await marked(token, { action: 'depart', tripId, km: 90_000 });
    expect(said(await takeBack(token, accepted))).toBe('409 not_now');
    const other = await links.link('driver', { driverId });
    expect(said(await takeBack(other, left))).toBe('404 not_found');
    expect((await links.read<'driver'>(other)).body.jobs[0]?.takeBack).toBeNull();
    const gate = await links.link('gate', { siteId: 'nava' });
    expect(said(await takeBack(gate, left))).toBe('404 not_found');
    await arranging.db
      .updateTable('assignment')
      .set({ startKm: 90_001 })
      .where('carId', '=', carId)
      .execute();
    expect(said(await takeBack(token, left))).toBe('409 not_now');
    clock('08:09');
    expect(said(await takeBack(token, left))).toBe('409 undo_gone');
    expect((await links.read<'driver'>(token)).body.jobs[0]?.takeBack).toBeNull();
  });

  it('at the gate is taken back there: the car is expected again', async () => {
    clock('08:03');
    const { tripId, carId } = await made();
    const gate = await links.link('gate', { siteId: 'nava' });
    const out = await pass(gate, { action: 'out', carId, km: null });
    expect(out.body.out).toEqual([]);
    const back = await takeBack<'gate'>(gate, out.body.passages[0]?.takeBack ?? '');
    expect(back.body.out).toMatchObject([{ tripId }]);
    expect(back.body.passages).toEqual([]);
  });

  it('of an amount is taken back until somebody has looked at it', async () => {
    clock('08:03');
    const { tripId, token } = await made();
    const first = await marked(token, {
      action: 'expense',
      type: 'fuel',
      amount: '9000',
      tripId,
    });
    expect((await takeBack(token, first)).body.jobs[0]?.expenses).toEqual([]);
    const second = await marked(token, {
      action: 'expense',
      type: 'fuel',
      amount: '900',
      tripId,
    });
    await arranging.db
      .updateTable('expense')
      .set({ status: 'approved' })
      .where('id', '=', second)
      .execute();
    expect(said(await takeBack(token, second))).toBe('409 undo_gone');
    const left = await arranging.db.selectFrom('expense').select(['amount', 'status']).execute();
    expect(left).toEqual(
      expect.arrayContaining([
        { amount: '9000.00', status: 'rejected' },
        { amount: '900.00', status: 'approved' },
      ]),
    );
  });
});
