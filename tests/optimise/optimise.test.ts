import { beforeAll, describe, expect, it } from 'vitest';
import { costOf } from '#domain/optimise/cost';
import type { Duty } from '#domain/hours/judge-hours';
import type { Day, Placement } from '#domain/optimise/day';
import { firstComeFirstServed } from '#domain/optimise/greedy';
import { optimise } from '#domain/optimise/optimise';
import type { Solve } from '#domain/optimise/program';
import { openSolver } from '../../src/server/optimiser/open-solver';
import { type Family, makeDay, openRandom } from '../factories/random-days';
import { anyDay, someFamily, withRounds } from '../factories/any-day';
import { faultsOf, leastCost } from './check-plan';

let solve: Solve;
beforeAll(async () => {
  solve = await openSolver();
});

const tools = () => ({ solve, secondsLeft: () => 2 });
describe('a proposal for any day', () => {
  it('breaks no rule, is never worse than first come first served, and never cheaper than its bound', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const day = anyDay(seed);
      const { plan, byHand, bound } = optimise(day, tools());
      expect(faultsOf(day, plan.placements), `day ${seed}`).toEqual([]);
      expect(plan.cost, `day ${seed}`).toBe(costOf(day, plan.placements));
      expect(plan.cost, `day ${seed}`).toBeLessThanOrEqual(byHand.cost);
      expect(bound, `day ${seed}`).toBeLessThanOrEqual(plan.cost);
    }
  });

  it('is made and keeps all rules where no program can be solved', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const day = makeDay(seed, someFamily(seed));
      const without = optimise(day, { solve: () => undefined, secondsLeft: () => 2 });
      const { plan } = optimise(day, tools());
      expect(faultsOf(day, without.plan.placements), `day ${seed}`).toEqual([]);
      expect(without.plan.cost).toBeLessThanOrEqual(without.byHand.cost);
      expect(without.bound, `day ${seed}`).toBeLessThanOrEqual(plan.cost);
    }
  });

  it('is the same each time it is asked for', () => {
    const day = makeDay(5, { ...someFamily(5), bookings: 30, cars: 8, hired: 4, drivers: 9 });
    expect(optimise(day, tools()).plan).toEqual(optimise(day, tools()).plan);
  });
});

describe('a proposal that is called proven', () => {
  const isProvenBest = (day: Day, seed: number) => {
    const { plan, proof, bound } = optimise(day, tools());
    const least = leastCost(day, (placements) => costOf(day, placements));
    expect(bound, `day ${seed}`).toBeLessThanOrEqual(least + 0.01);
    if (proof === 'proven') expect(plan.cost, `day ${seed}`).toBe(least);
    return proof === 'proven';
  };

  it('costs what the best of all possible plans costs where some may ride together', () => {
    let proven = 0;
    for (let seed = 1; seed <= 100; seed += 1) {
      const random = openRandom(seed);
      const drivers = random.pick([0, 0, 1]);
      const bookings = random.between(2, 3);
      const family = { ...someFamily(seed), bookings, cars: 1, hired: 1, drivers };
      const day = withRounds(makeDay(seed, family), seed);
      if (isProvenBest(day, seed)) proven += 1;
    }
    expect(proven).toBeGreaterThan(80);
  });

  it('costs what the best of all possible plans costs', () => {
    let proven = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = openRandom(seed);
      const drivers = random.pick([0, 0, 1, 2]);
      const day = makeDay(seed, {
        ...someFamily(seed),
        bookings: random.between(1, drivers > 0 ? 4 : 5),
        cars: random.between(0, 2),
        hired: random.between(0, 2),
        drivers,
        hiredDrivers: random.pick([0, 0, 1]),
      });
      if (isProvenBest(day, seed)) proven += 1;
    }
    expect(proven).toBeGreaterThan(180);
  });

  it('costs so where it is the hours that are short, whatever the drivers drive besides', () => {
    let proven = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = openRandom(seed);
      const day = makeDay(seed, {
        bookings: 3,
        cars: 2,
        hired: random.between(0, 1),
        drivers: random.between(1, 2),
        length: [60, 300],
        buffer: 15,
        hours: [
          { type: 'stretch', most: 240, rest: 60, leastPart: 20, isHard: true },
          { type: 'day', most: random.pick([300, 420]), isHard: true },
          { type: 'rest', least: random.pick([600, 960]), isHard: true },
        ],
      });
      const duty = (): Duty => {
        const from = random.between(-36, 90) * 15;
        // Some break a rule before anything is given to them.
        return { from, until: from + random.between(4, 32) * 15, isDrivenThrough: true };
      };
      const withDuties = {
        ...day,
        rides: day.rides.map((ride) => ({ ...ride, isDrivenThrough: random.chance(0.5) })),
        drivers: day.drivers.map((driver) =>
          random.chance(0.5) ? { ...driver, duties: [duty()] } : driver,
        ),
      };
      if (isProvenBest(withDuties, seed)) proven += 1;
    }
    expect(proven).toBe(60);
  });
});

describe('a plan that stands', () => {
  const family: Family = {
    bookings: 60,
    cars: 18,
    hired: 12,
    drivers: 24,
    length: [120, 540],
  };

  const arrangedAs = (day: Day, placements: readonly Placement[], isStanding = false): Day => {
    const placed = new Map(placements.map((placement) => [placement.ride, placement]));
    const rides = day.rides.map((ride, index) => {
      const { car, driver = null } = placed.get(index) ?? {};
      return {
        ...ride,
        carId: car === undefined ? null : day.cars[car]!.id,
        driverId: driver === null ? null : day.drivers[driver]!.id,
        isStanding: isStanding && car !== undefined,
      };
    });
    return { ...day, rides };
  };

  it('is left alone by whoever arranges one after another', () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const day = makeDay(seed, family);
      const { plan } = optimise(day, tools());
      const standing = plan.placements.filter(({ ride }) => ride % 2 === 0);
      const { placements } = firstComeFirstServed(arrangedAs(day, standing, true));
      expect(placements).toEqual(expect.arrayContaining(standing));
      expect(placements.length).toBeGreaterThan(standing.length);
    }
  });

  it('is proposed again as it is when nothing has changed', () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const day = makeDay(seed, family);
      const { plan } = optimise(day, tools());
      const again = optimise(arrangedAs(day, plan.placements), tools());
      expect(again.plan.cost).toBe(plan.cost);
      expect(again.plan.placements.toSorted((a, b) => a.ride - b.ride)).toEqual(
        plan.placements.toSorted((a, b) => a.ride - b.ride),
      );
    }
  });
});
