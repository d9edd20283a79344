import { describe, expect, it } from 'vitest';
import type { ArrangeDay, ArrangeTrip } from '#contract/arranging';
import { isLate, isOpen } from './target';

const endsAt = '2026-11-24T07:15:00.000Z';
const at = (moment: string) => Date.parse(`2026-11-24T${moment}:00.000Z`);

describe('a trip is overdue', () => {
  it.each([
    ['underway', '07:16', true],
    ['underway', '07:15', false],
    ['done', '08:15', false],
    ['planned', '08:15', false],
  ] as const)('that is %s at %s: %s', (status, moment, expected) => {
    expect(isLate({ status, endsAt } as ArrangeTrip, at(moment))).toBe(expected);
  });
});

describe('a trip that somebody has to act on', () => {
  const day = (manage: boolean) => ({ kind: { withDriver: true }, may: { manage } }) as ArrangeDay;
  const isOpenFor = (waitsFor: ArrangeTrip['waitsFor'], manage: boolean) => {
    const trip = { waitsFor, driverId: 'driver', status: 'offered' } as ArrangeTrip;
    return isOpen({ type: 'trip', id: 'trip', trip }, day(manage));
  };

  it('is the provider’s that was asked until it answers, and the company’s once it said no', () => {
    expect([isOpenFor('answer', true), isOpenFor('answer', false)]).toEqual([false, true]);
    expect([isOpenFor('provider', true), isOpenFor('provider', false)]).toEqual([true, false]);
  });
});
