import { beforeAll, describe, expect, it } from 'vitest';
import { carPrice } from '#domain/optimise/cost';
import { type CarType, meets, type Placement, type Span, spanOfRide } from '#domain/optimise/day';
import { propose } from '#domain/optimise/explain';
import type { Solve } from '#domain/optimise/program';
import { openSolver } from '../../src/server/optimiser/open-solver';
import { makeDay, openRandom } from '../factories/random-days';

let solve: Solve;
beforeAll(async () => {
  solve = await openSolver();
});

const scarce = (seed: number) => {
  const random = openRandom(seed);
  return makeDay(seed, {
    bookings: random.between(3, 14),
    cars: random.between(0, 4),
    hired: random.between(0, 2),
    drivers: random.between(0, 4),
    length: [60, 480],
    busy: 0.3,
    tagged: 0.2,
  });
};

const disliked = (types: readonly CarType[]): CarType[] =>
  types.map((type) => {
    if (type.house !== 'own') return type;
    const { prices } = type;
    return {
      ...type,
      isOther: prices.map(() => true),
      dislikes: prices.map(() => 400_000),
    };
  });

describe('what is said of a proposal', () => {
  it('tells of each placement at least one reason, and of each booking left out why', () => {
    const said = new Set<string>();
    for (let seed = 1; seed <= 200; seed += 1) {
      const day = scarce(seed);
      const { placed, left, plan } = propose(day, { solve, secondsLeft: () => 2 });
      expect(placed).toHaveLength(plan.placements.length);
      for (const { reasons } of placed) expect(reasons.length).toBeGreaterThan(0);
      for (const { wish, reason } of left) {
        said.add(reason.code);
        const { from, heldUntil } = day.rides[wish]!;
        const { at = from, wanted = 1, there = 0, instead = [] } = reason;
        expect(at, `day ${seed}`).toBeGreaterThanOrEqual(from);
        expect(at, `day ${seed}`).toBeLessThan(heldUntil);
        expect(instead).not.toContain(wish);
        const isFull = reason.code === 'full' || reason.code === 'displaced';
        expect(!isFull || wanted > there, `day ${seed}`).toBe(true);
        const weightOf = (other: number) => day.wishes[other]!.weight;
        const hasHeavier = instead.some((other) => weightOf(other) > weightOf(wish));
        expect(reason.code !== 'displaced' || hasHeavier, `day ${seed}`).toBe(true);
        const cars = day.carTypes.filter((type, index) =>
          day.cars.some((car) => car.type === index && type.prices[wish] != null),
        );
        expect(reason.code === 'no_car', `day ${seed}`).toBe(cars.length === 0);
      }
    }
    expect([...said].toSorted()).toEqual([
      'displaced',
      'full',
      'no_car',
      'no_driver_free',
      'no_gap',
    ]);
  });

  it('tells of a hired car whether those of the company are taken, or have nobody who could drive them', () => {
    const said = new Set<string>();
    for (let seed = 1; seed <= 200; seed += 1) {
      const scarceDay = scarce(seed);
      const isOther = seed % 2 === 0;
      // On every second day nothing of the company's is of the kind that was asked for.
      const day = isOther ? { ...scarceDay, carTypes: disliked(scarceDay.carTypes) } : scarceDay;
      const { placed, plan } = propose(day, { solve, secondsLeft: () => 2 });
      for (const { placement, reasons } of placed) {
        const why = reasons.find(({ code }) => code.startsWith('own_'));
        if (!why) continue;
        said.add(why.code);
        const span = spanOfRide(day.rides[placement.ride]!);
        const isIdle = (busy: readonly Span[], isTheirs: (other: Placement) => boolean) =>
          !busy.some((taken) => meets(taken, span)) &&
          !plan.placements.some(
            (other) => isTheirs(other) && meets(spanOfRide(day.rides[other.ride]!), span),
          );
        const free = day.cars.filter(
          ({ isHired, busy }, car) =>
            !isHired &&
            carPrice(day, placement.ride, car) !== null &&
            isIdle(busy, (other) => other.car === car),
        );
        const canBeDriven = day.drivers.some(({ busy, type }, driver) => {
          const { house, drivesLarge } = day.driverTypes[type]!;
          const mayDrive = free.some((car) => drivesLarge || !day.carTypes[car.type]!.isLarge);
          return house === 'own' && mayDrive && isIdle(busy, (other) => other.driver === driver);
        });
        const { needsDriver } = day.rides[placement.ride]!;
        const isAble = free.length > 0 && (canBeDriven || !needsDriver);
        expect(free.length > 0 && !isAble, `day ${seed}`).toBe(why.code === 'own_undriven');
        expect(isAble && isOther, `day ${seed}`).toBe(why.code === 'own_other');
      }
    }
    expect([...said].toSorted()).toEqual(['own_other', 'own_taken', 'own_undriven']);
  });
});
