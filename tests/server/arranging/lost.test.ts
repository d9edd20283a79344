import { expect, it } from 'vitest';
import { leaveUnserved } from '../../../src/server/jobs/leave-unserved';
import { at, period, useArranging } from './use-arranging';

const arranging = useArranging();

const lostFor = async (role: 'admin' | 'supplier' = 'admin') =>
  (await arranging.day(role)).body.lost.map(({ id, status }) => [id, status]);

it('what came to nothing is still among the day: no car in time, called off by the company, or nobody came, and not for a provider', async () => {
  const { company, bookings } = arranging;
  const missed = await company.booking(period('08:00', '10:00'));
  const calledOff = await company.booking(period('11:00', '12:00'));
  await company.booking({ ...period('13:00', '14:00'), status: 'cancelled' });
  await company.booking({ ...period('08:00', '10:00', 25), status: 'unserved' });
  const absent = await company.arranged(
    { ...period('09:00', '09:30'), status: 'cancelled' },
    { riding: 'noshow' },
  );
  // Who is missing on a trip that went stands on it.
  await company.arranged({ ...period('09:00', '09:30'), status: 'done' }, { riding: 'noshow' });
  expect(await lostFor()).toEqual([[absent.bookingId, 'noshow']]);

  const version = await arranging.versionOf('booking', calledOff);
  const body = { reason: 'ไม่มีรถว่าง' };
  await arranging.send('POST', `/bookings/${calledOff}/cancel`, body, { version });
  await bookings.runAt(at('10:00').toISOString(), leaveUnserved);
  expect(await lostFor()).toEqual([
    [missed, 'unserved'],
    [absent.bookingId, 'noshow'],
    [calledOff, 'cancelled'],
  ]);
  expect((await arranging.day()).body.unarranged).toEqual([]);
  expect(await lostFor('supplier')).toEqual([]);
});
