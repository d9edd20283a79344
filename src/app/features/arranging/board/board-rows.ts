import type { ArrangeBlock, ArrangeDay, ArrangeTrip } from '#contract/arranging';
import type { boardRows } from '../arranging-search';
import { bookingIdsOf, type Target } from '../target';

/** A trip as it lies in one row: with a swap on the way, a trip lies in two. */
export type Lying = {
  key: string;
  trip: ArrangeTrip;
  carId: string;
  driverId: string | null;
  startsAt: number;
  endsAt: number;
  heldFrom: number;
  heldUntil: number;
};

export type Standing = { key: string; block: ArrangeBlock; startsAt: number; endsAt: number };

export type BoardRow = {
  id: string;
  trips: readonly Lying[];
  blocks: readonly Standing[];
};

const FOREVER = Date.parse('9999-01-01T00:00:00Z');

/** Who lies where, by car or by driver, in the order of the resources. */
export const boardRowsOf = (day: ArrangeDay, by: (typeof boardRows)[number]): BoardRow[] => {
  const rows = new Map<string, { trips: Lying[]; blocks: Standing[] }>();
  for (const { id } of day.resources[by]) rows.set(id, { trips: [], blocks: [] });
  const idOf = (of: { carId: string | null; driverId: string | null }) =>
    (by === 'cars' ? of.carId : of.driverId) ?? '';

  for (const trip of day.trips) {
    for (const assignment of trip.assignments) {
      rows.get(idOf(assignment))?.trips.push({
        key: assignment.id,
        trip,
        carId: assignment.carId,
        driverId: assignment.driverId,
        startsAt: Date.parse(assignment.startsAt),
        endsAt: Date.parse(assignment.endsAt),
        heldFrom: Date.parse(assignment.heldFrom),
        heldUntil: Date.parse(assignment.heldUntil),
      });
    }
  }
  for (const block of day.blocks) {
    rows.get(idOf(block))?.blocks.push({
      key: block.id,
      block,
      startsAt: Date.parse(block.startsAt),
      endsAt: block.endsAt === null ? FOREVER : Date.parse(block.endsAt),
    });
  }
  return [...rows].map(([id, { trips, blocks }]) => ({
    id,
    trips: trips.toSorted((a, b) => a.startsAt - b.startsAt),
    blocks,
  }));
};

/** What somebody wished for and was not given yet is kept for them, and so taken for everybody else. */
export const isTakenIn = (row: BoardRow, target: Target, from: number, until: number): boolean =>
  row.trips.some((t) => t.trip.id !== target.id && t.heldFrom < until && t.heldUntil > from) ||
  row.blocks.some(
    ({ block, startsAt, endsAt }) =>
      !(block.bookingId !== null && bookingIdsOf(target).includes(block.bookingId)) &&
      startsAt < until &&
      endsAt > from,
  );
