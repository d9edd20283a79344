import { type Calendar, openCalendar } from './calendar';
import { keepsHours } from './keeps-hours';
import { carPrice, costOfPlacement, overtimeOf } from './cost';
import { type CarType, type Day, type Placement, spanOfRide } from './day';

/** A plan while it is made: what every car and driver does, and what they could still do. */
export type Roster = {
  day: Day;
  cars: readonly Calendar[];
  drivers: readonly Calendar[];
  canTake: (ride: number, car: number) => boolean;
  canDrive: (ride: number, driver: number) => boolean;
  /** Of the drivers who can, the cheapest; of equal ones who has the least to do. */
  findDriver: (ride: number, type: Pick<CarType, 'house' | 'isLarge'>) => number | undefined;
  place: (placement: Placement) => void;
  drop: (ride: number) => void;
  placements: () => readonly Placement[];
};

/** What it would add to the cost: its rent too where the car does nothing else. */
export const costOfPlacing = ({ day, cars }: Roster, placement: Placement): number => {
  const { car } = placement;
  const rent = cars[car]!.rides().length === 0 ? day.cars[car]!.rent : 0;
  return rent + costOfPlacement(day, placement);
};

export const openRoster = (day: Day): Roster => {
  const cars = day.cars.map(({ busy }) => openCalendar(busy));
  const drivers = day.drivers.map(({ busy }) => openCalendar(busy));
  const placed = new Map<number, Placement>();

  const canTake = (ride: number, car: number): boolean =>
    carPrice(day, ride, car) !== null && cars[car]!.isFree(spanOfRide(day.rides[ride]!));

  const canDrive = (ride: number, driver: number): boolean =>
    overtimeOf(day, ride, driver) !== null &&
    drivers[driver]!.isFree(spanOfRide(day.rides[ride]!)) &&
    keepsHours(day, driver, { ride, others: drivers[driver]!.rides() });

  const loadOf = (driver: number): number =>
    day.drivers[driver]!.trips + drivers[driver]!.rides().length;

  const findDriver: Roster['findDriver'] = (ride, { house, isLarge }) => {
    const { driverId } = day.rides[ride]!;
    const able = day.drivers
      .map(({ id, type }, driver) => {
        const own = day.driverTypes[type]!;
        const mayDrive = own.house === house && (!isLarge || own.drivesLarge);
        const overtime = mayDrive ? overtimeOf(day, ride, driver) : null;
        if (overtime === null) return undefined;
        const change = driverId === null || driverId === id ? 0 : day.change;
        return { driver, cost: day.overtime * overtime + change, load: loadOf(driver) };
      })
      .filter((entry) => entry !== undefined)
      .toSorted((a, b) => a.cost - b.cost || a.load - b.load);
    return able.find(({ driver }) => canDrive(ride, driver))?.driver;
  };

  return {
    day,
    cars,
    drivers,
    canTake,
    canDrive,
    findDriver,
    place: (placement) => {
      const { ride, car, driver } = placement;
      const span = spanOfRide(day.rides[ride]!);
      placed.set(ride, placement);
      cars[car]!.take(ride, span);
      if (driver !== null) drivers[driver]!.take(ride, span);
    },
    drop: (ride) => {
      const placement = placed.get(ride);
      if (!placement) return;
      placed.delete(ride);
      cars[placement.car]!.drop(ride);
      if (placement.driver !== null) drivers[placement.driver]!.drop(ride);
    },
    placements: () => [...placed.values()],
  };
};
