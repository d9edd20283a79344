import { beforeAll, expect, it } from 'vitest';
import { propose } from '#domain/optimise/explain';
import type { Solve } from '#domain/optimise/program';
import { toDay } from '#domain/optimise/to-day';
import { openSolver } from '../../src/server/optimiser/open-solver';
import { disrupt, makeWorld, type WorldFamily } from '../factories/random-worlds';

let solve: Solve;
beforeAll(async () => {
  solve = await openSolver();
});

const family: WorldFamily = { bookings: 14, own: 5, hired: 5, drivers: 6, length: [120, 540] };

it('whoever has a car of the company is not sent to a provider, who would first have to say yes', () => {
  let moved = 0;
  for (let seed = 1; seed <= 60; seed += 1) {
    const world = makeWorld(seed, family);
    const day = toDay(world);
    const { plan } = propose(day, { solve, secondsLeft: () => 2 });
    const standing = new Map(
      plan.placements.map(({ ride, car, driver }) => [
        day.wishes[ride]!.id,
        {
          carId: day.cars[car]!.id,
          driverId: driver === null ? null : day.drivers[driver]!.id,
        },
      ]),
    );
    // Dear bookings come, and would take the cars of others.
    const after = disrupt(seed, world, { family: { ...family, bookings: 80 }, standing });
    const { movables } = after;
    const later = toDay(after);
    for (const { ride, car } of propose(later, { solve, secondsLeft: () => 2 }).plan.placements) {
      const { carId, isStanding } = movables[ride]!;
      const { isHired, id } = later.cars[car]!;
      if (!isStanding || !carId?.startsWith('own')) continue;
      moved += Number(id !== carId);
      expect(isHired, `day ${seed}`).toBe(false);
    }
  }
  expect(moved, 'they may still change cars of the company').toBeGreaterThan(0);
});
