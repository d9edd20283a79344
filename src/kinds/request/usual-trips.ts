import {
  type Day,
  dayOf,
  daysBetween,
  type Instant,
  isBefore,
  minuteOfDay,
  weekdayOf,
} from '#domain/dates/bangkok-time';
import type { KindId } from '../registry';
import type { ServiceFacts } from './facts';
import { FILL_MINUTES, lastBookableDay, startsLike } from './service-time';

/** A trip that somebody asked for, long ago or yet to come. */
export type AskedTrip = {
  bookingId: string;
  kind: KindId;
  from: string | null;
  to: string;
  startsAt: Instant;
  endsAt: Instant;
  /** Of a departure: the weekdays on which it runs. */
  runsOn: readonly number[] | null;
};

/** What is this old says half as much of what comes next. */
const HALF_LIFE_DAYS = 30;
/** From so many times on, weekdays on which it never was are no habit. */
const HABIT = 3;

const weightOf = (startsAt: Instant, now: Date): number =>
  0.5 ** (Math.max(0, daysBetween(dayOf(startsAt), dayOf(now))) / HALF_LIFE_DAYS);

/** Groups of the same, the heaviest first; within a group in the order given. */
export const rank = <T extends { startsAt: Instant }>(
  things: readonly T[],
  keyOf: (thing: T) => string,
  now: Date,
): readonly (readonly [T, ...T[]])[] => {
  const groups = new Map<string, { weight: number; things: [T, ...T[]] }>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.things.push(thing);
    const weight = (group?.weight ?? 0) + weightOf(thing.startsAt, now);
    groups.set(key, { weight, things: group?.things ?? [thing] });
  }
  return [...groups.values()]
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ things: same }) => same);
};

/** At its usual hour, on the next day that may still be booked, on which it is not booked yet and one is not on the way elsewhere. */
const nextTime = (
  trips: readonly AskedTrip[],
  { startsAt, runsOn }: AskedTrip,
  { facts, known }: { facts: ServiceFacts; known: readonly AskedTrip[] },
): Instant | null => {
  const days = new Set<Day>(trips.map((trip) => dayOf(trip.startsAt)));
  const weekdays = new Set([...days].map(weekdayOf));
  const last = lastBookableDay(facts);
  const free = [...startsLike(startsAt, facts, FILL_MINUTES)].filter(
    (at) =>
      dayOf(at) <= last &&
      !days.has(dayOf(at)) &&
      !known.some((trip) => !isBefore(at, trip.startsAt) && isBefore(at, trip.endsAt)) &&
      (runsOn === null || runsOn.includes(weekdayOf(dayOf(at)))),
  );
  const usual =
    trips.length < HABIT ? undefined : free.find((at) => weekdays.has(weekdayOf(dayOf(at))));
  return usual ?? free[0] ?? null;
};

/**
 * The trips that somebody makes, latest first, as the next of them are likely to be: the same way at the hour at which it
 * mostly began, asked for as it was then.
 */
export const usualTrips = (
  trips: readonly AskedTrip[],
  facts: ReadonlyMap<KindId, ServiceFacts>,
  now: Date,
): readonly AskedTrip[] =>
  rank(trips, ({ kind, from, to }) => JSON.stringify([kind, from, to]), now).flatMap((same) => {
    const [atUsualHour] = rank(same, ({ startsAt }) => String(minuteOfDay(startsAt)), now);
    const example = atUsualHour?.[0] ?? same[0];
    const ofKind = facts.get(example.kind);
    const startsAt = ofKind ? nextTime(same, example, { facts: ofKind, known: trips }) : null;
    return startsAt === null ? [] : [{ ...example, startsAt }];
  });
