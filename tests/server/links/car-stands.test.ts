import { expect, it } from 'vitest';
import type { ArrangeDay } from '#contract/arranging';
import type { CarRow } from '#contract/fleet';
import type { ListPage } from '#contract/list';
import { at, period, said } from '../arranging/use-arranging';
import { useLinks } from './use-links';

const links = useLinks();
const { arranging, bookings, markJob } = links;
const kind = 'bookingwithdrivernava';

/** On the road, and its driver says that it cannot go on, or that it can. */
const broken = async (canDrive: boolean) => {
  bookings.setClock(at('08:30', 24).toISOString());
  const made = await arranging.company.arranged(
    { ...period('08:00', '12:00'), status: 'underway' },
    { riding: 'ongoing' },
  );
  const token = await links.link('driver', { driverId: made.driverId ?? '' });
  const mark = {
    ...links.stamp(),
    action: 'trouble',
    tripId: made.tripId,
    text: 'ยางแตก',
    canDrive,
  };
  await markJob(token, mark);
  return { ...made, token, markId: mark.id };
};

const troubleOf = async (carId: string) => {
  const path = `/admin/${kind}/arranging?from=2026-11-24&to=2026-11-24`;
  const { body } = await bookings.call<ArrangeDay>('admin', 'GET', path);
  return body.resources.cars.find(({ id }) => id === carId)?.trouble;
};

/** What the list of cars says of it. */
const standsInList = async (carId: string) => {
  const { body } = await bookings.call<ListPage<CarRow>>('admin', 'GET', `/admin/${kind}/cars`);
  return body.rows.find(({ id }) => id === carId)?.stands;
};

const settle = (carId: string, markId: string, note: string | null = null) =>
  bookings.call('admin', 'POST', `/admin/${kind}/cars/${carId}/troubles/${markId}/settle`, {
    body: { note },
  });

it('a car that cannot go on is red on the board and taken for no trip, until the matter is closed', async () => {
  const { carId, markId } = await broken(false);
  expect(await troubleOf(carId)).toEqual({ at: at('08:30').toISOString(), text: 'ยางแตก' });
  expect(await standsInList(carId)).toBe(true);
  const next = await arranging.company.booking(period('14:00', '16:00'));
  const driverId = await arranging.company.driver();
  expect(said(await arranging.arrange([next], { carId, driverId }))).toBe(
    '400 invalid_input carId:car_stands',
  );
  expect((await settle(carId, markId)).status).toBe(200);
  expect(await troubleOf(carId)).toBeNull();
  expect(await standsInList(carId)).toBe(false);
  expect((await arranging.arrange([next], { carId, driverId })).status).toBe(200);
});

it('a car that can go on stays what it was', async () => {
  const { carId } = await broken(true);
  expect(await troubleOf(carId)).toBeNull();
  expect(await standsInList(carId)).toBe(false);
});

it('its driver sees that somebody has dealt with it, and what was done', async () => {
  const { carId, markId, token } = await broken(true);
  const settled = async () => {
    const { body } = await links.call(token, '/go');
    return body.jobs[0]?.troubles[0]?.settled;
  };
  expect(await settled()).toBeNull();
  await settle(carId, markId, 'ตรวจแล้ว ปกติ');
  expect(await settled()).toBe('ตรวจแล้ว ปกติ');
});

it('its driver still reads the answer when the job is theirs no more', async () => {
  const { tripId, carId, markId, token } = await broken(false);
  await arranging.db
    .updateTable('assignment')
    .set({ releasedAt: at('08:40', 24) })
    .where('tripId', '=', tripId)
    .execute();
  await settle(carId, markId, 'รถสำรองออกแทนแล้ว');
  const { body } = await links.call(token, '/go');
  expect(body.jobs).toEqual([]);
  expect(body.lost).toMatchObject([
    { startsAt: at('08:00', 24).toISOString(), troubles: [{ settled: 'รถสำรองออกแทนแล้ว' }] },
  ]);
});
