import { describe, expect, it } from 'vitest';
import { at, period, said, useArranging } from './use-arranging';

const arranging = useArranging('bookingduringday');

const booking = (from: string, until: string, share = true) =>
  arranging.company.booking({ ...period(from, until), details: JSON.stringify({ share }) });

const read = async (id: string) => ({ id, version: await arranging.versionOf('booking', id) });

describe('who asked to ride alone', () => {
  it('is not put together with somebody else unless the dispatcher says so', async () => {
    const ids = [await booking('10:00', '10:30', false), await booking('10:05', '10:30')];
    expect(said(await arranging.arrange(ids))).toBe('409 wants_alone');
    expect(await Promise.all(ids.map(arranging.statusOf))).toEqual(['approved', 'approved']);
    expect((await arranging.arrange(ids, { evenAlone: true })).status).toBe(200);
  });

  it('gets no company on the way without a question', async () => {
    const { body } = await arranging.arrange([await booking('10:00', '10:30', false)]);
    const { id: tripId } = body.trips[0]!;
    const other = await booking('10:10', '10:40');
    const asked = { bookings: [await read(other)] };
    const before = await arranging.read(tripId);
    expect(said(await arranging.act(tripId, 'merge', asked))).toBe('409 wants_alone');
    expect(await arranging.read(tripId)).toEqual(before);
    const merged = await arranging.act(tripId, 'merge', { ...asked, evenAlone: true });
    expect(merged.body.trips[0]?.bookings).toHaveLength(2);
  });

  it('joins nobody’s trip without a question, by itself or with its whole trip', async () => {
    const { body } = await arranging.arrange([await booking('10:00', '10:30')]);
    const { id: tripId } = body.trips[0]!;
    const alone = await booking('10:10', '10:40', false);
    expect(said(await arranging.act(tripId, 'merge', { bookings: [await read(alone)] }))).toBe(
      '409 wants_alone',
    );
    const own = (await arranging.arrange([alone])).body.trips[0]!;
    const trips = [{ id: own.id, version: own.version }];
    expect(said(await arranging.act(tripId, 'merge', { trips }))).toBe('409 wants_alone');
    expect(said(await arranging.act(tripId, 'merge', { trips, evenAlone: true }))).toBe('200');
  });

  it('rides alone unasked', async () => {
    const { status, body } = await arranging.arrange([await booking('10:00', '10:30', false)]);
    expect(status).toBe(200);
    expect(body.trips[0]?.startsAt).toBe(at('10:00').toISOString());
  });
});
