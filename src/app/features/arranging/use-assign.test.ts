import { describe, expect, it } from 'vitest';
import type { ArrangeDay, ArrangeTrip } from '#contract/arranging';
import type { Suggestions } from '#contract/suggestions';
import type { Target } from './target';
import { bestChoice, isNothingNew, lacksDriver, needsAnswer } from './use-assign';

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

describe('the row in which a trip lies', () => {
  const same = { carId: 'own', driverId: 'hers' };
  const company = { may: { manage: true } } as Pick<ArrangeDay, 'may'>;
  const supplier = { may: { manage: false } } as Pick<ArrangeDay, 'may'>;

  it('gives it nothing that it has already, so that one tap too many writes no second leg', () => {
    expect(isNothingNew(targetWith(same), same, company)).toBe(true);
    expect(isNothingNew(targetWith(same), { ...same, driverId: 'his' }, company)).toBe(false);
    expect(isNothingNew(targetWith({ carId: 'own', driverId: null }), same, company)).toBe(false);
  });

  it('is a yes where its provider has still to answer', () => {
    const offered = targetWith({ ...same, status: 'offered' } as ArrangeTrip);
    expect(isNothingNew(offered, same, supplier)).toBe(false);
    expect(isNothingNew(offered, same, company)).toBe(true);
  });
});

it('a car of a provider has to be accepted first, but by a trip that is on the road', () => {
  const day = { kind: { withDriver: true }, may: { manage: true } } as ArrangeDay;
  const targetIn = (status: ArrangeTrip['status']) => {
    const target = targetWith({ carId: null, driverId: null });
    return target.type === 'trip'
      ? { ...target, trip: { ...target.trip, status, provider: null } }
      : target;
  };
  expect(needsAnswer(targetIn('planned'), { id: 'provider' }, day)).toBe(true);
  expect(needsAnswer(targetIn('underway'), { id: 'provider' }, day)).toBe(false);
  expect(needsAnswer(targetIn('planned'), null, day)).toBe(false);
});
