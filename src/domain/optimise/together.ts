import type { Wanted } from '../arranging/judge-car';
import { type Instant, minutesBetween } from '../dates/bangkok-time';
import { findRounds } from './rounds';
import { minute, type Need, type World } from './world';

/** As minutes between two places, what the bookings of the day say themselves; of other ways, what is known of them. */
const travelOf = (world: World) => {
  const known = new Map<string, number>();
  for (const { sharing, wanted } of world.movables) {
    if (!sharing) continue;
    const minutes = minutesBetween(wanted.startsAt, wanted.endsAt);
    for (const way of [`${sharing.start} → ${sharing.end}`, `${sharing.end} → ${sharing.start}`])
      known.set(way, Math.min(minutes, known.get(way) ?? Infinity));
  }
  return (start: string, end: string) => {
    const way = `${start} → ${end}`;
    return known.get(way) ?? world.travel.get(way);
  };
};

const MOST_TOGETHER = 4;
const MOST_ROUNDS = 3_000;

/** Who could ride together, as their places in the list. */
export const together = (world: World): { rounds: number[][]; isCut: boolean } => {
  if (!world.pools) return { rounds: [], isCut: false };
  const sharing = world.movables.flatMap((movable, index) =>
    movable.sharing ? [{ ...movable.sharing, seats: movable.wanted.seats, index, movable }] : [],
  );
  const calls = sharing.map(({ movable, ...call }) => ({
    ...call,
    from: minute(world, movable.wanted.startsAt),
    until: minute(world, movable.wanted.endsAt),
  }));
  const found = findRounds(calls, {
    travel: travelOf(world),
    mostSeats: Math.max(0, ...world.cars.map(({ seats }) => seats)),
    mostTogether: MOST_TOGETHER,
    mostRounds: MOST_ROUNDS,
  });
  return {
    ...found,
    rounds: found.rounds.map((round) => round.map((call) => calls[call]!.index)),
  };
};

const same = <T>(values: readonly T[]): T | null => {
  const [first, ...others] = values;
  return first !== undefined && others.every((value) => value === first) ? first : null;
};

/** Several in one car: from the first start to the last end, as a trip of theirs would be. */
export const joined = (world: World, wishes: readonly number[]): Need => {
  const wanteds = wishes.map((wish) => world.movables[wish]!.wanted);
  const edge = (of: (wanted: Wanted) => Instant, isLater: boolean): Instant =>
    wanteds
      .map(of)
      .toSorted()
      .at(isLater ? -1 : 0)!;
  return {
    wishes,
    wanted: {
      ...wanteds[0]!,
      startsAt: edge(({ startsAt }) => startsAt, false),
      heldFrom: edge(({ heldFrom }) => heldFrom, false),
      endsAt: edge(({ endsAt }) => endsAt, true),
      heldUntil: edge(({ heldUntil }) => heldUntil, true),
      seats: wanteds.reduce((sum, { seats }) => sum + seats, 0),
      class: same(wanteds.map((wanted) => wanted.class)),
      chosenCarId: null,
      wishedDriverId: null,
    },
    isStanding: false,
    // A shuttle's car is paid by the day.
    km: null,
    carId: null,
    driverId: null,
  };
};
