import { describe, expect, it } from 'vitest';
import type { ArrangeDay, ArrangeTrip } from '#contract/arranging';
import { canJoin, canSwap, minutesMore } from './joining';
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

const mine = trip('mine');
const provider = { id: 'p', name: 'ฟาสต์ทรานส์' };

describe('a trip is offered for a swap', () => {
  it.each(['cars', 'drivers', 'both'] as const)('of %s with another of the same owner', (what) => {
    expect(canSwap(mine, trip('other'), what)).toBe(true);
  });

  it.each([
    ['itself', mine, 'both'],
    ['of another owner', trip('other', { provider }), 'cars'],
    ['pinned', trip('other', { locked: true }), 'cars'],
    ['on its way', trip('other', { status: 'underway' }), 'cars'],
    ['without a car', trip('other', { carId: null }), 'cars'],
    ['with the same car', trip('other', { carId: mine.carId }), 'cars'],
    ['with the same driver', trip('other', { driverId: mine.driverId }), 'drivers'],
    ['the same in both', trip('other', { carId: mine.carId, driverId: mine.driverId }), 'both'],
  ] as const)('never one that is %s', (_, other, what) => {
    expect(canSwap(mine, other, what)).toBe(false);
  });

  it('of another owner too where the traveller drives: nobody has to accept the car', () => {
    const selfDriven = trip('mine', { withDriver: false });
    expect(canSwap(selfDriven, trip('other', { withDriver: false, provider }), 'cars')).toBe(true);
  });
});

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

const waiting = (starts: string, ends: string) =>
  ({
    type: 'booking',
    id: 'waiting',
    booking: { status: 'approved', seats: 1, startsAt: moment(starts), endsAt: moment(ends) },
  }) as Target;

const dayWith = (trips: readonly ArrangeTrip[], blocks: readonly object[] = []) =>
  ({ kind: { pools: true, bufferMinutes: 10 }, trips, blocks }) as ArrangeDay;

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
    const leave = { carId: null, driverId: nine.driverId, type: 'leave', endsAt: null };
    expect(canJoin(booking, nine, dayWith([nine], [{ ...leave, startsAt: moment('09:40') }]))).toBe(
      false,
    );
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
