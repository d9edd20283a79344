import { describe, expect, it } from 'vitest';
import { newId } from '../../../src/server/new-id';
import { completeTrips } from '../../../src/server/jobs/complete-trips';
import { createLog } from '../../../src/server/log';
import { providerOf } from '../support/trips';
import { at, period, said, useArranging } from './use-arranging';

const arranging = useArranging();
const log = createLog('silent');

/** The clock moves on, and the job runs: twice, because it may be cut off and run again. */
const until = async (time: string, day = 24) => {
  arranging.bookings.setClock(at(time, day).toISOString());
  for (let run = 0; run < 2; run += 1)
    await completeTrips.run({ db: arranging.db, now: arranging.bookings.now, newId, log });
};

const made = (status = 'planned', riding = 'arranged') =>
  arranging.company.arranged({ ...period('08:00', '12:00'), status }, { riding });

const eventsOf = async (subjectId: string) =>
  (
    await arranging.db
      .selectFrom('event')
      .select(['action', 'byId'])
      .where('subjectId', '=', subjectId)
      .orderBy('id')
      .execute()
  ).map(({ action, byId }) => [action, byId]);

describe('what no dispatcher records', () => {
  it('is assumed to have left as planned, once a no-show could no longer be noted', async () => {
    const { tripId, bookingId } = await made();
    await until('08:29');
    expect((await arranging.read(tripId)).status).toBe('planned');
    await until('08:30');
    expect(await arranging.read(tripId)).toMatchObject({
      status: 'underway',
      departedAt: at('08:00').toISOString(),
    });
    expect(await arranging.statusOf(bookingId)).toBe('ongoing');
    expect(await eventsOf(tripId)).toEqual([['depart', null]]);
  });

  it('is flagged 24 hours after the end, until somebody confirms or corrects it', async () => {
    const { tripId, bookingId } = await made('underway', 'ongoing');
    await until('11:59', 25);
    expect((await arranging.read(tripId)).status).toBe('underway');
    await until('12:00', 25);
    expect(await arranging.read(tripId)).toMatchObject({
      status: 'done',
      departedAt: at('08:00').toISOString(),
      endedAt: at('12:00').toISOString(),
      unconfirmed: true,
    });
    expect(await arranging.statusOf(bookingId)).toBe('completed');
    const { body } = await arranging.act(tripId, 'times', { endedAt: at('11:40').toISOString() });
    expect(body.trips[0]).toMatchObject({
      unconfirmed: false,
      departedAt: at('08:00').toISOString(),
      endedAt: at('11:40').toISOString(),
    });
  });

  /** The same car once more, at two. */
  const nextOf = async ({ carId }: { carId: string }) => {
    const { company, db } = arranging;
    const next = await company.arranged({ ...period('14:00', '16:00'), status: 'planned' });
    await db.updateTable('assignment').set({ carId }).where('tripId', '=', next.tripId).execute();
    return next;
  };
  const statesOf = async (...trips: { tripId: string }[]) => {
    const states: string[] = [];
    for (const { tripId } of trips) states.push((await arranging.read(tripId)).status);
    return states;
  };

  it('is assumed to be back once its car is assumed to leave again, and can be corrected', async () => {
    const first = await made();
    const next = await nextOf(first);
    await until('14:29');
    expect(await statesOf(first, next)).toEqual(['underway', 'planned']);
    await until('14:30');
    expect(await statesOf(first, next)).toEqual(['done', 'underway']);
    expect(await arranging.read(first.tripId)).toMatchObject({
      endedAt: at('12:00').toISOString(),
      unconfirmed: true,
    });
  });

  it('is not assumed to leave with a car that was seen to leave and not to come back', async () => {
    const first = await made();
    const next = await nextOf(first);
    arranging.bookings.setClock(at('08:05').toISOString());
    await arranging.act(first.tripId, 'depart', { at: at('08:05').toISOString(), startKm: null });
    await until('15:00');
    expect(await statesOf(first, next)).toEqual(['underway', 'planned']);
    await arranging.act(first.tripId, 'complete', { endedAt: at('14:50').toISOString() });
    await until('15:00');
    expect(await statesOf(first, next)).toEqual(['done', 'underway']);
  });

  it('is not what a dispatcher recorded in between', async () => {
    const { tripId } = await made();
    arranging.bookings.setClock(at('12:10').toISOString());
    await arranging.act(tripId, 'complete', { endedAt: at('12:05').toISOString() });
    await until('12:10', 25);
    expect(await arranging.read(tripId)).toMatchObject({
      status: 'done',
      endedAt: at('12:05').toISOString(),
      unconfirmed: false,
    });
  });
});

describe('a trip that never had what it needed', () => {
  it.each(['offered', 'declined'])(
    'and was %s at its end is called off, and its car free',
    async (status) => {
      const { company, db } = arranging;
      const { tripId, carId } = await company.arranged(
        { ...period('08:00', '12:00'), status },
        { providerId: await providerOf(db), riding: 'approved' },
      );
      await until('12:00');
      expect((await arranging.read(tripId)).status).toBe('cancelled');
      const claims = await db
        .selectFrom('carClaim')
        .where('carId', '=', carId)
        .select('id')
        .execute();
      expect(claims).toEqual([]);
    },
  );

  it('and has no car is called off at its end, not before', async () => {
    const tripId = await arranging.company.trip(period('08:00', '12:00'));
    await until('11:59');
    expect((await arranging.read(tripId)).status).toBe('planned');
    await until('12:00');
    expect((await arranging.read(tripId)).status).toBe('cancelled');
  });
});

describe('who did not come', () => {
  const seat = async (bookingId: string, position: number) =>
    arranging.company.add('passenger', {
      id: newId(),
      bookingId,
      position,
      guestName: `คนที่ ${position}`,
    });

  const note = async (bookingId: string, passengerIds: readonly string[] = []) =>
    arranging.send(
      'POST',
      `/bookings/${bookingId}/no-show`,
      { passengerIds },
      { version: await arranging.versionOf('booking', bookingId) },
    );

  it('all of a booking: it is a no-show, and its car is free', async () => {
    const { tripId, bookingId, carId } = await made();
    expect(said(await note(bookingId))).toBe('409 not_now');
    arranging.bookings.setClock(at('08:20').toISOString());
    expect((await note(bookingId)).status).toBe(200);
    expect(await arranging.statusOf(bookingId)).toBe('noshow');
    expect((await arranging.read(tripId)).status).toBe('cancelled');
    const next = await arranging.company.booking(period('09:00', '11:00'));
    expect((await arranging.arrange([next], { carId })).status).toBe(200);
  });

  it('one passenger: the others ride, and only the last makes it a no-show', async () => {
    const { bookingId } = await made();
    const [one, two] = [await seat(bookingId, 0), await seat(bookingId, 1)];
    arranging.bookings.setClock(at('08:20').toISOString());
    await note(bookingId, [one]);
    expect(await arranging.statusOf(bookingId)).toBe('arranged');
    await note(bookingId, [two]);
    expect(await arranging.statusOf(bookingId)).toBe('noshow');
  });

  it('of a trip that has left, is noted by name only', async () => {
    const { bookingId } = await made('underway', 'ongoing');
    const passenger = await seat(bookingId, 0);
    arranging.bookings.setClock(at('08:20').toISOString());
    expect(said(await note(bookingId))).toBe('409 not_now');
    expect((await note(bookingId, [passenger])).status).toBe(200);
    expect(await arranging.statusOf(bookingId)).toBe('ongoing');
    const row = arranging.db.selectFrom('passenger').select('attended').where('id', '=', passenger);
    expect((await row.executeTakeFirst())?.attended).toBe(false);
  });

  it.each([
    ['underway', 'ongoing'],
    ['done', 'completed'],
  ])('of a trip that is %s, may have come after all: then they are %s', async (trip, riding) => {
    const { bookingId } = await made(trip, 'noshow');
    const [first, second] = [await seat(bookingId, 0), await seat(bookingId, 1)];
    const passengers = arranging.db.selectFrom('passenger').where('bookingId', '=', bookingId);
    await arranging.db
      .updateTable('passenger')
      .set({ attended: false })
      .where('bookingId', '=', bookingId)
      .execute();
    arranging.bookings.setClock(at('13:00').toISOString());
    expect(said(await note(bookingId, [first, second]))).toBe('409 not_now');
    expect((await note(bookingId, [second])).status).toBe(200);
    expect(await arranging.statusOf(bookingId)).toBe(riding);
    expect(await passengers.select('attended').orderBy('position').execute()).toEqual([
      { attended: true },
      { attended: false },
    ]);
  });

  it('of a trip that never left, stays a no-show', async () => {
    const { bookingId } = await made('cancelled', 'noshow');
    await seat(bookingId, 0);
    arranging.bookings.setClock(at('13:00').toISOString());
    expect(said(await note(bookingId))).toBe('409 not_now');
  });
});
