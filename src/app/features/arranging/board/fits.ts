import type { ArrangeCar, ArrangeDay, ArrangeDriver } from '#contract/arranging';
import { seatsIn } from '#domain/arranging/seats-in';
import { addMinutes, dayOf, minuteOfDay, minutesOf } from '#domain/dates/bangkok-time';
import { canJoin } from '../joining';
import { endOf, lateCarsOf, startOf, targetKey, targetSeats, type Target } from '../target';
import { type BoardRow, isTakenIn } from './board-rows';

/** How many cars could take it; or that it could only share one, that nobody could drive it, or that there is none. */
export type Fit = number | 'joins' | 'driver' | 'none';

const MINUTE = 60_000;

const isFree = (row: BoardRow | undefined, target: Target, from: number, until: number): boolean =>
  row !== undefined && !isTakenIn(row, target, from, until);

/** Of days that are not shown the board knows no trip: who is free on them it cannot say. */
const isShown = (day: ArrangeDay, startsAt: string, endsAt: string): boolean =>
  dayOf(startsAt) >= day.from && dayOf(endsAt) <= day.to;

type Rows = { cars: readonly BoardRow[]; drivers: readonly BoardRow[] };

const byId = (rows: readonly BoardRow[]): ReadonlyMap<string, BoardRow> =>
  new Map(rows.map((row) => [row.id, row]));

/** Who could take it, were it so many minutes later. */
const ableOf = (day: ArrangeDay, { cars, drivers }: Rows, now: number) => {
  const { kind, resources } = day;
  const [carRows, driverRows] = [byId(cars), byId(drivers)];
  const usable = resources.cars.filter(({ status, trouble }) => status === 'available' && !trouble);
  const lateAt = lateCarsOf(day, now);
  const active = resources.drivers.filter(({ status }) => status === 'active');
  return (target: Target, later = 0): { cars: ArrangeCar[]; hasDriver: boolean } => {
    const from = Date.parse(startOf(target)) + later * MINUTE;
    const until = Date.parse(endOf(target)) + (later + kind.bufferMinutes) * MINUTE;
    const lastDay = dayOf(addMinutes(endOf(target), later));
    const seats = targetSeats(target);
    const late = lateAt(addMinutes(startOf(target), later));
    const isAble = (car: ArrangeCar) =>
      !late.has(car.id) &&
      seatsIn(car, kind.withDriver) >= seats &&
      (car.papersUntil === null || car.papersUntil >= lastDay) &&
      isFree(carRows.get(car.id), target, from, until);
    const mayDrive = ({ id, licenceUntil }: ArrangeDriver) =>
      licenceUntil !== null &&
      licenceUntil >= lastDay &&
      isFree(driverRows.get(id), target, from, until);
    return { cars: usable.filter(isAble), hasDriver: !kind.withDriver || active.some(mayDrive) };
  };
};

/**
 * What the board knows by itself of who could take what waits, so that nobody has to tap it to find out. The server looks
 * again when it is picked, and knows more: licences of a class, hours of drivers.
 */
export const fitsOf = (
  day: ArrangeDay,
  rows: Rows,
  targets: readonly Target[],
  now: number,
): ReadonlyMap<string, Fit> => {
  const able = ableOf(day, rows, now);
  const fitOf = (target: Target): Fit | null => {
    const { cars, hasDriver } = able(target);
    const isWhole = isShown(day, startOf(target), endOf(target));
    if (cars.length > 0 && hasDriver) return isWhole ? cars.length : null;
    if (cars.length > 0) return 'driver';
    const from = Date.parse(startOf(target));
    const until = Date.parse(endOf(target));
    const meets = day.trips.filter(
      (trip) => Date.parse(trip.startsAt) < until && Date.parse(trip.endsAt) > from,
    );
    return meets.some((trip) => canJoin(target, trip, day)) ? 'joins' : 'none';
  };
  return new Map(
    targets.flatMap((target) => {
      const fit = fitOf(target);
      return fit === null ? [] : [[targetKey(target), fit] as const];
    }),
  );
};

export type Nearest = { later: number; startsAt: string; endsAt: string; plate: string };

const STEP = 15;
const MOST = 180;

/** Who has to be there by an hour can only leave earlier. */
const mustArrive = (target: Target): boolean =>
  target.type === 'booking' && target.booking.stops.some(({ arriveBy }) => arriveBy !== null);

/** The time closest to the one asked for at which a car and a driver are free, in quarters of an hour; null for none. */
export const nearestOf = (
  day: ArrangeDay,
  rows: Rows,
  target: Target,
  now: number,
): Nearest | null => {
  const able = ableOf(day, rows, now);
  const shifts = Array.from({ length: MOST / STEP }, (_, at) => (at + 1) * STEP);
  const { service } = day.kind;
  const directions = mustArrive(target) ? [-1] : [1, -1];
  for (const later of shifts.flatMap((shift) => directions.map((to) => to * shift))) {
    const startsAt = addMinutes(startOf(target), later);
    const endsAt = addMinutes(endOf(target), later);
    const isInService =
      minuteOfDay(startsAt) >= minutesOf(service.from) &&
      minuteOfDay(endsAt) <= minutesOf(service.to);
    const isKnown = isShown(day, startsAt, endsAt);
    if (!isInService || !isKnown || Date.parse(startsAt) < now) continue;
    const { cars, hasDriver } = able(target, later);
    const [car] = cars;
    if (car && hasDriver) return { later, startsAt, endsAt, plate: car.plate };
  }
  return null;
};

/** What is suggested first to whoever asks for another time: one at which it can be carried, else the next. */
export const nextOf = (day: ArrangeDay, rows: Rows, target: Target, now: number): number => {
  const fit = fitsOf(day, rows, [target], now).get(targetKey(target));
  const nearest = typeof fit === 'string' ? nearestOf(day, rows, target, now) : null;
  return nearest?.later ?? (mustArrive(target) ? -STEP : STEP);
};
