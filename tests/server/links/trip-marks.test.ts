import { expect, it } from 'vitest';
import { at, period } from '../arranging/use-arranging';
import { useLinks } from './use-links';

const links = useLinks();
const { arranging, bookings, markJob, takeBack } = links;

it('a dispatcher sees of a trip that its driver took the job, what was not in order, left, paid and met trouble, with kilometres, money and words', async () => {
  const clock = (time: string) => bookings.setClock(at(time, 24).toISOString());
  clock('07:40');
  const { tripId, driverId } = await arranging.company.arranged(
    { ...period('08:00', '12:00'), status: 'planned' },
    { riding: 'arranged' },
  );
  const token = await links.link('driver', { driverId: driverId ?? '' });
  await markJob(token, { action: 'accept', tripId });
  await markJob(token, { action: 'check', tripId, failed: ['tyres'] });
  clock('07:58');
  await markJob(token, { action: 'depart', tripId, km: 1000 });
  clock('08:30');
  await markJob(token, { action: 'expense', tripId, type: 'fuel', amount: '900' });
  const wrong = { ...links.stamp(), action: 'expense', tripId, type: 'toll', amount: '5' };
  await markJob(token, wrong);
  await takeBack(token, wrong.id);
  await markJob(token, { action: 'trouble', tripId, text: 'ยางแบน', canDrive: false });
  const { body } = await arranging.detail(tripId);
  expect(body.marks).toMatchObject([
    { action: 'accept', at: at('07:40').toISOString(), failed: [] },
    { action: 'check', failed: ['tyres'] },
    { action: 'depart', km: 1000, failed: [] },
    { action: 'expense', type: 'fuel', amount: '900' },
    { action: 'trouble', text: 'ยางแบน', canDrive: false },
  ]);
});

it('a car that is seen to leave was back: the gate waits no more for its trip before, of which nobody said anything', async () => {
  bookings.setClock(at('12:01', 24).toISOString());
  const before = await arranging.company.arranged(
    {
      ...period('08:00', '10:00'),
      status: 'underway',
      departedAt: at('08:00'),
      departedBy: 'clock',
    },
    { riding: 'ongoing' },
  );
  const { tripId, driverId } = await arranging.company.arranged({
    ...period('12:00', '14:00'),
    status: 'planned',
  });
  await arranging.db
    .updateTable('assignment')
    .set({ carId: before.carId })
    .where('tripId', '=', tripId)
    .execute();
  const token = await links.link('driver', { driverId: driverId ?? '' });
  await markJob(token, { action: 'depart', tripId, km: 1000 });
  expect(await arranging.read(before.tripId)).toMatchObject({
    status: 'done',
    endedAt: at('10:00').toISOString(),
    endedBy: 'clock',
  });
  const gate = await links.read<'gate'>(await links.link('gate', { siteId: 'nava' }));
  expect(gate.body).toMatchObject({ in: [], out: [{ tripId }] });
});
