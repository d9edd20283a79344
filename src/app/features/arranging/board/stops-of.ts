import { stopNames } from '#words/arranging-verdict';
import type { Say } from '#words/message';
import type { boardRows } from '../arranging-search';
import type { Suggested } from '../use-suggestions';

/** Why a row cannot take what is being placed: what the board sees itself at once, and soon what the server knows. */
export const stopsOf = (suggested: Suggested, by: (typeof boardRows)[number], say: Say) => {
  const known = suggested.status === 'known' ? suggested.suggestions : null;
  const stops = new Map(
    by === 'cars'
      ? known?.cars.map(({ car, stops: [first] }) => [car.id, first] as const)
      : known?.drivers.map(({ driver, stops: [first] }) => [driver.id, first] as const),
  );
  return (rowId: string, isTaken: boolean): string | null => {
    const first = stops.get(rowId);
    if (first) return say(stopNames[first.code], first);
    return known === null && isTaken ? say(stopNames.taken, {}) : null;
  };
};
