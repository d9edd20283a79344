// Long, because a trip has one table of figures, and each of them its own small case.
import type { TimeSource } from '../link/mark';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignment } from '../../../tests/factories/report-source';
import type { SourceAssignment, SourceBooking, SourceTrip } from './source';
import { splitBy } from '../split-by';
import { factsOfTrip } from './trip-facts';

const HOUR = 3_600_000;
/** Eight in the morning in Bangkok. */
const START = Date.parse('2026-11-10T01:00:00Z');

const booking = (more: Partial<SourceBooking> = {}): SourceBooking => ({
  id: 'a',
  kind: 'bookingduringday',
  status: 'completed',
  personId: 'person',
  costCentreId: 'sales',
  startsAt: START,
  seats: 1,
  absent: 0,
  board: null,
  alight: null,
  estimate: null,
  cancelledLate: false,
  hasWaited: false,
  decisions: 0,
  decisionMinutes: 0,
  ...more,
});

const times = { plannedFrom: START, plannedTo: START + 4 * HOUR };
const car = (more: Partial<SourceAssignment> = {}) => assignment(times, more);

const trip = (more: Partial<SourceTrip> = {}): SourceTrip => ({
  id: 'trip',
  kind: 'bookingduringday',
  status: 'done',
  startsAt: START,
  endsAt: START + 4 * HOUR,
  departedAt: null,
  endedAt: null,
  departedBy: null,
  endedBy: null,
  isUnconfirmed: false,
  withDriver: true,
  providerId: null,
  plannedMetres: 20_000,
  cost: 90_000,
  hoursIncluded: null,
  bookings: [booking()],
  assignments: [car()],
  expenses: [],
  ...more,
});

const sum = (of: SourceTrip, key: keyof ReturnType<typeof factsOfTrip>[number]): number =>
  factsOfTrip(of).reduce((total, fact) => total + Number(fact[key]), 0);

describe('a pooled trip', () => {
  const shared = trip({ bookings: [booking(), booking({ id: 'b', seats: 2 })] });

  it('is split among its bookings by their seats', () => {
    expect(factsOfTrip(shared).map(({ trips, costEstimate }) => [trips, costEstimate])).toEqual([
      [333_333, 30_000],
      [666_667, 60_000],
    ]);
  });

  it('saves as much again for each further booking', () => {
    expect(sum(shared, 'savedEstimate')).toBe(90_000);
    expect(sum(trip(), 'savedEstimate')).toBe(0);
  });

  it('counts its car once', () => {
    expect(factsOfTrip(shared).map(({ lead }) => lead)).toEqual([true, false]);
  });

  it('has people who ride one stretch after the other on one seat', () => {
    const stretches = [booking({ board: 0, alight: 1 }), booking({ id: 'b', board: 1, alight: 2 })];
    expect(sum(trip({ bookings: stretches }), 'seatsUsed')).toBe(1_000);
    expect(sum(shared, 'seatsUsed')).toBe(3_000);
  });
});

describe('what a trip counts for', () => {
  it('while it is only planned or was cancelled, is nothing but its bookings', () => {
    for (const status of ['planned', 'offered', 'accepted', 'declined', 'cancelled'] as const) {
      expect(sum(trip({ status }), 'trips')).toBe(0);
      expect(sum(trip({ status }), 'costEstimate')).toBe(0);
      expect(sum(trip({ status }), 'bookings')).toBe(1);
    }
  });

  it('without passengers, is a trip with its cost all the same', () => {
    const empty = trip({ bookings: [booking({ status: 'noshow' })] });
    expect(sum(empty, 'trips')).toBe(1_000_000);
    expect(sum(empty, 'costEstimate')).toBe(90_000);
    expect(sum(empty, 'noShows')).toBe(1);
    expect(sum(empty, 'passengers')).toBe(0);
  });

  it('goes by the odometer, each car for its own part, and by the plan where nobody read it', () => {
    const swapped = trip({
      assignments: [
        car({ plannedTo: START + HOUR, startKm: 10, endKm: 15 }),
        car({ id: 'b', carId: 'spare', plannedFrom: START + HOUR, startKm: 7, endKm: 10 }),
      ],
    });
    const ofCar = (id: string) =>
      factsOfTrip(swapped)
        .filter(({ carId }) => carId === id)
        .reduce((total, { metres }) => total + metres, 0);
    expect([ofCar('car'), ofCar('spare')]).toEqual([5_000, 3_000]);
    expect(sum(trip(), 'metres')).toBe(20_000);
    expect(sum(trip(), 'grams')).toBe(2_000);
  });

  it('leaves out a car that was taken off before it left', () => {
    const assignments = [car({ releasedAt: START - HOUR }), car({ id: 'b', carId: 'spare' })];
    expect(factsOfTrip(trip({ assignments })).map(({ carId }) => carId)).toEqual(['spare']);
  });

  it('is on time up to ten minutes, and silent where the clock assumed the time', () => {
    const left = (minutes: number, isUnconfirmed = false) =>
      trip({ departedAt: START + minutes * 60_000, isUnconfirmed });
    expect([sum(left(10), 'onTime'), sum(left(11), 'onTime')]).toEqual([1_000_000, 0]);
    expect([sum(left(11), 'timed'), sum(left(11, true), 'timed')]).toEqual([1_000_000, 0]);
    const by = (departedBy: TimeSource, isUnconfirmed: boolean) =>
      sum({ ...left(0, isUnconfirmed), departedBy }, 'timed');
    // A departure that was seen counts also where nobody saw the return, and the other way round.
    expect([by('driver', true), by('clock', false)]).toEqual([1_000_000, 0]);
    const back = trip({ withDriver: false, departedAt: START + HOUR, endedAt: START + 4 * HOUR });
    expect(sum(back, 'onTime')).toBe(1_000_000);
  });

  it('has overtime beyond the hours of its rate, by started quarter hours', () => {
    const long = { hoursIncluded: 3, endedAt: START + 4 * HOUR + 60_000 };
    expect(sum(trip(long), 'overtimeMinutes')).toBe(75);
    expect(sum(trip({ ...long, withDriver: false }), 'overtimeMinutes')).toBe(0);
  });

  it('in use over midnight, is so on both days, until it really came back', () => {
    const night = car({
      plannedFrom: START + 14 * HOUR,
      plannedTo: START + 18 * HOUR,
      returnedAt: START + 30 * HOUR,
    });
    expect(
      factsOfTrip(trip({ assignments: [night] })).map(({ day, useFrom, useTo }) => [
        day,
        useFrom,
        useTo,
      ]),
    ).toEqual([
      ['2026-11-10', 1320, 1440],
      ['2026-11-11', 0, 840],
    ]);
  });
});

describe('what counts once', () => {
  const night = car({
    plannedFrom: START + 14 * HOUR,
    plannedTo: START + 18 * HOUR,
    returnedAt: START + 30 * HOUR,
  });

  it('stands in the first row of a booking, and in none of its further ones', () => {
    const over = trip({ assignments: [night], bookings: [booking({ decisions: 2 })] });
    expect(
      ['bookings', 'passengers', 'trips', 'decisions', 'metres', 'costEstimate'].map((key) =>
        sum(over, key as 'bookings'),
      ),
    ).toEqual([1, 1, 1_000_000, 2, 20_000, 90_000]);
  });

  it('is the same in whatever order bookings and cars stand in the table', () => {
    const bookings = ['a', 'b', 'c'].map((id, index) => booking({ id, seats: index + 1 }));
    const assignments = [car(), car({ id: 'other', endKm: 40, startKm: 10 })];
    const facts = factsOfTrip(trip({ bookings, assignments, cost: 100 }));
    const turned = trip({
      bookings: bookings.toReversed(),
      assignments: assignments.toReversed(),
      cost: 100,
    });
    expect(factsOfTrip(turned)).toEqual(facts);
  });

  it('of two cars, each has its own hours', () => {
    const first = car({ carId: 'first', plannedTo: START + HOUR });
    const second = car({
      id: 'second',
      carId: 'second',
      plannedFrom: START + HOUR,
    });
    const facts = factsOfTrip(trip({ assignments: [first, second] }));
    expect(
      facts.map(({ carId, useFrom, useTo, useShare }) => [carId, useFrom, useTo, useShare]),
    ).toEqual([
      ['second', 540, 720, 1_000_000],
      ['first', 0, 0, 0],
      ['first', 480, 540, 1_000_000],
    ]);
  });

  it('of people who board on two days stands with none of them', () => {
    const bookings = [booking(), booking({ id: 'b', startsAt: START + 24 * HOUR })];
    const long = car({ plannedTo: START + 30 * HOUR });
    const facts = factsOfTrip(trip({ bookings, assignments: [long] }));
    expect(facts.map(({ part, day, useFrom, useTo }) => [part, day, useFrom, useTo])).toEqual([
      [0, '2026-11-10', 0, 0],
      [0, '2026-11-11', 0, 0],
      [1, '2026-11-10', 480, 1440],
      [1, '2026-11-10', 480, 1440],
      [2, '2026-11-11', 0, 840],
      [2, '2026-11-11', 0, 840],
    ]);
  });

  it('is no use of a car where only an expense stands', () => {
    const split = [{ costCentreId: 'other', share: 10_000 }];
    const facts = factsOfTrip(trip({ expenses: [{ id: 'e', amount: 100, split }] }));
    expect(facts.map(({ lead }) => lead)).toEqual([true, false]);
    const [ofTrip, ofExpense] = facts;
    expect(ofTrip?.driverId).not.toBeNull();
    expect(ofExpense?.driverId).toBe(ofTrip?.driverId);
  });
});

describe('what a car is', () => {
  const grams = (more: Partial<SourceAssignment>) =>
    sum(trip({ assignments: [car({ gramsPerKm: null, ...more })] }), 'grams');

  it('says how much it gives off, to the gram', () => {
    expect(grams({ gramsPerKm: 240 })).toBe(4_800);
    expect(grams({ gramsPerKm: 134.6049 })).toBe(2_692);
    expect(grams({ gramsPerKm: null })).toBe(0);
    expect(sum(trip({ assignments: [] }), 'grams')).toBe(0);
    expect(sum(trip({ assignments: [], plannedMetres: null }), 'metres')).toBe(0);
  });

  it('says how many seats were offered: of the smallest, and without a driver one more', () => {
    const two = [car({ carSeats: 9 }), car({ id: 'b', carSeats: 4 })];
    expect(sum(trip({ assignments: two }), 'seatsOffered')).toBe(4_000);
    expect(sum(trip({ assignments: two, withDriver: false }), 'seatsOffered')).toBe(5_000);
    expect(sum(trip({ assignments: [] }), 'seatsOffered')).toBe(0);
    expect(sum(trip({ assignments: [], withDriver: false }), 'seatsOffered')).toBe(0);
  });

  it('is read by its odometer only where both ends were read', () => {
    const read = (startKm: number | null, endKm: number | null) =>
      sum(trip({ assignments: [car({ startKm, endKm })] }), 'metres');
    expect([read(10, 15), read(10, null), read(null, 15)]).toEqual([5_000, 20_000, 20_000]);
  });

  it('is the last that was on the trip, whoever stands first in the table; of two at once by its id', () => {
    const carOf = (...assignments: SourceAssignment[]) =>
      factsOfTrip(trip({ assignments }))[0]?.carId;
    const late = car({ id: 'a', carId: 'late', plannedFrom: START + HOUR });
    const early = car({ id: 'b', carId: 'early' });
    expect([carOf(early, late), carOf(late, early)]).toEqual(['late', 'late']);
    const twin = car({ id: 'c', carId: 'twin' });
    expect([carOf(early, twin), carOf(twin, early)]).toEqual(['twin', 'twin']);
    const left = car({ carId: 'left', releasedAt: START, departedAt: START - HOUR });
    expect(carOf(left)).toBe('left');
  });

  it('belongs to the provider of the trip, else to that of the car', () => {
    const of = (providerId: string | null, carProviderId: string | null) => {
      const assignments = [car({ carProviderId, driverId: null })];
      const expenses = [
        { id: 'e', amount: 100, split: [{ costCentreId: 'other', share: 10_000 }] },
      ];
      const bookings = [booking(), booking({ id: 'b', status: 'cancelled' })];
      return factsOfTrip(trip({ providerId, assignments, expenses, bookings })).map((fact) => [
        fact.line,
        fact.providerId,
        fact.carId,
        fact.driverId,
      ]);
    };
    const lines = (provider: string | null) =>
      ['a', 'b', 'trip'].map((line) => [line, provider, 'car', null]);
    expect(of('trips', 'cars')).toEqual(lines('trips'));
    expect(of(null, 'cars')).toEqual(lines('cars'));
    expect(of(null, null)).toEqual(lines(null));
    const ownDriver = factsOfTrip(
      trip({ bookings: [booking({ status: 'approved' })], status: 'planned' }),
    );
    expect(ownDriver[0]).toMatchObject({ carId: 'car', driverId: 'driver', tripId: 'trip' });
    const noCar = factsOfTrip(trip({ assignments: [] }));
    expect(noCar[0]).toMatchObject({
      assignmentId: null,
      carId: null,
      driverId: null,
      useTo: 0,
      lead: false,
    });
  });
});

describe('what a trip cost', () => {
  it('is what its bookings were told where it has no price of its own', () => {
    const bookings = [booking({ estimate: 300 }), booking({ id: 'b', estimate: null })];
    expect(sum(trip({ cost: null, bookings }), 'costEstimate')).toBe(300);
  });

  it('is saved once more for each who rode along, by expenses too', () => {
    const bookings = [booking(), booking({ id: 'b' }), booking({ id: 'c' })];
    const expenses = [{ id: 'e', amount: 600, split: [] }];
    const facts = factsOfTrip(trip({ bookings, expenses }));
    expect(facts.map(({ savedExpense }) => savedExpense)).toEqual([400, 400, 400]);
    expect(facts.map(({ passengers, useShare }) => [passengers, useShare])).toEqual([
      [1, 333_333],
      [1, 333_333],
      [1, 333_334],
    ]);
  });

  it('of a trip without passengers stands once, and its expenses beside it, part by part', () => {
    const bookings = [booking({ status: 'noshow' })];
    const split = ['x', 'y'].map((costCentreId) => ({ costCentreId, share: 5_000 }));
    const facts = factsOfTrip(trip({ bookings, expenses: [{ id: 'e', amount: 100, split }] }));
    const ofTrip = facts.filter(({ line }) => line === 'trip');
    expect(
      ofTrip.map(({ part, costCentreId, costExpense }) => [part, costCentreId, costExpense]),
    ).toEqual([
      [0, null, 0],
      [1, 'x', 50],
      [2, 'y', 50],
    ]);
  });

  it('has overtime by started minutes of the plan where nobody recorded the times', () => {
    expect(sum(trip({ hoursIncluded: 3 }), 'overtimeMinutes')).toBe(60);
    const just = { hoursIncluded: 4, endedAt: START + 4 * HOUR + 1 };
    expect(sum(trip(just), 'overtimeMinutes')).toBe(15);
    const early = { hoursIncluded: 3, departedAt: START + HOUR };
    expect(sum(trip(early), 'overtimeMinutes')).toBe(0);
  });
});

describe('expenses', () => {
  const split = [
    { costCentreId: 'sales', share: 6000 },
    { costCentreId: 'other', share: 4000 },
  ];
  const paid = trip({ expenses: [{ id: 'e', amount: 1000, split }] });

  it('are charged to the cost centres of their split, travelling or not', () => {
    expect(
      factsOfTrip(paid).map(({ bookingId, costCentreId, costExpense }) => [
        bookingId,
        costCentreId,
        costExpense,
      ]),
    ).toEqual([
      ['a', 'sales', 600],
      [null, 'other', 400],
    ]);
  });

  it('without a split, fall on whoever travelled', () => {
    const bookings = [booking(), booking({ id: 'b', seats: 3, costCentreId: 'other' })];
    const facts = factsOfTrip(trip({ bookings, expenses: [{ id: 'e', amount: 1001, split: [] }] }));
    expect(facts.map(({ costExpense }) => costExpense)).toEqual([250, 751]);
  });
});

describe('splitting', () => {
  it('never loses or makes a unit, and gives nobody more than a unit above the exact part', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 40 }),
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 }),
        (amount, weights) => {
          const parts = splitBy(amount, weights);
          const sumOfWeights = weights.reduce((total, weight) => total + weight, 0);
          expect(parts.reduce((total, part) => total + part, 0)).toBe(amount);
          parts.forEach((part, index) =>
            expect(Math.abs(part - (amount * weights[index]!) / sumOfWeights)).toBeLessThan(1.001),
          );
        },
      ),
    );
  });
});
