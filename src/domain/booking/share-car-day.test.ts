import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rate } from '../../../tests/factories/rate';
import { addMinutes } from '../dates/bangkok-time';
import { estimateCost } from './estimate-cost';
import { shareCarDay } from './share-car-day';

const dawn = '2026-11-21T23:00:00.000Z';
const ride = (from: number, minutes: number, km: number | null = null) => ({
  startsAt: addMinutes(dawn, from),
  endsAt: addMinutes(dawn, from + minutes),
  km,
});
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the day of a shuttle’s car', () => {
  it('is one day’s price, shared by its trips by their length', () => {
    const rides = [ride(0, 30), ride(60, 30), ride(180, 60)];
    expect(shareCarDay(rate, rides).map(({ total }) => total)).toEqual([45_000, 45_000, 90_000]);
  });

  it('with one trip, costs that trip a day', () => {
    const [only] = shareCarDay(rate, [ride(0, 30, 12)]);
    expect(only?.total).toBe(estimateCost(rate, ride(0, 30, 12)).total);
  });

  it('from the first start to the last end, is paid overtime, and kilometres beyond those of the day', () => {
    const shares = shareCarDay(rate, [ride(0, 60, 80), ride(11 * 60, 60, 40)]);
    expect(sum(shares.map(({ total }) => total))).toBe(180_000 + 2 * 12_000 + 20 * 550);
  });

  it('without trips, costs nobody anything', () => {
    expect(shareCarDay(rate, [])).toEqual([]);
  });

  it('whatever the trips, their parts make exactly the whole', () => {
    const trips = fc.array(fc.tuple(fc.nat(800), fc.nat(200), fc.nat(90)), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(trips, (all) => {
        const rides = all.map(([from, minutes, km]) => ride(from, minutes, km));
        const first = Math.min(...all.map(([from]) => from));
        const last = Math.max(...all.map(([from, minutes]) => from + minutes));
        const together = estimateCost(
          rate,
          ride(first, last - first, sum(all.map(([, , km]) => km))),
        );
        const shares = shareCarDay(rate, rides);
        expect(sum(shares.map(({ total }) => total))).toBe(together.total);
        const days = shares.map(({ parts }) => Math.round((parts[0]?.quantity ?? 0) * 100));
        expect(sum(days)).toBe((together.parts[0]?.quantity ?? 0) * 100);
      }),
    );
  });
});
