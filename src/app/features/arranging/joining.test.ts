import { describe, expect, it } from 'vitest';
import type { ArrangeDay, ArrangeTrip } from '#contract/arranging';
import type { Swapped } from '#domain/arranging/decide-swap';
import { canJoin, canSwap, mergeOf, minutesMore } from './joining';
import type { Target } from './target';

const trip = (id: string, more: Partial<ArrangeTrip> = {}) =>
  ({
    id,
    status: 'planned',
    locked: false,
    withDriver: true,
    provider: null,
    carId: `car of ${id}`,
    driverId: `driver of ${id}`,
    ...more,
  }) as ArrangeTrip;

const moment = (time: string) => `2026-11-24T${time}:00.000Z`;

/** With its car and driver held from its start until ten minutes after its end. */
const ride = (id: string, starts: string, ends: string, more: Partial<ArrangeTrip> = {}) => {
  const period = { startsAt: moment(starts), endsAt: moment(ends) };
  const made = trip(id, { ...period, departure: null, places: 3, bookings: [], ...more });
  const { carId, driverId } = made;
  const heldUntil = new Date(Date.parse(period.endsAt) + 600_000).toISOString();
  const held = { ...period, id, carId, driverId, heldFrom: period.startsAt, heldUntil };
  return { ...made, assignments: [held] } as ArrangeTrip;
};

const dayWith = (trips: readonly ArrangeTrip[], blocks: readonly object[] = []) =>
  ({ kind: { pools: true, bufferMinutes: 10 }, trips, blocks }) as ArrangeDay;

const mine = ride('mine', '09:00', '09:30');
const other = (more: Partial<ArrangeTrip> = {}) => ride('other', '11:00', '11:30', more);
const provider = { id: 'p', name: 'ฟาสต์ทรานส์' };
const swap = (own: ArrangeTrip, another: ArrangeTrip, what: Swapped, more: ArrangeTrip[] = []) =>
  canSwap(own, another, what, dayWith([own, another, ...more]));

describe('a trip is offered for a swap', () => {
  it.each(['cars', 'drivers', 'both'] as const)('of %s with another of the same owner', (what) => {
    expect(swap(mine, other(), what)).toBe(true);
    expect(swap(mine, ride('other', '09:15', '09:45'), what)).toBe(true);
  });

  it('never one whose car would be on another trip then', () => {
    const before = ride('before', '08:30', '08:55', { carId: 'car of other' });
    expect(swap(mine, other(), 'cars', [before])).toBe(false);
    expect(swap(other(), mine, 'cars', [before])).toBe(false);
    expect(swap(mine, other(), 'drivers', [before])).toBe(true);
  });

  it('never one whose car has too few seats', () => {
    const four = ride('mine', '09:00', '09:30', {
      bookings: [{ status: 'arranged', seats: 4 }] as ArrangeTrip['bookings'],
      places: 9,
    });
    expect(swap(four, other(), 'cars')).toBe(false);
    expect(swap(four, other(), 'drivers')).toBe(true);
  });

  it.each([
    ['itself', mine, 'both'],
    ['of another owner', other({ provider }), 'cars'],
    ['pinned', other({ locked: true }), 'cars'],
    ['on its way', other({ status: 'underway' }), 'cars'],
    ['without a car', other({ carId: null }), 'cars'],
    ['with the same car', other({ carId: mine.carId }), 'cars'],
    ['with the same driver', other({ driverId: mine.driverId }), 'drivers'],
    ['the same in both', other({ carId: mine.carId, driverId: mine.driverId }), 'both'],
  ] as const)('never one that is %s', (_, unfit, what) => {
    expect(swap(mine, unfit, what)).toBe(false);
  });

  it('of another owner too where the traveller drives: nobody has to accept the car', () => {
    const selfDriven = ride('mine', '09:00', '09:30', { withDriver: false });
    expect(swap(selfDriven, other({ withDriver: false, provider }), 'cars')).toBe(true);
  });
});

const waiting = (starts: string, ends: string) =>
  ({
    type: 'booking',
    id: 'waiting',
    booking: { status: 'approved', seats: 1, startsAt: moment(starts), endsAt: moment(ends) },
  }) as Target;

const nine = ride('nine', '09:00', '09:30');
const booking = waiting('09:15', '09:45');

describe('a booking that waits is offered a seat on a trip', () => {
  it('whose car and driver are free for as long as both take', () => {
    expect(canJoin(booking, nine, dayWith([nine, ride('ten', '09:55', '10:15')]))).toBe(true);
  });

  it.each([
    ['the car', { carId: nine.carId }],
    ['the driver', { driverId: nine.driverId }],
  ] as const)('never one that would keep %s from the next trip', (_, shared) => {
    expect(canJoin(booking, nine, dayWith([nine, ride('ten', '09:50', '10:15', shared)]))).toBe(
      false,
    );
  });

  it('never one whose driver is on leave then', () => {
    const leave = {
      carId: null,
      driverId: nine.driverId,
      type: 'leave',
      bookingId: null,
      endsAt: null,
    };
    expect(canJoin(booking, nine, dayWith([nine], [{ ...leave, startsAt: moment('09:40') }]))).toBe(
      false,
    );
  });

  it('never one whose car is kept for the wish of somebody else', () => {
    const keptFor = (bookingId: string) => ({
      carId: nine.carId,
      driverId: null,
      type: 'tentative',
      bookingId,
      startsAt: moment('09:40'),
      endsAt: moment('10:00'),
    });
    expect(canJoin(booking, nine, dayWith([nine], [keptFor('another')]))).toBe(false);
    expect(canJoin(booking, nine, dayWith([nine], [keptFor(booking.id)]))).toBe(true);
  });

  it('never on another route of the timetable', () => {
    const departure = { route: 'Dormitory', direction: 'out', departs: '09:00' } as const;
    const [out, back] = [
      ride('out', '09:00', '09:30', { departure }),
      ride('back', '09:00', '09:30', { departure: { ...departure, direction: 'back' } }),
    ];
    expect(canJoin({ type: 'trip', id: 'out', trip: out }, back, dayWith([out, back]))).toBe(false);
  });

  it('with the least that it takes longer first', () => {
    expect(minutesMore(booking, nine)).toBe(15);
    expect(minutesMore(booking, ride('later', '09:00', '11:00'))).toBe(0);
  });
});

describe('of two that would share a car', () => {
  const asTarget = (of: ArrangeTrip): Target => ({ type: 'trip', id: of.id, trip: of });
  const carless = ride('waiting', '10:00', '10:20', { carId: null, driverId: null });

  it('the one that has a car takes the other in, whichever of them was opened', () => {
    expect(mergeOf(carless, asTarget(mine))).toEqual({ target: asTarget(carless), into: mine });
    expect(mergeOf(mine, asTarget(carless))).toEqual({ target: asTarget(carless), into: mine });
  });

  it('the one that is open takes the other in where both have a car, or neither', () => {
    const another = other();
    expect(mergeOf(mine, asTarget(another)).into).toBe(mine);
    const later = ride('later', '10:30', '10:50', { carId: null, driverId: null });
    expect(mergeOf(carless, asTarget(later)).into).toBe(carless);
  });
});
