import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bahtOf, formatBaht, parseBaht, portion, sayBaht } from './money';

describe('money', () => {
  test.each([
    ['1800', 180_000, '1800.00', '1,800.00'],
    ['1,234,567.5', 123_456_750, '1234567.50', '1,234,567.50'],
    ['0.07', 7, '0.07', '0.07'],
    ['-12.30', -1230, '-12.30', '-12.30'],
    ['9999999999.99', 999_999_999_999, '9999999999.99', '9,999,999,999.99'],
  ])('%s is %i satang', (typed, satang, stored, shown) => {
    expect(parseBaht(typed)).toBe(satang);
    expect(bahtOf(satang)).toBe(stored);
    expect(formatBaht(satang)).toBe(shown);
  });

  test.each(['', '1.234', 'ห้าร้อย', '1e3', '--1', '.5', '99999999999'])(
    '%s is no amount',
    (typed) => {
      expect(parseBaht(typed)).toBeNull();
    },
  );

  it('reads back what it wrote, to the satang', () => {
    const amounts = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseBaht(bahtOf(amount))).toBe(amount === 0 ? 0 : amount);
        expect(parseBaht(formatBaht(amount))).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });

  test.each([
    [90_000, '900'],
    [123_450, '1,234.50'],
    [-100_000, '-1,000'],
    [5, '0.05'],
  ])('%i satang in a sentence are %s', (amount, text) => {
    expect(sayBaht(amount)).toBe(text);
  });

  it('of a part is exact, and rounds half a satang up', () => {
    expect(portion(20_000, 15, 60)).toBe(5000);
    expect(portion(1, 1, 2)).toBe(1);
    expect(portion(10_000, 1, 3)).toBe(3333);
    expect(portion(999_999_999_999, 999_983, 999_983)).toBe(999_999_999_999);
    expect(portion(-3, 1, 2)).toBe(-1);
    expect([portion(-150, 1, 100), portion(-151, 1, 100), portion(-100, 1, 2)]).toEqual([
      -1, -2, -50,
    ]);
    expect(parseBaht(' 12.50 ')).toBe(1250);
  });
});
