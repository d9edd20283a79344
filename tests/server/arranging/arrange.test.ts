import { describe, expect, it } from 'vitest';
import { providerOf } from '../support/trips';
import { at, period, said, useArranging } from './use-arranging';

const arranging = useArranging();
const reason = 'รถเสีย';

/** A booking that waits, a car and a driver that are free. */
const ready = async () => {
  const { company } = arranging;
  const bookingId = await company.booking(period('08:00', '12:00'));
  return { bookingId, carId: await company.car(), driverId: await company.driver() };
};

const arranged = async () => {
  const { bookingId, carId, driverId } = await ready();
  const { body } = await arranging.arrange([bookingId], { carId, driverId });
  return { bookingId, carId, driverId, tripId: body.trips[0]!.id, undo: body.undo };
};

const notices = async (bookingId: string) =>
  (
    await arranging.db
      .selectFrom('notice')
      .select('type')
      .where('subjectId', '=', bookingId)
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(({ type }) => type);

const events = async (subjectId: string) =>
  (
    await arranging.db
      .selectFrom('event')
      .select('action')
      .where('subjectId', '=', subjectId)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('arranging a booking', () => {
  it('gives it car and driver, holds both with the buffer after it, and tells who travels', async () => {
    const { bookingId, carId, driverId } = await ready();
    const { status, body } = await arranging.arrange([bookingId], { carId, driverId });
    expect(status).toBe(200);
    expect(body.trips[0]).toMatchObject({
      status: 'planned',
      carId,
      driverId,
      waitsFor: null,
      assignments: [
        {
          startsAt: at('08:00').toISOString(),
          heldFrom: at('08:00').toISOString(),
          heldUntil: at('12:30').toISOString(),
        },
      ],
      bookings: [{ id: bookingId, status: 'arranged' }],
    });
    expect(await notices(bookingId)).toEqual(['arranged']);
    expect(await events(bookingId)).toEqual(['arrange']);
    const day = (await arranging.day()).body;
    expect(day.unarranged.map(({ id }) => id)).not.toContain(bookingId);
    expect(day.trips.map(({ id }) => id)).toContain(body.trips[0]!.id);
  });

  it('freezes the buffer of that moment: a later rule moves nothing', async () => {
    const { tripId } = await arranged();
    await arranging.db.updateTable('kind').set({ bufferMinutes: 120 }).execute();
    const { assignments } = await arranging.read(tripId);
    expect(assignments[0]?.heldUntil).toBe(at('12:30').toISOString());
  });

  it('reckons what it costs by the rate of the car', async () => {
    const { company } = arranging;
    const bookingId = await company.booking(period('08:00', '18:00'));
    const carId = await company.car({ class: 'sedan' });
    const { body } = await arranging.arrange([bookingId], { carId });
    expect(body.trips[0]?.cost).toBe('1800.00');
  });

  it('sent twice with one key, makes one trip', async () => {
    const { bookingId, carId } = await ready();
    const body = { bookings: [{ id: bookingId, version: 1 }], carId };
    const key = 'key-of-one-drag';
    const [first, second] = await Promise.all([
      arranging.send('POST', '/trips', body, { key }),
      arranging.send('POST', '/trips', body, { key }),
    ]);
    expect(second).toEqual(first);
    expect(await arranging.db.selectFrom('trip').select('id').execute()).toHaveLength(1);
  });

  it('takes no two bookings into a car that is rented, and none that nobody approved', async () => {
    const { company } = arranging;
    const two = [await company.booking(), await company.booking()];
    expect(said(await arranging.arrange(two))).toBe('400 invalid_input bookings:too_many');
    const pending = await company.booking({ status: 'pending' });
    expect(said(await arranging.arrange([pending]))).toBe('409 not_now');
  });

  it('of a booking that another dispatcher has just arranged, is refused with who it was', async () => {
    const { bookingId, carId } = await arranged();
    const late = await arranging.send('POST', '/trips', {
      bookings: [{ id: bookingId, version: 1 }],
      carId,
    });
    expect(said(late)).toBe('409 changed_meanwhile');
    expect(late.body.error).toMatchObject({ conflict: { by: 'สมชาย ใจดี' } });
  });
});

describe('re-arranging', () => {
  it('asks for a reason, releases the other car and tells who travels', async () => {
    const { tripId, bookingId, carId } = await arranged();
    const other = await arranging.company.car();
    expect(said(await arranging.act(tripId, 'assignment', { carId: other }))).toBe(
      '400 invalid_input reason:reason_required',
    );
    const { body } = await arranging.act(tripId, 'assignment', { carId: other, reason });
    expect(body.trips[0]).toMatchObject({ carId: other, driverId: null, waitsFor: 'driver' });
    expect(await notices(bookingId)).toEqual(['arranged', 'changed']);
    const again = await arranging.company.booking(period('08:00', '12:00'));
    expect((await arranging.arrange([again], { carId })).status).toBe(200);
    expect((await arranging.detail(tripId)).body.timeline.at(-1)).toMatchObject({
      action: 'rearrange',
      reason,
    });
  });

  it('on the way, ends the first assignment now and lets the other take over', async () => {
    const { tripId, carId } = await arranged();
    arranging.bookings.setClock(at('08:05').toISOString());
    await arranging.act(tripId, 'depart');
    arranging.bookings.setClock(at('10:00').toISOString());
    const relief = await arranging.company.car();
    const { body } = await arranging.act(tripId, 'assignment', { carId: relief, reason });
    const now = at('10:00').toISOString();
    expect(body.trips[0]).toMatchObject({
      status: 'underway',
      carId: relief,
      assignments: [
        { carId, endsAt: now, heldUntil: now },
        { carId: relief, startsAt: now, endsAt: at('12:00').toISOString() },
      ],
    });
  });

  it('with the version of before is refused, and nothing changes', async () => {
    const { tripId, carId } = await arranged();
    const other = await arranging.company.car();
    const late = await arranging.act(
      tripId,
      'assignment',
      { carId: other, reason },
      { version: 99 },
    );
    expect(said(late)).toBe('409 changed_meanwhile');
    expect((await arranging.read(tripId)).carId).toBe(carId);
  });
});

describe('releasing', () => {
  it('puts the booking back into the queue and frees the car', async () => {
    const { tripId, bookingId, carId } = await arranged();
    const { body } = await arranging.act(tripId, 'release', { reason });
    expect(body.unarranged).toMatchObject([{ id: bookingId, status: 'approved' }]);
    expect(body.trips[0]).toMatchObject({ status: 'cancelled', carId: null });
    expect(await notices(bookingId)).toEqual(['arranged', 'changed']);
    expect((await arranging.arrange([bookingId], { carId })).status).toBe(200);
  });

  it('happens by itself when the last booking is cancelled', async () => {
    const { tripId, bookingId, carId } = await arranged();
    const version = await arranging.versionOf('booking', bookingId);
    await arranging.db
      .updateTable('booking')
      .set({ requesterId: arranging.bookings.company.people['employee']! })
      .where('id', '=', bookingId)
      .execute();
    const cancelled = await arranging.bookings.act(
      { id: bookingId, version: version + 1 },
      'cancel',
      { reason: 'ประชุมเลื่อน' },
    );
    expect(cancelled.body.status).toBe('cancelled');
    expect((await arranging.read(tripId)).status).toBe('cancelled');
    const again = await arranging.company.booking(period('08:00', '12:00'));
    expect((await arranging.arrange([again], { carId })).status).toBe(200);
  });
});

describe('calling a booking off', () => {
  it('needs a reason, frees the car and tells who travels', async () => {
    const { tripId, bookingId, carId } = await arranged();
    const callOff = async (body: object) =>
      arranging.send('POST', `/bookings/${bookingId}/cancel`, body, {
        version: await arranging.versionOf('booking', bookingId),
      });
    expect(said(await callOff({}))).toBe('400 invalid_input reason:required');
    expect(said(await callOff({ reason }))).toBe('200');
    expect(await arranging.statusOf(bookingId)).toBe('cancelled');
    expect((await arranging.read(tripId)).status).toBe('cancelled');
    expect(await notices(bookingId)).toEqual(['arranged', 'cancelled']);
    const again = await arranging.company.booking(period('08:00', '12:00'));
    expect((await arranging.arrange([again], { carId })).status).toBe(200);
    expect(said(await callOff({ reason }))).toBe('409 not_now');
  });
});

describe('telling those who ride once more', () => {
  it('reaches everybody on the trips chosen, each time anew', async () => {
    const { tripId, bookingId } = await arranged();
    const tellAll = () =>
      arranging.send<{ people: number }>('POST', '/notices', { tripIds: [tripId] });
    expect((await tellAll()).body.people).toBe(1);
    await tellAll();
    expect(await notices(bookingId)).toEqual(['arranged', 'arranged', 'arranged']);
  });
});

describe('a pinned trip', () => {
  it('is moved by nobody until it is unpinned', async () => {
    const { tripId } = await arranged();
    const other = await arranging.arrange(
      [await arranging.company.booking(period('14:00', '16:00'))],
      { carId: await arranging.company.car() },
    );
    const carId = await arranging.company.car();
    await arranging.act(tripId, 'lock', { locked: true });
    const providerId = await providerOf(arranging.db);
    await arranging.db
      .insertInto('providerKind')
      .values({ providerId, kind: 'bookingwithdrivernava' })
      .execute();
    const tried = [
      await arranging.act(tripId, 'assignment', { carId, reason }),
      await arranging.act(tripId, 'release', { reason }),
      await arranging.act(tripId, 'offer', { providerId }),
      await arranging.send('POST', '/swaps', {
        first: { id: tripId, version: await arranging.versionOf('trip', tripId) },
        second: { id: other.body.trips[0]!.id, version: other.body.trips[0]!.version },
        what: 'cars',
        reason,
      }),
    ];
    expect(tried.map(said)).toEqual(Array.from(tried, () => '409 trip_locked'));
    await arranging.act(tripId, 'lock', { locked: false });
    expect((await arranging.act(tripId, 'assignment', { carId, reason })).status).toBe(200);
  });
});

describe('swapping', () => {
  const both = async () => {
    const [first, second] = [await arranged(), await arranged()];
    const read = async (id: string) => ({ id, version: await arranging.versionOf('trip', id) });
    const swap = async (what: string) =>
      arranging.send('POST', '/swaps', {
        first: await read(first.tripId),
        second: await read(second.tripId),
        what,
        reason,
      });
    const have = async () =>
      [await arranging.read(first.tripId), await arranging.read(second.tripId)].map(
        ({ carId, driverId }) => [carId, driverId],
      );
    return { first, second, swap, have };
  };

  it.each(['cars', 'drivers', 'both'] as const)(
    'exchanges %s of two trips at the same time',
    async (what) => {
      const { first, second, swap, have } = await both();
      expect((await swap(what)).status).toBe(200);
      const isCar = what !== 'drivers';
      const isDriver = what !== 'cars';
      expect(await have()).toEqual([
        [isCar ? second.carId : first.carId, isDriver ? second.driverId : first.driverId],
        [isCar ? first.carId : second.carId, isDriver ? first.driverId : second.driverId],
      ]);
    },
  );

  it('happens not at all when one of the two does not fit', async () => {
    const { first, second, swap, have } = await both();
    await arranging.db.updateTable('car').set({ seats: 3 }).where('id', '=', first.carId).execute();
    await arranging.db
      .updateTable('booking')
      .set({ seats: 5 })
      .where('id', '=', second.bookingId)
      .execute();
    expect(said(await swap('cars'))).toBe('400 invalid_input carId:too_many_people');
    expect(await have()).toEqual([
      [first.carId, first.driverId],
      [second.carId, second.driverId],
    ]);
  });
});

describe('a self-drive car that was chosen', () => {
  const selfDrive = async () => {
    const { company } = arranging;
    const [chosen, other] = [await company.car(), await company.car()];
    const bookingId = await company.booking({
      ...period('08:00', '12:00'),
      chosenCarId: chosen,
      held: `[${at('07:30').toISOString()},${at('12:30').toISOString()})`,
    });
    return { bookingId, chosen, other };
  };

  it('does not stand in the way of the request that chose it', async () => {
    const { bookingId, chosen } = await selfDrive();
    expect((await arranging.arrange([bookingId], { carId: chosen })).status).toBe(200);
  });

  it('given to another meanwhile, is no longer wished for when its request comes back', async () => {
    const { bookingId, chosen, other } = await selfDrive();
    const { body } = await arranging.arrange([bookingId], { carId: other });
    const rival = await arranging.company.booking(period('09:00', '11:00'));
    expect((await arranging.arrange([rival], { carId: chosen })).status).toBe(200);
    const released = await arranging.act(body.trips[0]!.id, 'release', { reason });
    expect(released.body.unarranged).toMatchObject([{ id: bookingId, chosenCarId: null }]);
  });
});
