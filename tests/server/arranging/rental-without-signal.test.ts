import { describe, expect, it } from 'vitest';
import { noteNoShows } from '../../../src/server/jobs/note-no-shows';
import { at, said } from './use-arranging';
import { useRental } from './use-rental';

const { arranging, rented, handing, call } = useRental();

/** Done at the car at the first time, arrived at the second. */
const doneAt = async (
  [done, arrived]: [string, string],
  ...[bookingId, action, more]: [string, 'collect' | 'return', object]
) => {
  arranging.bookings.setClock(at(arrived).toISOString());
  const waitedSeconds = (at(arrived).getTime() - at(done).getTime()) / 1000;
  return call(bookingId, action, await handing(more), { waitedSeconds });
};

describe('What was done at the car without a signal', () => {
  it('bears the time at which it was done', async () => {
    const { bookingId, tripId } = await rented();
    const collected = await doneAt(['09:05', '11:20'], bookingId, 'collect', { km: 1200 });
    expect(collected.body.collected?.at).toBe(at('09:05').toISOString());
    const returned = await doneAt(['11:40', '14:30'], bookingId, 'return', { km: 1300 });
    expect(returned.body.returned?.at).toBe(at('11:40').toISOString());
    expect(await arranging.read(tripId)).toMatchObject({
      status: 'done',
      departedAt: at('09:05').toISOString(),
      endedAt: at('11:40').toISOString(),
      assignments: [{ startKm: 1200, endKm: 1300 }],
    });
  });

  it('counts also where it arrives after the end of a car that the clock gave up', async () => {
    const { bookingId } = await rented();
    await arranging.bookings.runAt(at('09:31').toISOString(), noteNoShows);
    expect(said(await doneAt(['09:10', '13:30'], bookingId, 'collect', { km: 1200 }))).toBe('200');
    expect(said(await doneAt(['12:50', '13:31'], bookingId, 'return', { km: 1300 }))).toBe('200');
    expect(await arranging.statusOf(bookingId)).toBe('completed');
  });

  it('is not before the car could be had, nor back before it left, whatever a phone says', async () => {
    const { bookingId } = await rented();
    const collected = await doneAt(['00:00', '09:20'], bookingId, 'collect', { km: 1200 });
    expect(collected.body.collected?.at).toBe(at('08:30').toISOString());
    const returned = await doneAt(['00:00', '10:00'], bookingId, 'return', { km: 1300 });
    expect(returned.body.returned?.at).toBe(at('08:30').toISOString());
  });

  it('is refused where nobody can read how long it waited', async () => {
    const { bookingId } = await rented();
    const sent = await call(bookingId, 'collect', await handing(), { waitedSeconds: -5 });
    expect(said(sent)).toBe('400 invalid_input Waited-Seconds:invalid');
  });
});
