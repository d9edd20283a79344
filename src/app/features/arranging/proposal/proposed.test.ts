import { describe, expect, it } from 'vitest';
import type { ArrangeDay } from '#contract/arranging';
import { sayIn } from '#words/message';
import { gainsOf, sayLeft } from './proposal-summary';
import { byCar, type Change, withTheirBlocks } from './proposed';

const change = (id: string, carId: string, time: string, block: number): Change => ({
  id,
  block,
  trip: null,
  bookings: [],
  startsAt: `2026-11-24T${time}:00.000Z`,
  endsAt: `2026-11-24T${time}:30.000Z`,
  before: null,
  after: { carId, driverId: null },
  hire: null,
  isHired: false,
  reasons: [],
  isAccepted: false,
});

const figures = (cost: string, hired: number, unserved: number) => ({
  cost,
  hired,
  unserved,
  changes: 0,
  overtime: 0,
  otherKind: 0,
});
const gains = (byHand: ReturnType<typeof figures>, proposed: ReturnType<typeof figures>) =>
  gainsOf({ now: byHand, byHand, proposed }, sayIn('en'));

describe('what is proposed', () => {
  it('stands by car in the order in which they leave', () => {
    const changes = [change('c', '1', '09:00', 0), change('b', '2', '08:00', 1)];
    const earliest = change('a', '1', '07:00', 2);
    expect(
      byCar([...changes, earliest]).map((car) => [car.carId, car.changes.map(({ id }) => id)]),
    ).toEqual([
      ['1', ['a', 'c']],
      ['2', ['b']],
    ]);
  });

  it('is taken with whatever needs it', () => {
    const [a, b, c] = [
      change('a', '1', '07:00', 0),
      change('b', '2', '08:00', 1),
      change('c', '3', '09:00', 0),
    ];
    expect(withTheirBlocks([a, b, c], [a])).toEqual([a, c]);
  });

  it('gives everybody a car only when no provider still has to answer', () => {
    // Only what the sentence reads of a day.
    const said = (waitsFor: 'answer' | null) =>
      sayLeft({ trips: [{ waitsFor }] } as unknown as ArrangeDay, { left: [] }, sayIn('th'));
    expect(said('answer')).toBe('รอผู้ให้บริการตอบ 1');
    expect(said(null)).toBe('มีรถครบทุกรายการ');
  });

  it('is said to be better only by what the figures prove', () => {
    expect(gains(figures('9000.00', 4, 3), figures('8000.00', 1, 2))).toEqual([
      '1 more booking has a car',
      '3 hired cars fewer',
      '฿1,000 cheaper',
    ]);
    expect(gains(figures('9000.00', 4, 2), figures('5000.00', 1, 3))).toEqual([]);
    expect(gains(figures('8000.00', 1, 2), figures('9000.00', 2, 1))).toEqual([
      '1 more booking has a car',
    ]);
  });
});
