import { type Calendar, openCalendar } from './calendar';
import { type Day, type Span, spanOfRide } from './day';

type Member = { index: number; id: string; busy: readonly Span[]; rent: number; load: number };

type Colouring = {
  day: Day;
  /** Those who may take it are all alike, but for when they are busy. */
  members: readonly Member[];
  rides: readonly number[];
  /** What a ride has today. */
  standsOn: (ride: number) => string | null;
  /** Asked besides; a driver's hours. */
  mayTake?: (ride: number, member: number, others: readonly number[]) => boolean;
};

export type Coloured = { given: ReadonlyMap<number, number>; failed: readonly number[] };

type Open = Member & { calendar: Calendar };

const canTake = ({ day, mayTake }: Colouring, ride: number, { index, calendar }: Open): boolean =>
  calendar.isFree(spanOfRide(day.rides[ride]!)) &&
  (mayTake?.(ride, index, calendar.rides()) ?? true);

const tightest = (from: number, members: readonly Open[]): Open | undefined =>
  members.toSorted(
    (a, b) =>
      a.calendar.gapBefore(from) - b.calendar.gapBefore(from) ||
      a.load + a.calendar.rides().length - (b.load + b.calendar.rides().length),
  )[0];

const place = ({ day }: Colouring, ride: number, { calendar }: Open): void =>
  calendar.take(ride, spanOfRide(day.rides[ride]!));

/** Somebody who could take it if others took what stands in the way: where the fewest do, and none that was moved too often. */
const makeRoom = (
  { day, mayTake }: Colouring,
  ride: number,
  { open, moves }: { open: readonly Open[]; moves: ReadonlyMap<number, number> },
): { member: Open; blockers: readonly number[] } | undefined => {
  const rooms = open.flatMap((member) => {
    const blockers = member.calendar.inTheWay(spanOfRide(day.rides[ride]!));
    if (!blockers || blockers.some((other) => (moves.get(other) ?? 0) >= MOST_MOVES)) return [];
    const others = member.calendar.rides().filter((other) => !blockers.includes(other));
    return (mayTake?.(ride, member.index, others) ?? true) ? [{ member, blockers }] : [];
  });
  return rooms.toSorted((a, b) => a.blockers.length - b.blockers.length)[0];
};

const MOST_MOVES = 2;

const run = (
  colouring: Colouring,
  order: readonly number[],
  { mayMove }: { mayMove: boolean },
): Coloured => {
  const { day, members, standsOn } = colouring;
  const open: Open[] = members.map((member) => ({
    ...member,
    calendar: openCalendar(member.busy),
  }));
  const moves = new Map<number, number>();
  const failed: number[] = [];
  const waiting = [...order];
  while (waiting.length > 0) {
    const ride = waiting.shift()!;
    const stands = standsOn(ride);
    const able = open.filter((member) => canTake(colouring, ride, member));
    const member = able.find(({ id }) => id === stands) ?? tightest(day.rides[ride]!.from, able);
    if (member) {
      place(colouring, ride, member);
      continue;
    }
    const room = mayMove ? makeRoom(colouring, ride, { open, moves }) : undefined;
    if (!room) {
      failed.push(ride);
      continue;
    }
    for (const blocker of room.blockers) {
      room.member.calendar.drop(blocker);
      moves.set(blocker, (moves.get(blocker) ?? 0) + 1);
    }
    place(colouring, ride, room.member);
    waiting.unshift(...room.blockers);
  }
  const given = new Map(
    open.flatMap(({ index, calendar }) =>
      calendar.rides().map((ride): [number, number] => [ride, index]),
    ),
  );
  return { given, failed };
};

const costOf = ({ day, members, standsOn }: Colouring, { given, failed }: Coloured): number => {
  const used = new Set(given.values());
  const rents = members.reduce((sum, { index, rent }) => sum + (used.has(index) ? rent : 0), 0);
  const changes = [...given].filter(([ride, index]) => {
    const id = standsOn(ride);
    return id !== null && members.some((member) => member.id === id && member.index !== index);
  });
  const FAILED = 1e12;
  return rents + changes.length * day.change + failed.length * FAILED;
};

/**
 * Says which member takes which ride. In the order of their starts that always succeeds where nobody is busy besides;
 * what keeps its car is tried first, because it turns over less.
 */
export const colour = (colouring: Colouring): Coloured => {
  const { day, members, rides, standsOn } = colouring;
  const inOrder = rides.toSorted((a, b) => day.rides[a]!.from - day.rides[b]!.from);
  const ids = new Set(members.map(({ id }) => id));
  const stays = (ride: number) => ids.has(standsOn(ride) ?? '');
  const steady = run(
    colouring,
    [...inOrder.filter(stays), ...inOrder.filter((ride) => !stays(ride))],
    { mayMove: true },
  );
  const plain = run(colouring, inOrder, { mayMove: false });
  return costOf(colouring, plain) < costOf(colouring, steady) ? plain : steady;
};
