// Long, because it is one table: what may be done with a trip in each state, by whom, and what comes of it.
import { describe, expect, it } from 'vitest';
import type { BookingState } from '#domain/booking/states';
import { tripStates, type TripState } from '#domain/trip/states';
import { providerOf } from '../support/trips';
import { at, period, said, useArranging } from './use-arranging';

const arranging = useArranging();
const reason = 'รถเสีย';

/** What the bookings of a trip are in each of its states. */
const riding: Record<TripState, BookingState> = {
  planned: 'arranged',
  offered: 'approved',
  accepted: 'arranged',
  declined: 'approved',
  underway: 'ongoing',
  done: 'completed',
  cancelled: 'noshow',
};

const withCar: readonly TripState[] = ['planned', 'offered', 'accepted', 'underway', 'done'];
const withProvider: readonly TripState[] = ['offered', 'accepted', 'declined'];

/** A trip in this state, of the provider where the state names one. */
const tripIn = async (status: TripState) => {
  const { company, db } = arranging;
  const providerId = await providerOf(db);
  const made = await company.arranged(
    { status, ...period('08:00', '12:00') },
    { providerId: withProvider.includes(status) ? providerId : null, riding: riding[status] },
  );
  if (!withCar.includes(status))
    await db
      .updateTable('assignment')
      .set({ releasedAt: arranging.bookings.now })
      .where('tripId', '=', made.tripId)
      .execute();
  await db
    .insertInto('providerKind')
    .values({ providerId, kind: 'bookingwithdrivernava' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { ...made, providerId };
};

const actions = {
  assignment: async () => ({ carId: await arranging.company.car(), reason }),
  release: async () => ({ reason }),
  offer: async () => ({ providerId: await providerOf(arranging.db) }),
  withdraw: async () => ({ reason }),
  accept: async () => ({}),
  decline: async () => ({ reason }),
  depart: async () => ({ at: at('08:05').toISOString() }),
  complete: async () => ({
    departedAt: at('08:05').toISOString(),
    endedAt: at('11:00').toISOString(),
  }),
  times: async () => ({ departedAt: at('08:10').toISOString() }),
  lock: async () => ({ locked: true }),
};

type Action = keyof typeof actions;

// Written out a second time on purpose: what is missing here must be refused as "not now".
const expected: Record<string, { trip: TripState; booking: BookingState }> = {
  'planned assignment': { trip: 'planned', booking: 'arranged' },
  'planned release': { trip: 'cancelled', booking: 'approved' },
  'planned offer': { trip: 'offered', booking: 'approved' },
  'planned depart': { trip: 'underway', booking: 'ongoing' },
  'planned complete': { trip: 'done', booking: 'completed' },
  'planned lock': { trip: 'planned', booking: 'arranged' },
  // The company's own car takes the trip back.
  'offered assignment': { trip: 'planned', booking: 'arranged' },
  'offered release': { trip: 'cancelled', booking: 'approved' },
  'offered withdraw': { trip: 'planned', booking: 'approved' },
  'offered accept': { trip: 'accepted', booking: 'arranged' },
  'offered decline': { trip: 'declined', booking: 'approved' },
  'offered lock': { trip: 'offered', booking: 'approved' },
  'accepted assignment': { trip: 'planned', booking: 'arranged' },
  'accepted release': { trip: 'cancelled', booking: 'approved' },
  'accepted withdraw': { trip: 'planned', booking: 'approved' },
  'accepted decline': { trip: 'declined', booking: 'approved' },
  'accepted depart': { trip: 'underway', booking: 'ongoing' },
  'accepted complete': { trip: 'done', booking: 'completed' },
  'accepted lock': { trip: 'accepted', booking: 'arranged' },
  'declined assignment': { trip: 'planned', booking: 'arranged' },
  'declined release': { trip: 'cancelled', booking: 'approved' },
  'declined offer': { trip: 'offered', booking: 'approved' },
  'declined withdraw': { trip: 'planned', booking: 'approved' },
  'declined lock': { trip: 'declined', booking: 'approved' },
  'underway assignment': { trip: 'underway', booking: 'ongoing' },
  'underway complete': { trip: 'done', booking: 'completed' },
  'underway times': { trip: 'underway', booking: 'ongoing' },
  'underway lock': { trip: 'underway', booking: 'ongoing' },
  'done times': { trip: 'done', booking: 'completed' },
};

const moves = tripStates.flatMap((state) =>
  (Object.keys(actions) as Action[]).map((action) => [state, action] as const),
);

const isAllowed = ([state, action]: (typeof moves)[number]) => `${state} ${action}` in expected;

describe('a trip', () => {
  it.each(moves.filter(isAllowed))(
    'that is %s: %s leads where the table says',
    async (state, action) => {
      const { tripId, bookingId } = await tripIn(state);
      arranging.bookings.setClock(at('12:00').toISOString());
      const answer = await arranging.act(tripId, action, await actions[action]());
      expect(said(answer)).toBe('200');
      expect({
        trip: (await arranging.read(tripId)).status,
        booking: await arranging.statusOf(bookingId),
      }).toEqual(expected[`${state} ${action}`]);
    },
  );

  it.each(moves.filter((move) => !isAllowed(move)))(
    'that is %s: %s is refused, and nothing changes',
    async (state, action) => {
      const { tripId, bookingId } = await tripIn(state);
      arranging.bookings.setClock(at('12:00').toISOString());
      const before = await arranging.read(tripId);
      const answer = await arranging.act(tripId, action, await actions[action]());
      expect(said(answer)).toBe('409 not_now');
      expect(await arranging.read(tripId)).toEqual(before);
      expect(await arranging.statusOf(bookingId)).toBe(riding[state]);
    },
  );

  it.each(tripStates.filter((state) => `${state} lock` in expected))(
    'that is %s and pinned says that it may be unpinned, and is',
    async (state) => {
      const { tripId } = await tripIn(state);
      await arranging.act(tripId, 'lock', { locked: true });
      const { may } = (await arranging.detail(tripId)).body;
      expect(may).toMatchObject({ lock: true, assign: false, release: false, offer: false });
      await arranging.act(tripId, 'lock', { locked: false });
      expect((await arranging.read(tripId)).locked).toBe(false);
    },
  );

  it('that is over says that it cannot be pinned', async () => {
    for (const state of ['done', 'cancelled'] as const) {
      const { tripId } = await tripIn(state);
      expect((await arranging.detail(tripId)).body.may.lock, state).toBe(false);
    }
  });

  it('that stands ready tells what may be done with it', async () => {
    const { tripId } = await tripIn('planned');
    arranging.bookings.setClock(at('07:30').toISOString());
    expect((await arranging.detail(tripId)).body.may).toEqual({
      lock: true,
      assign: true,
      release: true,
      offer: true,
      withdraw: false,
      accept: false,
      decline: false,
      depart: true,
      complete: true,
      recordTimes: false,
      costs: false,
    });
  });
});

describe('a provider', () => {
  const offered = async () => {
    const providerId = await providerOf(arranging.db);
    const bookingId = await arranging.company.booking(period('08:00', '12:00'));
    await arranging.db
      .insertInto('providerKind')
      .values({ providerId, kind: 'bookingwithdrivernava' })
      .execute();
    const { body } = await arranging.arrange([bookingId], { providerId });
    return { providerId, bookingId, tripId: body.trips[0]!.id, trip: body.trips[0]! };
  };

  it('is handed a trip, sends a car and driver and accepts: only then it is arranged', async () => {
    const { providerId, bookingId, tripId, trip } = await offered();
    expect(trip).toMatchObject({ status: 'offered', waitsFor: 'answer' });
    const carId = await arranging.company.car({ providerId });
    const driverId = await arranging.company.driver({ providerId });
    const as = { role: 'supplier' as const };
    const { body } = await arranging.act(tripId, 'accept', { carId, driverId }, as);
    expect(body.trips[0]).toMatchObject({ status: 'accepted', carId, driverId, waitsFor: null });
    expect(await arranging.statusOf(bookingId)).toBe('arranged');
  });

  it('may accept first and name the car later', async () => {
    const { providerId, bookingId, tripId } = await offered();
    const as = { role: 'supplier' as const };
    expect((await arranging.act(tripId, 'accept', {}, as)).body.trips[0]?.waitsFor).toBe('car');
    expect(await arranging.statusOf(bookingId)).toBe('approved');
    const carId = await arranging.company.car({ providerId });
    expect((await arranging.act(tripId, 'assignment', { carId }, as)).status).toBe(200);
    expect(await arranging.statusOf(bookingId)).toBe('arranged');
  });

  it('may say no afterwards: the car is free and the booking waits again', async () => {
    const { providerId, bookingId, tripId } = await offered();
    const as = { role: 'supplier' as const };
    const carId = await arranging.company.car({ providerId });
    await arranging.act(tripId, 'accept', { carId }, as);
    await arranging.act(tripId, 'decline', { reason }, as);
    expect(await arranging.statusOf(bookingId)).toBe('approved');
    expect((await arranging.read(tripId)).waitsFor).toBe('provider');
    const claims = await arranging.db.selectFrom('carClaim').select('id').execute();
    expect(claims).toEqual([]);
  });

  it('whose car is chosen by the company has to accept it', async () => {
    const providerId = await providerOf(arranging.db);
    const carId = await arranging.company.car({ providerId });
    const bookingId = await arranging.company.booking(period('08:00', '12:00'));
    const { body } = await arranging.arrange([bookingId], { carId });
    expect(body.trips[0]).toMatchObject({
      status: 'offered',
      carId,
      provider: { id: providerId },
      waitsFor: 'answer',
    });
    expect(await arranging.statusOf(bookingId)).toBe('approved');
    await arranging.act(body.trips[0]!.id, 'accept', {}, { role: 'supplier' });
    expect(await arranging.statusOf(bookingId)).toBe('arranged');
  });
});

describe('actual times', () => {
  it('begin on the trip’s own day: what is days ahead cannot leave by a slip of the finger', async () => {
    const { tripId } = await tripIn('planned');
    arranging.bookings.setClock(at('12:00', 20).toISOString());
    const { may } = (await arranging.detail(tripId)).body;
    expect([may.depart, may.complete]).toEqual([false, false]);
    expect(said(await arranging.act(tripId, 'depart', {}))).toBe(
      '400 invalid_input at:long_before_plan',
    );
  });

  it('are recorded with the odometer, free the car early and are the trip’s from then on', async () => {
    const { tripId, carId } = await tripIn('planned');
    arranging.bookings.setClock(at('10:30').toISOString());
    const { body } = await arranging.act(tripId, 'complete', {
      departedAt: at('08:10').toISOString(),
      endedAt: at('10:00').toISOString(),
      startKm: 1200,
      endKm: 1260,
    });
    expect(body.trips[0]).toMatchObject({
      status: 'done',
      departedAt: at('08:10').toISOString(),
      endedAt: at('10:00').toISOString(),
      unconfirmed: false,
      assignments: [{ startKm: 1200, endKm: 1260, heldUntil: at('10:30').toISOString() }],
    });
    const car = arranging.db.selectFrom('car').select('odometer').where('id', '=', carId);
    expect((await car.executeTakeFirst())?.odometer).toBe(1260);
    const next = await arranging.company.booking(period('11:15', '12:00'));
    expect((await arranging.arrange([next], { carId })).status).toBe(200);
  });

  it.each([
    ['of tomorrow', { endedAt: at('10:00', 25).toISOString() }, 'endedAt:in_the_future'],
    [
      'that end before they begin',
      { departedAt: at('09:00').toISOString(), endedAt: at('08:30').toISOString() },
      'endedAt:end_before_start',
    ],
    [
      'of the day before',
      { departedAt: at('08:00', 23).toISOString() },
      'departedAt:long_before_plan',
    ],
    ['with a falling odometer', { startKm: 500, endKm: 400 }, 'endKm:odometer_falls'],
  ])('%s are refused', async (_, body, problem) => {
    const { tripId } = await tripIn('planned');
    arranging.bookings.setClock(at('12:00').toISOString());
    const answer = await arranging.act(tripId, 'complete', body);
    expect(said(answer)).toBe(`400 invalid_input ${problem}`);
  });
});
