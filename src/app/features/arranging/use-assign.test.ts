import { describe, expect, it } from 'vitest';
import type { ArrangeTrip } from '#contract/arranging';
import type { Suggestions } from '#contract/suggestions';
import type { Target } from './target';
import { bestChoice, lacksDriver } from './use-assign';

const targetWith = (of: Pick<ArrangeTrip, 'carId' | 'driverId'>): Target => {
  // No more of a trip is asked for here.
  const trip = of as ArrangeTrip;
  return { type: 'trip', id: 'trip', trip };
};

const suggestions = (driver: string | null) =>
  ({
    cars: [{ car: { id: 'best' }, stops: [] }],
    drivers: driver === null ? [] : [{ driver: { id: driver }, stops: [] }],
  }) as unknown as Suggestions;

describe('what is offered for a trip', () => {
  it('that only lacks a driver is one for the car that it has', () => {
    const target = targetWith({ carId: 'own', driverId: null });
    expect(lacksDriver(target, true)).toBe(true);
    expect(bestChoice(target, suggestions('free'), true)).toEqual({
      carId: 'own',
      driverId: 'free',
    });
    expect(bestChoice(target, suggestions(null), true)).toBeNull();
  });

  it('is the best of each where it has no car, and no driver where the traveller drives', () => {
    const target = targetWith({ carId: null, driverId: null });
    expect(bestChoice(target, suggestions('free'), true)).toEqual({
      carId: 'best',
      driverId: 'free',
    });
    expect(bestChoice(target, suggestions('free'), false)).toEqual({
      carId: 'best',
      driverId: null,
    });
    expect(lacksDriver(targetWith({ carId: 'own', driverId: null }), false)).toBe(false);
  });
});
