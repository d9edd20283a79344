import type { ArrangeCar, ArrangeDay, ArrangeDriver } from '#contract/arranging';
import { dayOf } from '#domain/dates/bangkok-time';
import { canJoin } from '../joining';
import { endOf, startOf, targetKey, type Target } from '../target';
import type { BoardRow } from './board-rows';

/** How many cars could take it; or that it could only share one, that nobody could drive it, or that there is none. */
export type Fit = number | 'joins' | 'driver' | 'none';

const MINUTE = 60_000;

const isFree = (row: BoardRow | undefined, own: string, from: number, until: number): boolean =>
  row !== undefined &&
  !row.trips.some((t) => t.trip.id !== own && t.heldFrom < until && t.heldUntil > from) &&
  !row.blocks.some(
    ({ block, startsAt, endsAt }) =>
      block.type !== 'tentative' && startsAt < until && endsAt > from,
  );

type Rows = { cars: readonly BoardRow[]; drivers: readonly BoardRow[] };

/**
 * What the board knows by itself of who could take what waits, so that nobody has to tap it to find out. The server looks
 * again when it is picked, and knows more: licences of a class, hours of drivers.
 */
export const fitsOf = (
  day: ArrangeDay,
  { cars, drivers }: Rows,
  targets: readonly Target[],
): ReadonlyMap<string, Fit> => {
  const { kind, resources, trips } = day;
  const [carRows, driverRows] = [cars, drivers].map(
    (rows) => new Map(rows.map((row) => [row.id, row])),
  ) as [Map<string, BoardRow>, Map<string, BoardRow>];
  const usableCars = resources.cars.filter(({ status }) => status === 'available');
  const activeDrivers = resources.drivers.filter(({ status }) => status === 'active');

  const fitOf = (target: Target): Fit => {
    const from = Date.parse(startOf(target));
    const until = Date.parse(endOf(target)) + kind.bufferMinutes * MINUTE;
    const lastDay = dayOf(endOf(target));
    const seats = target.type === 'booking' ? target.booking.seats : target.trip.seatsTaken;
    const isAble = (car: ArrangeCar) =>
      car.seats + (kind.withDriver ? 0 : 1) >= seats &&
      (car.papersUntil === null || car.papersUntil >= lastDay) &&
      isFree(carRows.get(car.id), target.id, from, until);
    const mayDrive = (driver: ArrangeDriver) =>
      driver.licenceUntil !== null &&
      driver.licenceUntil >= lastDay &&
      isFree(driverRows.get(driver.id), target.id, from, until);
    const count = usableCars.filter(isAble).length;
    if (count > 0) return kind.withDriver && !activeDrivers.some(mayDrive) ? 'driver' : count;
    const meets = trips.filter(
      (trip) => Date.parse(trip.startsAt) < until && Date.parse(trip.endsAt) > from,
    );
    return meets.some((trip) => canJoin(target, trip, day)) ? 'joins' : 'none';
  };
  return new Map(targets.map((target) => [targetKey(target), fitOf(target)]));
};
