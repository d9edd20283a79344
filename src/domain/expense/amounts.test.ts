import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseBaht } from '../money';
import { lineAmount, payable, percentOf } from './amount';
import { billShuttles, billTrip } from './bill-trip';
import { isWhole, splitBySeats } from './split';

describe('an amount', () => {
  test.each([
    ['1', '1800', 180_000],
    ['2.5', '120', 30_000],
    ['3', '0.33', 99],
    ['0.25', '0.02', 1],
    ['0.25', '0.01', 0],
    ['0.5', '0.01', 1],
    ['1.5', '0.03', 5],
    ['0.01', '0.49', 0],
    ['0.01', '0.50', 1],
    ['31.07', '32.44', 100_791],
    ['1', '0', 0],
    ['99999.99', '9999999.99', 99_999_989_900_000],
  ])('of %s × %s is %i satang', (quantity, rate, amount) => {
    expect(lineAmount(quantity, rate)).toBe(amount);
  });

  it('is none of what is no number', () => {
    expect(lineAmount('x', '1')).toBeNull();
    expect(lineAmount('1', '1.005')).toBeNull();
  });

  test.each([
    [100_000, 7, 7_000],
    [107, 7, 7],
    [150, 7, 11],
    [50, 7, 4],
    [180_000, 5, 9_000],
    [33, 3, 1],
    [0, 7, 0],
  ])('%i satang at %i %% is %i', (amount, percent, part) => {
    expect(percentOf(amount, percent)).toBe(part);
  });

  it('is paid with VAT and without what is withheld', () => {
    expect(payable(180_000, 12_600, 9_000)).toBe(183_600);
  });
});

describe('a split by bookings', () => {
  test.each([
    [[['a', 1]], { a: '100.00' }],
    [
      [
        ['a', 1],
        ['b', 1],
        ['c', 1],
      ],
      { a: '33.33', b: '33.33', c: '33.34' },
    ],
    [
      [
        ['b', 1],
        ['a', 2],
        ['b', 1],
      ],
      { a: '50.00', b: '50.00' },
    ],
    [[], {}],
  ] as const)('%j', (bookings, expected) => {
    const split = splitBySeats(bookings.map(([costCentreId, seats]) => ({ costCentreId, seats })));
    expect(Object.fromEntries(split.map((share) => [share.costCentreId, share.percent]))).toEqual(
      expected,
    );
  });

  it('makes exactly a hundred, whoever travelled', () => {
    const bookings = fc.array(
      fc.record({
        costCentreId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        seats: fc.integer({ min: 1, max: 60 }),
      }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(bookings, (all) => {
        const split = splitBySeats(all);
        expect(isWhole(split)).toBe(true);
        expect(split.every(({ percent }) => (parseBaht(percent) ?? 0) > 0)).toBe(true);
      }),
    );
  });

  it('is not whole with a hundredth too little or too much', () => {
    expect(isWhole([{ percent: '99.99' }])).toBe(false);
    expect(isWhole([{ percent: '60' }, { percent: '40.01' }])).toBe(false);
    expect(isWhole([{ percent: '60' }, { percent: '40.00' }])).toBe(true);
    expect(isWhole([])).toBe(false);
  });
});

describe('what a provider asks for a trip', () => {
  const rate = {
    dayRate: 180_000,
    hoursIncluded: 10,
    overtimePerHour: 12_000,
    kmIncluded: 200,
    perKm: 600,
  };
  const bill = (endsAt: string, km: number | null) =>
    billTrip(rate, { startsAt: '2026-11-02T00:00:00.000Z', endsAt, km }).map(
      ({ type, quantity, rate: unitRate }) => `${type} ${quantity} × ${unitRate}`,
    );

  test.each([
    ['2026-11-02T10:00:00.000Z', 150, ['rental 1.00 × 1800.00']],
    ['2026-11-02T11:20:00.000Z', null, ['rental 1.00 × 1800.00', 'overtime 1.50 × 120.00']],
    ['2026-11-02T09:00:00.000Z', 212.5, ['rental 1.00 × 1800.00', 'other 12.50 × 6.00']],
    ['2026-11-04T05:00:00.000Z', 900, ['rental 3.00 × 1800.00', 'other 300.00 × 6.00']],
  ])('until %s with %s km', (endsAt, km, lines) => {
    expect(bill(endsAt, km)).toEqual(lines);
  });

  it('whose car is paid by the day, bills each trip its part, and one without a car or rate by itself or not', () => {
    const trip = (id: string, carId: string | null, from: string, until: string) => ({
      id,
      carId,
      rate: id === 'unpriced' ? null : rate,
      startsAt: `2026-11-02T${from}:00.000Z`,
      endsAt: `2026-11-02T${until}:00.000Z`,
      km: 12,
    });
    const bills = billShuttles([
      trip('early', 'bus', '01:00', '01:30'),
      trip('late', 'bus', '11:00', '12:30'),
      trip('carless', null, '01:00', '01:30'),
      trip('another', null, '02:00', '02:30'),
      trip('unpriced', 'van', '01:00', '01:30'),
    ]);
    const printed = [...bills].map(([id, lines]) => [
      id,
      ...lines.map(({ type, quantity }) => `${type} ${quantity}`),
    ]);
    expect(printed).toEqual([
      ['early', 'rental 0.25', 'overtime 0.37'],
      ['late', 'rental 0.75', 'overtime 1.13'],
      ['carless', 'rental 1.00'],
      ['another', 'rental 1.00'],
    ]);
  });

  it('names nothing that costs nothing, but its days', () => {
    const free = { ...rate, dayRate: 0, overtimePerHour: 0, perKm: 0 };
    const driven = {
      startsAt: '2026-11-02T00:00:00.000Z',
      endsAt: '2026-11-02T13:00:00.000Z',
      km: 300,
    };
    expect(billTrip(free, driven).map(({ part }) => part)).toEqual(['day_rate']);
  });
});
