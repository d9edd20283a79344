import { addMinutes, type Instant } from '#domain/dates/bangkok-time';
import { spanOf } from '#domain/trip/period';
import { bahtOf } from '#domain/money';
import { blocksOf } from '#domain/optimise/blocks';
import { carPrice, type Figures, figuresOf } from '#domain/optimise/cost';
import type { Day } from '#domain/optimise/day';
import type { Proposed } from '#domain/optimise/explain';
import { standing } from '#domain/optimise/standing';
import type { Draft } from '../../db/repositories/arranging/proposal.repository';
import type { ReadWorld, Source } from './read-world';

type Drafting = { read: ReadWorld; day: Day; proposed: Proposed; newId: () => string };

const SATANG = 100;
const MINUTE = 60_000;

const showFigures = ({ price, ...figures }: Figures): Draft['figures']['now'] => ({
  ...figures,
  cost: bahtOf(price),
});

const nameOf = ({ trip, bookings }: Source) => ({
  trip: trip?.id ?? null,
  bookings: bookings.map(({ id }) => id),
});

const toChange = (
  { read, day, newId }: Drafting,
  { placement, reasons }: Proposed['placed'][number],
): Omit<Draft['changes'][number], 'block'> | undefined => {
  const { wishes } = day.rides[placement.ride]!;
  const sources = wishes.map((wish) => read.sources[wish]!);
  const trip = sources[0]!.trip;
  const bookings = sources.flatMap((source) => source.bookings);
  const span = spanOf(wishes.map((wish) => read.world.movables[wish]!.wanted));
  if (!span) return undefined;
  const { id: carId, isHired } = day.cars[placement.car]!;
  const driverId = placement.driver === null ? null : day.drivers[placement.driver]!.id;
  const price = carPrice(day, placement.ride, placement.car);
  const before =
    trip && trip.carId !== null ? { carId: trip.carId, driverId: trip.driverId } : null;
  if (before?.carId === carId && before.driverId === driverId) return undefined;
  return {
    id: newId(),
    trip: trip && { id: trip.id, version: trip.version },
    bookings: bookings.map(({ id, version }) => ({ id, version })),
    ...span,
    before,
    after: { carId, driverId },
    hire: isHired && price ? bahtOf(price) : null,
    isHired,
    reasons: reasons.map(({ code, figure }) => ({
      code,
      ...(figure !== undefined && { figure: code === 'cheapest' ? figure / SATANG : figure }),
    })),
  };
};

const toLeft = (
  { sources, world }: ReadWorld,
  { wish, reason }: Proposed['left'][number],
): Draft['left'][number] => {
  const { at, instead, ...rest } = reason;
  const moment = (minute: number): Instant => addMinutes(world.start, minute);
  return {
    ...nameOf(sources[wish]!),
    reason: {
      ...rest,
      ...(at !== undefined && { at: moment(at) }),
      ...(instead && { instead: instead.map((other) => nameOf(sources[other]!)) }),
    },
  };
};

const gapOf = (cost: number, bound: number): number => (cost > 0 ? 1 - bound / cost : 0);

/** A plan as the difference that it would make. */
export const draftProposal = (drafting: Drafting): Omit<Draft, 'pins'> => {
  const { read, day, proposed } = drafting;
  const changes = proposed.placed.flatMap((placed) => toChange(drafting, placed) ?? []);
  // Whoever drives alone holds the car that was chosen until another is given.
  const heldBy = new Map(
    read.sources.flatMap(({ bookings }) =>
      bookings.map(({ id, chosenCarId }) => [id, chosenCarId]),
    ),
  );
  const blocks = blocksOf(
    changes.map(({ startsAt, endsAt, bookings, before, after }) => ({
      from: Date.parse(startsAt),
      // The buffer after a trip is held too.
      until: Date.parse(endsAt) + read.bufferMinutes * MINUTE,
      before: [
        before?.carId ?? null,
        before?.driverId ?? null,
        ...bookings.map(({ id }) => heldBy.get(id) ?? null),
      ],
      after: [after.carId, after.driverId],
    })),
  );
  const { plan, byHand, bound, proof } = proposed;
  return {
    figures: {
      now: showFigures(figuresOf(day, standing(day))),
      byHand: showFigures(figuresOf(day, byHand.placements)),
      proposed: showFigures(figuresOf(day, plan.placements)),
    },
    proof: { type: proof, gap: proof === 'proven' ? 0 : gapOf(plan.cost, bound) },
    kept: plan.placements.length - changes.length,
    changes: changes.map((change, index) => ({ ...change, block: blocks[index]! })),
    left: proposed.left.map((left) => toLeft(read, left)),
  };
};
