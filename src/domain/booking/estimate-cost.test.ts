import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { rate } from '../../../tests/factories/rate';
import { addMinutes } from '../dates/bangkok-time';
import { estimateCost, estimateSnapshot } from './estimate-cost';
import { planApproval } from './plan-approval';

const startsAt = '2026-11-21T01:00:00.000Z';
const cost = (minutes: number, km: number | null = null, of = rate) =>
  estimateCost(of, { startsAt, endsAt: addMinutes(startsAt, minutes), km });

describe('the estimate', () => {
  test.each([
    ['within the hours included', 600, null, '1800.00'],
    ['with two hours and a started quarter of overtime', 12 * 60 + 1, null, '2070.00'],
    ['over a night, by days and without the night’s hours', 33 * 60, null, '3600.00'],
    ['over a night with overtime on the last day', 36 * 60, null, '3840.00'],
    ['whose overtime would cost more than a day, as a day', 24 * 60, 0, '3480.00'],
    ['with kilometres beyond those included', 600, 120, '1910.00'],
    ['with the kilometres of two days', 33 * 60, 220, '3710.00'],
    ['of no length, as a day', 0, null, '1800.00'],
    ['whose overtime would cost more than a day, with its kilometres', 24 * 60, 250, '3875.00'],
  ])('%s', (_, minutes, km, total) => {
    expect(estimateSnapshot(cost(minutes, km)).total).toBe(total);
  });

  it('never charges more overtime than one day more would cost', () => {
    const dear = { ...rate, overtimePerHour: 60_000 };
    expect(estimateSnapshot(cost(15 * 60, null, dear))).toEqual({
      total: '3600.00',
      parts: [{ label: 'day_rate', quantity: 2, each: '1800.00', amount: '3600.00' }],
    });
  });

  it('says what it is made of, and nothing that costs nothing', () => {
    expect(estimateSnapshot(cost(12 * 60 + 30, 101)).parts).toEqual([
      { label: 'day_rate', quantity: 1, each: '1800.00', amount: '1800.00' },
      { label: 'overtime', quantity: 2.5, each: '120.00', amount: '300.00' },
      { label: 'distance', quantity: 1, each: '5.50', amount: '5.50' },
    ]);
  });

  it('is monotone in time and in distance, and the sum of its parts', () => {
    // A day costs at least the kilometres that it includes.
    const rates = fc
      .record({
        dayRate: fc.integer({ min: 0, max: 1_000_000 }),
        hoursIncluded: fc.integer({ min: 0, max: 240 }).map((tenths) => tenths / 10),
        overtimePerHour: fc.integer({ min: 0, max: 200_000 }),
        kmIncluded: fc.integer({ min: 0, max: 300 }),
        perKm: fc.integer({ min: 0, max: 5_000 }),
      })
      .filter(({ dayRate, kmIncluded, perKm }) => kmIncluded * perKm <= dayRate);
    const length = fc.integer({ min: 1, max: 12_000 });
    const more = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(rates, length, more, more, more, (of, minutes, longer, km, further) => {
        const shorter = cost(minutes, km, of);
        expect(cost(minutes + longer, km, of).total).toBeGreaterThanOrEqual(shorter.total);
        expect(cost(minutes, km + further, of).total).toBeGreaterThanOrEqual(shorter.total);
        expect(shorter.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(shorter.total);
      }),
    );
  });
});

describe('the approval asked for', () => {
  const ride = {
    approvalLevels: 1,
    startsAt,
    endsAt: addMinutes(startsAt, 480),
    isUrgent: false,
    estimate: 180_000,
  };
  const limits = { days: 2, estimate: 500_000, urgent: true };

  test.each([
    ['one level by default', {}, { levels: 1, reasons: [] }],
    [
      'a second for several days',
      { endsAt: addMinutes(startsAt, 1440) },
      { levels: 2, reasons: ['several_days'] },
    ],
    ['a second over the limit', { estimate: 500_001 }, { levels: 2, reasons: ['over_limit'] }],
    ['one at the limit', { estimate: 500_000 }, { levels: 1, reasons: [] }],
    ['a second when urgent', { isUrgent: true }, { levels: 2, reasons: ['urgent'] }],
    [
      'three where the rules say so',
      { approvalLevels: 3, isUrgent: true },
      { levels: 3, reasons: ['urgent'] },
    ],
    [
      'none where nothing is approved',
      { approvalLevels: 0, isUrgent: true },
      { levels: 0, reasons: [] },
    ],
  ])('is %s', (_, change, plan) => {
    expect(planApproval({ ...ride, ...change }, limits)).toEqual(plan);
  });

  it('without limits, is what the rules say', () => {
    const none = { days: null, estimate: null, urgent: false };
    expect(planApproval({ ...ride, isUrgent: true, estimate: null }, none).levels).toBe(1);
  });
});
