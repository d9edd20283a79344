import type { Day, Placement, Plan } from './day';

export type Figures = {
  /** Satang: rents and what each ride costs, drivers' overtime included. */
  price: number;
  /** Hired cars that are used. */
  hired: number;
  /** Bookings that nobody carries. */
  unserved: number;
  /** Rides that stand and get another car or driver. */
  changes: number;
};

export const carPrice = ({ carTypes, cars }: Day, ride: number, car: number): number | null =>
  carTypes[cars[car]!.type]!.prices[ride] ?? null;

export const driverPrice = (
  { driverTypes, drivers }: Day,
  ride: number,
  driver: number | null,
): number | null =>
  driver === null ? 0 : (driverTypes[drivers[driver]!.type]!.prices[ride] ?? null);

/** How often a placement gives a ride something else than it has. */
export const changesOf = (day: Day, { ride, car, driver }: Placement): number => {
  const { carId, driverId } = day.rides[ride]!;
  const isOtherCar = carId !== null && carId !== day.cars[car]!.id;
  const isOtherDriver =
    driverId !== null && driver !== null && driverId !== day.drivers[driver]!.id;
  return Number(isOtherCar) + Number(isOtherDriver);
};

export const leftOut = (day: Day, placements: readonly Placement[]): number[] => {
  const served = new Set(placements.flatMap(({ ride }) => day.rides[ride]!.wishes));
  return day.wishes.map((_, index) => index).filter((index) => !served.has(index));
};

export const figuresOf = (day: Day, placements: readonly Placement[]): Figures => {
  const used = new Set(placements.map(({ car }) => car));
  const rents = [...used].reduce((sum, car) => sum + day.cars[car]!.rent, 0);
  const rides = placements.reduce(
    (sum, { ride, car, driver }) =>
      sum + (carPrice(day, ride, car) ?? 0) + (driverPrice(day, ride, driver) ?? 0),
    0,
  );
  return {
    price: rents + rides,
    hired: [...used].filter((car) => day.cars[car]!.isHired).length,
    unserved: leftOut(day, placements).length,
    changes: placements.filter((placement) => changesOf(day, placement) > 0).length,
  };
};

/** The only measure by which plans are compared: who is left out, what it costs, what it turns over. */
export const costOf = (day: Day, placements: readonly Placement[]): number =>
  figuresOf(day, placements).price +
  leftOut(day, placements).reduce((sum, wish) => sum + day.wishes[wish]!.weight, 0) +
  placements.reduce((sum, placement) => sum + day.change * changesOf(day, placement), 0);

export const planOf = (day: Day, placements: readonly Placement[]): Plan => ({
  placements,
  cost: costOf(day, placements),
});
