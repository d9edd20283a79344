import { type CarFacts, judgeCar, stopsOfCar, type Wanted } from './judge-car';
import { type DriverFacts, judgeDriver, stopsOfDriver } from './judge-driver';
import type { Verdict } from './verdict';

type Judged = Verdict & { id: string };

export type Suggested = {
  cars: readonly Judged[];
  drivers: readonly Judged[];
  /** The car for which drivers were judged. */
  carId: string | null;
};

type Choice = {
  cars: readonly CarFacts[];
  drivers: readonly DriverFacts[];
  /** The car that is chosen already; else drivers are judged for the best one. */
  carId: string | null;
};

/** What fits comes first, the best of it on top; equal ones in the order of their ids, so that it never flickers. */
const byMerit = (a: Judged, b: Judged): number =>
  Number(a.stops.length > 0) - Number(b.stops.length > 0) ||
  b.score - a.score ||
  (a.id < b.id ? -1 : 1);

const mean = (figures: readonly number[]): number =>
  figures.length === 0 ? 0 : figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

/** Ranked cars and drivers for one booking or trip, with what speaks for and against each. */
export const suggest = (wanted: Wanted, { cars, drivers, carId }: Choice): Suggested => {
  const fitting = cars.filter((car) => stopsOfCar(car, wanted).length === 0);
  const smallest = Math.min(...fitting.map(({ seats }) => seats));
  const driverFor = (car: CarFacts) => {
    const able = drivers.filter((driver) => stopsOfDriver(driver, wanted, car).length === 0);
    const ofHouse = ({ providerId }: DriverFacts) => providerId === car.providerId;
    // Of a provider without drivers of its own the driver comes with the car.
    const comesAlong = car.providerId !== null && !drivers.some(ofHouse);
    if (!wanted.withDriver || able.some(ofHouse)) return 'own';
    if (able.length === 0) return 'none';
    return comesAlong ? 'own' : 'other';
  };
  const judgedCars = cars
    .map((car) => ({
      id: car.id,
      ...judgeCar(car, wanted, { smallest, driver: driverFor(car) }),
    }))
    .toSorted(byMerit);
  const best = carId ?? judgedCars.find(({ stops }) => stops.length === 0)?.id ?? null;
  if (!wanted.withDriver) return { cars: judgedCars, drivers: [], carId: best };
  const car = cars.find(({ id }) => id === best) ?? null;
  const able = drivers.filter((driver) => stopsOfDriver(driver, wanted, car).length === 0);
  const usualTrips = mean(able.map(({ tripsThisWeek }) => tripsThisWeek));
  return {
    cars: judgedCars,
    drivers: drivers
      .map((driver) => ({ id: driver.id, ...judgeDriver(driver, wanted, { usualTrips, car }) }))
      .toSorted(byMerit),
    carId: best,
  };
};
