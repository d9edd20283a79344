import { expect, it } from 'vitest';
import { at, period } from '../arranging/use-arranging';
import { useLinks } from './use-links';

const links = useLinks();
const { arranging, bookings, markJob, takeBack } = links;

it('a dispatcher sees of a trip that its driver took the job, left, paid and met trouble, with kilometres, money and words', async () => {
  const clock = (time: string) => bookings.setClock(at(time, 24).toISOString());
  clock('07:40');
  const { tripId, driverId } = await arranging.company.arranged(
    { ...period('08:00', '12:00'), status: 'planned' },
    { riding: 'arranged' },
  );
  const token = await links.link('driver', { driverId: driverId ?? '' });
  await markJob(token, { action: 'accept', tripId });
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
    { action: 'accept', at: at('07:40').toISOString() },
    { action: 'depart', km: 1000 },
    { action: 'expense', type: 'fuel', amount: '900' },
    { action: 'trouble', text: 'ยางแบน', canDrive: false },
  ]);
});
