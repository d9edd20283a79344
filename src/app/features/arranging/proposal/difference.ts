import type { ArrangeDay } from '#contract/arranging';
import type { boardRows } from '../arranging-search';
import type { Target } from '../target';
import { carName, driverName } from '../texts';
import { type Change, isStill, targetOfChange } from './proposed';

/** A trip where it would lie. */
export type Ghost = { change: Change; target: Target; startsAt: number; endsAt: number };

/** What a proposal would change in a row of the board. */
export type RowDifference = {
  ghosts: readonly Ghost[];
  /** Trips of the row that get something else: what, and whether they leave the row for it. */
  marks: ReadonlyMap<string, { to: string; leaves: boolean }>;
};

/** By row. What has changed since is in none: it cannot be accepted. */
export const differenceOf = (
  day: ArrangeDay,
  changes: readonly Change[],
  by: (typeof boardRows)[number],
): ReadonlyMap<string, RowDifference> => {
  const rows = new Map<string, { ghosts: Ghost[]; marks: Map<string, Mark> }>();
  const rowOf = (id: string) => {
    const row = rows.get(id) ?? { ghosts: [], marks: new Map<string, Mark>() };
    rows.set(id, row);
    return row;
  };
  const [key, other] =
    by === 'cars' ? (['carId', 'driverId'] as const) : (['driverId', 'carId'] as const);
  const nameOf = { carId: carName, driverId: driverName };
  for (const change of changes) {
    const { before, after, trip } = change;
    const target = isStill(day, change) ? targetOfChange(day, change) : null;
    const [from, to] = [before?.[key] ?? null, after[key]];
    if (!target) continue;
    if (trip && from !== null)
      rowOf(from).marks.set(trip.id, {
        to: from === to ? nameOf[other](day, after[other]) : nameOf[key](day, to),
        leaves: from !== to,
      });
    if (to !== null && from !== to)
      rowOf(to).ghosts.push({
        change,
        target,
        startsAt: Date.parse(change.startsAt),
        endsAt: Date.parse(change.endsAt),
      });
  }
  for (const { ghosts } of rows.values()) ghosts.sort((a, b) => a.startsAt - b.startsAt);
  return rows;
};

type Mark = { to: string; leaves: boolean };

/** What is proposed for it, unless it is left as it is. */
export const changeOf = (changes: readonly Change[], target: Target): Change | null =>
  changes.find(({ trip, bookings }) =>
    target.type === 'trip' ? trip?.id === target.id : bookings.some(({ id }) => id === target.id),
  ) ?? null;

/** The car of each that is proposed, by booking and trip: a list says it beside them. */
export const carsOf = (day: ArrangeDay, changes: readonly Change[]): ReadonlyMap<string, string> =>
  new Map(
    changes.flatMap(({ trip, bookings, after }) =>
      (trip ? [trip] : bookings).map(({ id }) => [id, carName(day, after.carId)] as const),
    ),
  );

/** Whoever goes through them takes the next by time that is not taken with this one. */
export const nextChanged = (
  day: ArrangeDay,
  changes: readonly Change[],
  taken: readonly Change[],
): Target | null => {
  const [first] = taken;
  const left = changes
    .filter((change) => !taken.includes(change) && isStill(day, change))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const next = left.find(({ startsAt }) => !first || startsAt >= first.startsAt) ?? left[0];
  return next ? targetOfChange(day, next) : null;
};
