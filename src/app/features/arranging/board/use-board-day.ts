import { useCallback, useMemo } from 'react';
import { lateBack, states } from '#words/arranging';
import { carStands } from '#words/fleet';
import { useNow } from '../../../ui/use-now';
import { useArranging } from '../arranging-context';
import type { boardRows } from '../arranging-search';
import { linkedTo } from '../linked';
import { isLate, isLateToLeave, isOpen, targetsOf, type Target, troubleOf } from '../target';
import { carName, driverName } from '../texts';
import { boardRowsOf, type Lying } from './board-rows';
import { fitsOf } from './fits';
import { hoursOf } from './time-scale';

/** The same for each that has none: nothing is drawn anew for it. */
const NOTHING: ReadonlySet<string> = new Set();

/** What the board reads of the day, once for all that is drawn of it. */
export const useBoardDay = (
  by: (typeof boardRows)[number],
  targets: readonly Target[],
  target: Target | null,
) => {
  const now = useNow().getTime();
  const { day } = useArranging();
  const both = useMemo(
    () => ({ cars: boardRowsOf(day, 'cars'), drivers: boardRowsOf(day, 'drivers') }),
    [day],
  );
  const rows = both[by];
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const hours = useMemo(() => hoursOf(day), [day]);
  const partnerOf = useCallback(
    ({ carId, driverId }: Pick<Lying, 'carId' | 'driverId'>) =>
      by === 'cars' ? driverName(day, driverId) : carName(day, carId),
    [by, day],
  );
  /** What is to be seen in red, and the word for it. */
  const alarms = useMemo(
    () =>
      new Map(
        day.trips.flatMap((trip) => {
          if (troubleOf(day, trip, now)) return [[trip.id, carStands] as const];
          if (isLate(trip, now)) return [[trip.id, lateBack] as const];
          return isLateToLeave(trip, now) ? [[trip.id, states.begun] as const] : [];
        }),
      ),
    [day, now],
  );
  const waiting = useMemo(() => targets.filter((row) => isOpen(row, day)), [targets, day]);
  // Of all that wait: a letter that is searched for changes nothing about who could take them.
  const fits = useMemo(
    () =>
      fitsOf(
        day,
        both,
        targetsOf(day).filter((row) => isOpen(row, day)),
        now,
      ),
    [day, both, now],
  );
  const linked = useMemo(() => {
    const others = target ? linkedTo(day, target) : [];
    return others.length === 0 ? NOTHING : new Set(others.map(({ id }) => id));
  }, [day, target]);
  return { now, both, rows, ids, hours, partnerOf, alarms, waiting, fits, linked };
};
