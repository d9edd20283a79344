import { describe, expect, it } from 'vitest';
import { providerOf } from '../support/trips';
import { at, period, said, useArranging } from './use-arranging';

const inDay = useArranging('bookingduringday');
const rental = useArranging();
const reason = 'รถเสีย';
const asSupplier = { role: 'supplier' } as const;

/** A trip of the supplier's provider that it has accepted. */
const accepted = async (arranging: typeof rental, from = '10:00', until = '10:30') => {
  const providerId = await providerOf(arranging.db);
  const made = await arranging.company.arranged(
    { status: 'accepted', ...period(from, until) },
    { providerId },
  );
  return { ...made, providerId };
};

const withOneMore = async (tripId: string, from: string, until: string) => {
  const id = await inDay.company.booking({ ...period(from, until), seats: 1 });
  const bookings = [{ id, version: await inDay.versionOf('booking', id) }];
  return { id, answer: await inDay.act(tripId, 'merge', { bookings }) };
};

describe('an accepted trip that becomes another', () => {
  it('by more people waits for its provider again, and only then they are arranged', async () => {
    const { tripId, bookingId, carId } = await accepted(inDay);
    const { id, answer } = await withOneMore(tripId, '10:10', '10:45');
    expect(answer.body.trips[0]).toMatchObject({ status: 'offered', waitsFor: 'answer', carId });
    const both = () => Promise.all([bookingId, id].map(inDay.statusOf));
    expect(await both()).toEqual(['approved', 'approved']);
    await inDay.act(tripId, 'accept');
    expect(await both()).toEqual(['arranged', 'arranged']);
  });

  it('keeps what its provider had said yes to, however often it changes before the answer', async () => {
    const { tripId, carId, driverId } = await accepted(inDay);
    await withOneMore(tripId, '10:10', '10:45');
    await withOneMore(tripId, '09:55', '10:30');
    const { body } = await inDay.detail(tripId);
    expect(body.agreed).toEqual({
      startsAt: at('10:00').toISOString(),
      endsAt: at('10:30').toISOString(),
      seats: 1,
      carId,
      driverId,
    });
    expect(body.trip).toMatchObject({ endsAt: at('10:45').toISOString(), seatsTaken: 3 });
    await inDay.act(tripId, 'accept');
    await withOneMore(tripId, '10:10', '10:20');
    expect((await inDay.detail(tripId)).body.agreed).toMatchObject({
      startsAt: at('09:55').toISOString(),
      seats: 3,
    });
  });

  it('is as it was accepted when the change is taken back', async () => {
    const { tripId, bookingId } = await accepted(inDay);
    const { answer } = await withOneMore(tripId, '10:10', '10:45');
    await inDay.undo(answer.body.undo!.changeId);
    expect((await inDay.read(tripId)).status).toBe('accepted');
    expect(await inDay.statusOf(bookingId)).toBe('arranged');
    const { body } = await inDay.detail(tripId);
    expect(body.agreed).toBeNull();
  });

  it('by another car of the provider, chosen by the company, waits for the answer again', async () => {
    const { tripId, providerId, bookingId, carId: had } = await accepted(rental);
    const carId = await rental.company.car({ providerId });
    const driverId = await rental.company.driver({ providerId });
    const { body } = await rental.act(tripId, 'assignment', { carId, driverId, reason });
    expect(body.trips[0]).toMatchObject({ status: 'offered', carId });
    expect(await rental.statusOf(bookingId)).toBe('approved');
    const seen = await rental.detail(tripId, 'supplier');
    expect(seen.body.agreed).toMatchObject({ carId: had, seats: 1 });
  });

  it('by a swap of the company’s waits for the answer again, both of them', async () => {
    const [first, second] = [await accepted(rental), await accepted(rental)];
    const swap = {
      first: { id: first.tripId, version: await rental.versionOf('trip', first.tripId) },
      second: { id: second.tripId, version: await rental.versionOf('trip', second.tripId) },
      what: 'cars',
      reason,
    };
    expect(said(await rental.send('POST', '/swaps', swap))).toBe('200');
    for (const { tripId } of [first, second])
      expect((await rental.read(tripId)).status).toBe('offered');
  });
});

describe('an accepted trip stays accepted', () => {
  it('when its provider sends another car, or the company writes down the first one', async () => {
    const { tripId, providerId } = await accepted(rental);
    const carId = await rental.company.car({ providerId });
    await rental.act(tripId, 'assignment', { carId, reason }, asSupplier);
    expect((await rental.read(tripId)).status).toBe('accepted');
    await rental.act(tripId, 'release', { reason }, asSupplier);
    await rental.act(tripId, 'assignment', { carId });
    expect((await rental.read(tripId)).status).toBe('accepted');
  });

  it('when fewer people ride, or it is told where to wait', async () => {
    const { tripId } = await accepted(inDay);
    const { id } = await withOneMore(tripId, '10:10', '10:20');
    await inDay.act(tripId, 'accept');
    await inDay.act(tripId, 'split', { bookingIds: [id] });
    await inDay.act(tripId, '', { meetingPoint: 'ประตู 2', note: 'มีกล่อง 2 ใบ' });
    expect((await inDay.read(tripId)).status).toBe('accepted');
  });
});
