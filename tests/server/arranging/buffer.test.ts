import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes, minutesBetween } from '#domain/dates/bangkok-time';
import type { KindId } from '#kinds/registry';
import { newId } from '../../../src/server/new-id';
import { at, period, said, useArranging } from './use-arranging';

type Trip = { from: Date; until: Date };

const gapBetween = (one: Trip, other: Trip): number =>
  Math.max(minutesBetween(one.until, other.from), minutesBetween(other.until, one.from));

const suite = (kind: KindId, buffer: number) => {
  const arranging = useArranging(kind);
  const driven = kind !== 'bookingnodriver';

  const arrange = async ({ from, until }: Trip, on: { carId: string; driverId?: string }) => {
    const booking = await arranging.company.booking({ startsAt: from, endsAt: until });
    return arranging.arrange([booking], on);
  };
  const someCar = async () => ({
    carId: await arranging.company.car(),
    ...(driven && { driverId: await arranging.company.driver() }),
  });

  describe(`the buffer of ${kind}, ${buffer} minutes`, () => {
    it('is what lies between the end of one trip and the start of the next', async () => {
      const on = await someCar();
      await arrange({ from: at('09:00'), until: at('10:00') }, on);
      const after = (minutes: number): Trip => ({
        from: new Date(addMinutes(at('10:00'), minutes)),
        until: at('11:00'),
      });
      expect(said(await arrange(after(buffer - 1), on))).toBe('409 car_taken carId:taken');
      expect(said(await arrange(after(buffer), on))).toBe('200');
    });

    it('on any day, lets a trip in exactly when the gap to every other is long enough', async () => {
      const minute = fc.integer({ min: 0, max: 5 * 60 });
      const trips = fc.array(fc.tuple(minute, fc.integer({ min: 5, max: 45 })), {
        minLength: 12,
        maxLength: 12,
      });
      for (const day of fc.sample(trips, { seed: buffer, numRuns: 3 })) {
        const on = await someCar();
        const standing: Trip[] = [];
        for (const [start, length] of day) {
          const from = new Date(addMinutes(at('08:00'), start));
          const trip = { from, until: new Date(addMinutes(from, length)) };
          const fits = standing.every((other) => gapBetween(trip, other) >= buffer);
          const answer = said(await arrange(trip, on));
          expect(answer).toBe(fits ? '200' : '409 car_taken carId:taken');
          if (fits) standing.push(trip);
        }
        expect(standing.length).toBeGreaterThan(1);
      }
    });
  });
};

suite('bookingwithdrivernava', 30);
suite('bookingnodriver', 30);
suite('bookingduringday', 10);

describe('a car that is taken out', () => {
  const arranging = useArranging();

  it('comes back before it, and goes again as soon as it is over', async () => {
    const carId = await arranging.company.car();
    await arranging.company.add('carBlackout', {
      id: newId(),
      carId,
      type: 'repair',
      period: `[${at('10:00').toISOString()},${at('11:00').toISOString()})`,
      reason: 'เปลี่ยนยาง',
    });
    const trip = async (from: string, until: string) =>
      said(
        await arranging.arrange([await arranging.company.booking(period(from, until))], { carId }),
      );
    expect(await trip('08:00', '09:31')).toBe('409 car_taken carId:in_repair');
    expect(await trip('08:00', '09:30')).toBe('200');
    expect(await trip('11:00', '12:00')).toBe('200');
  });
});
