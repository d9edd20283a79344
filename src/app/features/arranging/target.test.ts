import { describe, expect, it } from 'vitest';
import type { ArrangeBooking, ArrangeDay, ArrangeTrip } from '#contract/arranging';
import {
  findTarget,
  isLate,
  isLateToLeave,
  isLost,
  isOpen,
  rowsOf,
  targetsOf,
  troubleOf,
} from './target';

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

describe('a trip should have left', () => {
  it.each([
    ['accepted', '06:16', true],
    ['planned', '06:15', false],
    ['offered', '06:16', true],
    ['declined', '08:00', false],
    ['underway', '08:00', false],
  ] as const)('that is %s at %s: %s', (status, moment, expected) => {
    const trip = { status, startsAt: '2026-11-24T06:00:00.000Z' } as ArrangeTrip;
    expect(isLateToLeave(trip, at(moment))).toBe(expected);
  });
});

describe('a car that cannot go on', () => {
  const trouble = { at: '2026-11-24T01:06:00.000Z', text: 'ยางแตก' };
  const day = { resources: { cars: [{ id: 'car', trouble }] } } as unknown as ArrangeDay;

  it.each([
    ['underway', '2026-11-24T01:00:00.000Z', trouble],
    ['planned', '2026-11-25T01:00:00.000Z', trouble],
    ['accepted', '2026-11-25T07:01:00.000Z', null],
    ['done', '2026-11-24T01:00:00.000Z', null],
  ] as const)('calls for a %s trip of %s: %o', (status, startsAt, expected) => {
    expect(troubleOf(day, { carId: 'car', status, startsAt }, at('07:00'))).toEqual(expected);
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
