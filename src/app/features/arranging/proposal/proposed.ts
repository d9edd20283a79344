import type { ArrangeDay } from '#contract/arranging';
import type { Proposal } from '#contract/arranging-proposals';
import { findTarget, isOpen, type Target } from '../target';

export type Change = Proposal['changes'][number];
type Named = { trip: { id: string } | null; bookings: readonly { id: string }[] };

/** What it is about, as it is now: what was called off meanwhile is nowhere. */
export const targetOfChange = (day: ArrangeDay, { trip, bookings }: Named): Target | null => {
  const [first] = bookings;
  return findTarget(day, trip ? `trip:${trip.id}` : `booking:${first?.id ?? ''}`);
};

/** It is still as it was when it was proposed. */
export const isStill = (day: ArrangeDay, { trip, bookings }: Change): boolean =>
  trip
    ? day.trips.some(({ id, version }) => id === trip.id && version === trip.version)
    : bookings.every((read) =>
        day.unarranged.some(({ id, version }) => id === read.id && version === read.version),
      );

/** Whatever needs these too: one takes the car or driver that another gives up. */
export const withTheirBlocks = (
  changes: readonly Change[],
  chosen: readonly Change[],
): readonly Change[] => {
  const blocks = new Set(chosen.map(({ block }) => block));
  return changes.filter(({ block }) => blocks.has(block));
};

type Left = Proposal['left'][number];

export const asNamed = ({ trip, bookings }: Pick<Left, 'trip' | 'bookings'>): Named => ({
  trip: trip === null ? null : { id: trip },
  bookings: bookings.map((id) => ({ id })),
});

/** What found no car and waits on: somebody may have arranged it, handed it over or called it off meanwhile. */
export const stillLeft = (
  day: ArrangeDay,
  { left }: Pick<Proposal, 'left'>,
): { target: Target; reason: Left['reason'] }[] =>
  left.flatMap((entry) => {
    const target = targetOfChange(day, asNamed(entry));
    return target && isOpen(target, day) ? [{ target, reason: entry.reason }] : [];
  });

export type ProposedCar = { carId: string; changes: readonly Change[] };

/** By car, in the order in which they leave. */
export const byCar = (changes: readonly Change[]): ProposedCar[] => {
  const sorted = changes.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const cars = [...new Set(sorted.map(({ after }) => after.carId))];
  return cars.map((carId) => ({
    carId,
    changes: sorted.filter(({ after }) => after.carId === carId),
  }));
};
