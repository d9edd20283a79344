import { describe, expect, it } from 'vitest';
import type { ArrangeTrip } from '#contract/arranging';
import { canSwap } from './joining';

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
