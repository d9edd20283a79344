import type { CarType, Day, Placement, Plan } from './day';

export type Figures = {
  /** Satang: rents, and what the cars of all rides cost. */
  price: number;
  /** Hired cars that are used. */
  hired: number;
  /** Bookings that nobody carries. */
  unserved: number;
  /** Rides that stand and get another car or driver. */
  changes: number;
  /** Minutes outside the drivers' shifts. */
  overtime: number;
  /** Rides with another kind of car than was asked for. */
  otherKind: number;
};

export const carPrice = ({ carTypes, cars }: Day, ride: number, car: number): number | null =>
  carTypes[cars[car]!.type]!.prices[ride] ?? null;

/** What it weighs to take a car of this type for the ride, but for its rent. */
export const carCost = (
  day: Day,
  ride: number,
  { prices, dislikes }: CarType,
  isHired: boolean,
): number | null => {
  const price = prices[ride] ?? null;
  return price === null ? null : price + (dislikes[ride] ?? 0) + (isHired ? day.hire : 0);
};

/** Minutes of overtime; null where they cannot drive it. */
export const overtimeOf = (
  { driverTypes, drivers }: Day,
  ride: number,
  driver: number | null,
): number | null =>
  driver === null ? 0 : (driverTypes[drivers[driver]!.type]!.overtime[ride] ?? null);

/** How often a placement gives a ride something else than it has or was wished for. */
export const changesOf = (day: Day, { ride, car, driver }: Placement): number => {
  const { carId, driverId } = day.rides[ride]!;
  const isOtherCar = carId !== null && carId !== day.cars[car]!.id;
  const isOtherDriver =
    driverId !== null && driver !== null && driverId !== day.drivers[driver]!.id;
  return Number(isOtherCar) + Number(isOtherDriver);
};

/** What a placement weighs, but for the rent of its car. */
export const costOfPlacement = (day: Day, placement: Placement): number => {
  const { ride, car, driver } = placement;
  const { type, isHired } = day.cars[car]!;
  return (
    (carCost(day, ride, day.carTypes[type]!, isHired) ?? 0) +
    day.overtime * (overtimeOf(day, ride, driver) ?? 0) +
    day.change * changesOf(day, placement)
  );
};

export const leftOut = (day: Day, placements: readonly Placement[]): number[] => {
  const served = new Set(placements.flatMap(({ ride }) => day.rides[ride]!.wishes));
  return day.wishes.map((_, index) => index).filter((index) => !served.has(index));
};

const rentsOf = (day: Day, used: ReadonlySet<number>): number =>
  [...used].reduce((sum, car) => sum + day.cars[car]!.rent, 0);

const sumOf = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0);

export const figuresOf = (day: Day, placements: readonly Placement[]): Figures => {
  const used = new Set(placements.map(({ car }) => car));
  return {
    price:
      rentsOf(day, used) + sumOf(placements.map(({ ride, car }) => carPrice(day, ride, car) ?? 0)),
    hired: [...used].filter((car) => day.cars[car]!.isHired).length,
    unserved: leftOut(day, placements).length,
    changes: placements.filter(
      (placement) => day.rides[placement.ride]!.isStanding && changesOf(day, placement) > 0,
    ).length,
    overtime: sumOf(placements.map(({ ride, driver }) => overtimeOf(day, ride, driver) ?? 0)),
    otherKind: placements.filter(
      ({ ride, car }) => day.carTypes[day.cars[car]!.type]!.isOther[ride],
    ).length,
  };
};

/** The only measure by which plans are compared: who is left out, what it costs, what it turns over. */
export const costOf = (day: Day, placements: readonly Placement[]): number =>
  rentsOf(day, new Set(placements.map(({ car }) => car))) +
  sumOf(placements.map((placement) => costOfPlacement(day, placement))) +
  sumOf(leftOut(day, placements).map((wish) => day.wishes[wish]!.weight));

export const planOf = (day: Day, placements: readonly Placement[]): Plan => ({
  placements,
  cost: costOf(day, placements),
});
