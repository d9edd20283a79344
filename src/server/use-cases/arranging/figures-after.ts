import { bahtOf, parseBaht } from '#domain/money';
import { figuresOf } from '#domain/optimise/cost';
import type { Day, Placement } from '#domain/optimise/day';
import { standing } from '#domain/optimise/standing';
import { toDay } from '#domain/optimise/to-day';
import type { Draft } from '../../db/repositories/arranging/proposal.repository';
import type { ReadWorld } from './read-world';

type Change = Pick<Draft['changes'][number], 'trip' | 'bookings' | 'after'>;
type Figures = Draft['figures']['now'];
/** Drafts of before it was counted have none. */
type Stored = Omit<Figures, 'otherKind'> & Partial<Pick<Figures, 'otherKind'>>;

/** A change as the optimiser placed it; nothing when the day does not know it any more. */
const placementOf = (
  { sources }: Pick<ReadWorld, 'sources'>,
  day: Day,
  { trip, bookings, after }: Change,
): Placement[] => {
  const wishes = sources.flatMap((source, wish) =>
    (trip ? source.trip?.id === trip.id : bookings.some(({ id }) => source.bookings[0]?.id === id))
      ? [wish]
      : [],
  );
  const ride = day.rides.findIndex(
    (other) =>
      other.wishes.length === wishes.length && wishes.every((w) => other.wishes.includes(w)),
  );
  const car = day.cars.findIndex(({ id }) => id === after.carId);
  const driver = day.drivers.findIndex(({ id }) => id === after.driverId);
  return ride < 0 || car < 0 ? [] : [{ ride, car, driver: driver < 0 ? null : driver }];
};

/** What the day comes to with a part of a proposal, from what it came to without. */
export const figuresAfter = (
  now: Stored,
  read: Pick<ReadWorld, 'world' | 'sources'>,
  changes: readonly Change[],
): Figures => {
  const day = toDay(read.world);
  const stood = standing(day);
  const placed = changes.flatMap((change) => placementOf(read, day, change));
  const isPlaced = (wish: number) =>
    placed.some(({ ride }) => day.rides[ride]!.wishes.includes(wish));
  const stays = stood.filter(({ ride }) => !day.rides[ride]!.wishes.some(isPlaced));
  const [before, after] = [figuresOf(day, stood), figuresOf(day, [...stays, ...placed])];
  const more = (figure: 'unserved' | 'hired' | 'changes' | 'overtime' | 'otherKind') =>
    (now[figure] ?? 0) + after[figure] - before[figure];
  return {
    cost: bahtOf((parseBaht(now.cost) ?? 0) + after.price - before.price),
    unserved: more('unserved'),
    hired: more('hired'),
    changes: more('changes'),
    overtime: more('overtime'),
    otherKind: more('otherKind'),
  };
};
