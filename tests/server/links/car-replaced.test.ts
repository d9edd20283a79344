import { describe, expect, it } from 'vitest';
import { at, period, said } from '../arranging/use-arranging';
import { useLinks } from './use-links';

const links = useLinks();
const { arranging, bookings, markJob, pass } = links;

const clock = (time: string) => bookings.setClock(at(time, 24).toISOString());

/** On the way since 08:00, when its car breaks down and its driver goes on with another. */
const replaced = async () => {
  clock('07:50');
  const made = await arranging.company.arranged(
    { ...period('08:00', '12:00'), status: 'planned' },
    { riding: 'arranged' },
  );
  const driverId = made.driverId ?? '';
  const token = await links.link('driver', { driverId });
  clock('08:00');
  await markJob(token, { action: 'depart', tripId: made.tripId, carId: made.carId, km: 68_690 });
  const other = await arranging.company.car({ odometer: 25_194 });
  await arranging.db
    .insertInto('carKind')
    .values({ carId: other, kind: 'bookingwithdrivernava' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  clock('08:30');
  const given = await arranging.act(made.tripId, 'assignment', {
    carId: other,
    driverId,
    reason: 'รถเสีย',
  });
  expect(said(given)).toBe('200');
  clock('08:35');
  return { ...made, other, token };
};

const legs = async (tripId: string) =>
  arranging.db
    .selectFrom('assignment')
    .select(['carId', 'startKm', 'endKm'])
    .where('tripId', '=', tripId)
    .where('releasedAt', 'is', null)
    .orderBy('planned')
    .execute();

describe('a trip that goes on with another car', () => {
  it('is one job that is done and one that goes on, on the driver’s page', async () => {
    const { carId, other, token } = await replaced();
    const { jobs } = (await links.read<'driver'>(token)).body;
    expect(jobs.map(({ car, status }) => [car?.id, status])).toEqual([
      [carId, 'done'],
      [other, 'underway'],
    ]);
  });

  it('goes on when the former car is finished, whose odometer is noted', async () => {
    const { tripId, bookingId, carId, other, token } = await replaced();
    const former = { action: 'complete', tripId, carId };
    expect(said(await markJob(token, { ...former, km: 68_600 }))).toMatch(/odometer_falls$/);
    expect(said(await markJob(token, { ...former, km: 68_695 }))).toBe('200');
    expect(await arranging.statusOf(bookingId)).toBe('ongoing');
    expect(await legs(tripId)).toEqual([
      { carId, startKm: 68_690, endKm: 68_695 },
      { carId: other, startKm: null, endKm: null },
    ]);
  });

  it('is over when the other car is, by the odometer of that one', async () => {
    const { tripId, bookingId, carId, other, token } = await replaced();
    clock('11:40');
    const mark = { action: 'complete', tripId, carId: other, km: 25_300 };
    expect(said(await markJob(token, mark))).toBe('200');
    expect(await arranging.statusOf(bookingId)).toBe('completed');
    expect(await legs(tripId)).toEqual([
      { carId, startKm: 68_690, endKm: null },
      { carId: other, startKm: null, endKm: 25_300 },
    ]);
  });

  it('goes on when the former car is towed in through the gate', async () => {
    const { bookingId, carId } = await replaced();
    const gate = await links.link('gate', { siteId: 'nava' });
    clock('11:30');
    await pass(gate, { action: 'in', carId, km: 68_700 });
    expect(await arranging.statusOf(bookingId)).toBe('ongoing');
  });

  it('is told to whoever rides in it', async () => {
    const { bookingId, carId } = await replaced();
    const told = await arranging.db
      .selectFrom('notice')
      .select(['type', 'params'])
      .where('subjectId', '=', bookingId)
      .where('type', '=', 'changed')
      .execute();
    expect(told).toMatchObject([{ params: { carWas: carId } }]);
  });
});
