import type { Demo } from './demo';
import type { Drive } from './make-fleet';

type Reading = { at: Date; km: number };

/** What stood there at both ends of each drive; the last one of them. */
const readAlong = (drives: readonly Drive[], first: Reading): Reading => {
  let last = first;
  for (const { assignment, collected, returned, back, km } of drives) {
    assignment.startKm = last.km;
    if (collected) collected.km = last.km;
    if (!back) continue;
    last = { at: back, km: last.km + km };
    assignment.endKm = last.km;
    if (returned) returned.km = last.km;
  }
  return last;
};

/** Trips are made up in any order; an odometer rises in the order in which they were driven. */
export const readOdometers = ({ rows, random, calendar, people, fleet }: Demo): void => {
  for (const { id: carId, firstKm, drives } of Object.values(fleet.cars).flat()) {
    const first = { at: calendar.at(-91), km: firstKm };
    const last = readAlong(
      drives.toSorted((a, b) => Number(a.left) - Number(b.left)),
      first,
    );
    const reading = { carId, byId: people.adminId, source: 'admin' };
    rows.add(
      'odometerReading',
      { id: random.id(calendar.at(-300)), ...first, ...reading },
      { id: random.id(calendar.now), ...last, ...reading },
    );
  }
};
