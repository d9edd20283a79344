import { brokenAnew } from '../hours/judge-hours';
import { type Day, spanOfRide } from './day';

/** Everything that one driver drives on the day, by the order of their starts. */
export type DutyOption = { group: number; rides: readonly number[]; column: number };

/**
 * All that this driver could do on the day by the hours, one ride or several. Undefined where that is more than
 * `most`: then nothing may be proved by it.
 */
export const dutiesOf = (
  day: Day,
  driver: number,
  { rides, most }: { rides: readonly number[]; most: number },
): number[][] | undefined => {
  const { type, duties } = day.drivers[driver]!;
  const { hours } = day.driverTypes[type]!;
  const keeps = (chosen: readonly number[], until: number): boolean => {
    const besides = duties.filter(({ from }) => from < until);
    const driven = chosen.map((ride) => day.rides[ride]!);
    return brokenAnew({ before: duties, after: [...besides, ...driven] }, hours).length === 0;
  };
  const inOrder = rides.toSorted((a, b) => day.rides[a]!.from - day.rides[b]!.from);
  const found: number[][] = [];
  const extend = (chosen: readonly number[], next: number): boolean => {
    for (let place = next; place < inOrder.length; place += 1) {
      const ride = inOrder[place]!;
      const last = chosen.at(-1);
      if (last !== undefined && spanOfRide(day.rides[last]!)[1] > day.rides[ride]!.from) continue;
      const more = [...chosen, ride];
      // What breaks a rule up to here breaks it whatever comes later; a short pause that is added up may not.
      if (!keeps(more, day.rides[ride]!.until)) continue;
      if (keeps(more, Infinity)) found.push(more);
      if (found.length > most || !extend(more, place + 1)) return false;
    }
    return true;
  };
  return extend([], 0) ? found : undefined;
};
