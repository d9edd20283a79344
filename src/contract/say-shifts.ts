import type { Shift } from '#domain/arranging/working-time';
import { weekdays } from '#words/booking-time';
import { noShifts, shiftOn } from '#words/drivers';
import type { Say } from '#words/message';

const isSame = (a: Shift, b: Shift) => a.starts === b.starts && a.ends === b.ends;

/** Days in a row with the same hours are said together: `Mon–Fri 08:00–17:00`. */
export const sayShifts = (shifts: readonly Shift[], say: Say): string => {
  const runs: Shift[][] = [];
  for (const shift of shifts.toSorted((a, b) => a.weekday - b.weekday)) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && before.weekday + 1 === shift.weekday && isSame(before, shift))
      run.push(shift);
    else runs.push([shift]);
  }
  const nameOf = (shift: Shift | undefined) => {
    const name = weekdays[(shift?.weekday ?? 1) - 1];
    return name ? say(name) : '';
  };
  return runs.length === 0
    ? say(noShifts)
    : runs
        .map((run) => {
          const day = run.length === 1 ? nameOf(run[0]) : `${nameOf(run[0])}–${nameOf(run.at(-1))}`;
          return say(shiftOn, { day, starts: run[0]?.starts ?? '', ends: run[0]?.ends ?? '' });
        })
        .join(', ');
};
