import type { Day, Placement } from './day';
import { openRoster, type Roster } from './roster';

const indexOf = (list: readonly { id: string }[], id: string | null): number | null => {
  const index = list.findIndex((entry) => entry.id === id);
  return index < 0 ? null : index;
};

/** What has a car and a driver already, as places in the lists. */
export const standing = (day: Day): Placement[] =>
  day.rides.flatMap((ride, index) => {
    const car = ride.isStanding ? indexOf(day.cars, ride.carId) : null;
    return car === null ? [] : [{ ride: index, car, driver: indexOf(day.drivers, ride.driverId) }];
  });

const stands = (roster: Roster, { ride, car, driver }: Placement): boolean => {
  const { bringsDriver } = roster.day.carTypes[roster.day.cars[car]!.type]!;
  const needsOne = roster.day.rides[ride]!.needsDriver && !bringsDriver;
  const hasOne = driver === null ? !needsOne : needsOne && roster.canDrive(ride, driver);
  return roster.canTake(ride, car) && hasOne;
};

/** A day begun with what stands, as far as it still can. */
export const openStanding = (day: Day): Roster => {
  const roster = openRoster(day);
  for (const placement of standing(day)) if (stands(roster, placement)) roster.place(placement);
  return roster;
};
