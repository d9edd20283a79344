import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ArrangeTrip } from '#contract/arranging';
import type { Arranged } from '#contract/arranging-trips';
import { providerOf } from '../support/trips';
import { period, said, useArranging } from './use-arranging';

const arranging = useArranging();
const reason = 'รถเสีย';

const arranged = async (from = '08:00', until = '12:00') => {
  const { company } = arranging;
  const bookingId = await company.booking(period(from, until));
  const [carId, driverId] = [await company.car(), await company.driver()];
  const { body } = await arranging.arrange([bookingId], { carId, driverId });
  return { bookingId, carId, driverId, tripId: body.trips[0]!.id, changeId: body.undo!.changeId };
};

/** What a dispatcher sees of a trip, without the version that every change raises. */
const seen = ({
  status,
  provider,
  locked,
  carId,
  driverId,
  startsAt,
  endsAt,
  bookings,
}: ArrangeTrip) => ({
  status,
  provider: provider?.id ?? null,
  locked,
  carId,
  driverId,
  startsAt,
  endsAt,
  bookings: bookings.map(({ id, status: of, boardingCode }) => [id, of, boardingCode]),
});

const look = async (tripIds: readonly string[]) =>
  Promise.all(tripIds.map(async (id) => seen(await arranging.read(id))));

describe('within ten seconds', () => {
  it('an arrangement is taken back: the booking waits again and the car is free', async () => {
    const { bookingId, carId, tripId, changeId } = await arranged();
    const { status, body } = await arranging.undo(changeId);
    expect(status).toBe(200);
    expect(body.unarranged).toMatchObject([{ id: bookingId, status: 'approved' }]);
    expect((await arranging.read(tripId)).status).toBe('cancelled');
    expect((await arranging.arrange([bookingId], { carId })).status).toBe(200);
  });

  const changes = {
    rearrange: async (tripId: string) =>
      arranging.act(tripId, 'assignment', { carId: await arranging.company.car(), reason }),
    release: (tripId: string) => arranging.act(tripId, 'release', { reason }),
    lock: (tripId: string) => arranging.act(tripId, 'lock', { locked: true }),
    offer: async (tripId: string) => {
      const providerId = await providerOf(arranging.db);
      await arranging.db
        .insertInto('providerKind')
        .values({ providerId, kind: 'bookingwithdrivernava' })
        .execute();
      return arranging.act(tripId, 'offer', { providerId });
    },
    swap: async (tripId: string, otherId: string) =>
      arranging.send<Arranged>('POST', '/swaps', {
        first: { id: tripId, version: await arranging.versionOf('trip', tripId) },
        second: { id: otherId, version: await arranging.versionOf('trip', otherId) },
        what: 'both',
        reason,
      }),
  };

  it.each(Object.keys(changes) as (keyof typeof changes)[])(
    'a change (%s) is taken back to what was before',
    async (name) => {
      const [{ tripId }, other] = [await arranged(), await arranged()];
      const before = await look([tripId, other.tripId]);
      const { body } = await changes[name](tripId, other.tripId);
      expect(await look([tripId, other.tripId])).not.toEqual(before);
      expect(said(await arranging.undo(body.undo!.changeId))).toBe('200');
      expect(await look([tripId, other.tripId])).toEqual(before);
    },
  );
});

describe('it is too late to take back', () => {
  it('after the time to undo, and the plan stands', async () => {
    const { tripId, changeId } = await arranged();
    const { now } = arranging.bookings;
    arranging.bookings.setClock(new Date(now.getTime() + 16_000).toISOString());
    expect(said(await arranging.undo(changeId))).toBe('409 undo_gone');
    expect((await arranging.read(tripId)).status).toBe('planned');
  });

  it('when the car is somebody else’s by now, and says so', async () => {
    const { tripId, carId } = await arranged();
    const released = await arranging.act(tripId, 'release', { reason });
    const rival = await arranging.company.booking(period('08:00', '12:00'));
    await arranging.arrange([rival], { carId });
    const refused = await arranging.undo(released.body.undo!.changeId);
    expect(said(refused)).toBe('409 car_taken carId:taken');
    expect((await arranging.read(tripId)).status).toBe('cancelled');
  });

  it('when another dispatcher changed it in between, and says who', async () => {
    const { tripId, changeId } = await arranged();
    await arranging.act(tripId, 'lock', { locked: true });
    const refused = await arranging.undo(changeId);
    expect(said(refused)).toBe('409 changed_meanwhile');
    expect(refused.body.error).toMatchObject({ conflict: { by: 'สมชาย ใจดี' } });
  });

  it('a second time', async () => {
    const { changeId } = await arranged();
    await arranging.undo(changeId);
    expect(said(await arranging.undo(changeId))).toBe('409 changed_meanwhile');
  });

  it('for anybody but who did it', async () => {
    const { changeId } = await arranged();
    await arranging.db
      .updateTable('adminUser')
      .set({ kinds: sql`kinds || '{bookingwithdrivernava}'` })
      .execute();
    expect(said(await arranging.undo(changeId, { role: 'one-kind admin' }))).toBe('404 not_found');
  });
});
