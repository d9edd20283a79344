import { describe, expect, it } from 'vitest';
import type { ArrangeBooking, ArrangeDay, ArrangeTrip } from '#contract/arranging';
import { findTarget, isLate, isLost, isOpen, rowsOf, targetsOf } from './target';

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

describe('a booking for which no car was found', () => {
  const booking = { id: 'b', status: 'unserved', startsAt: endsAt } as ArrangeBooking;
  const day = { trips: [], unarranged: [], lost: [booking] } as unknown as ArrangeDay;

  it('stands in the table and can be opened, and is nothing that anybody still has to do', () => {
    const target = findTarget(day, 'booking:b')!;
    expect(rowsOf(day)).toEqual([target]);
    expect([isLost(target), isOpen(target, day), targetsOf(day)]).toEqual([true, false, []]);
  });
});
