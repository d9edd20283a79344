import type { Suggestions } from '#contract/suggestions';
import { stopNames } from '#words/arranging-verdict';
import type { Say } from '#words/message';
import type { boardRows } from '../arranging-search';

/** Why a row cannot take what is being placed: what the board sees itself at once, and soon what the server knows. */
export const stopsOf = (
  suggestions: Suggestions | null,
  by: (typeof boardRows)[number],
  say: Say,
) => {
  const stops = new Map(
    by === 'cars'
      ? suggestions?.cars.map(({ car, stops: [first] }) => [car.id, first] as const)
      : suggestions?.drivers.map(({ driver, stops: [first] }) => [driver.id, first] as const),
  );
  return (rowId: string, isTaken: boolean): string | null => {
    const first = stops.get(rowId);
    // Narrow: until when is seen beside it.
    if (first) return say(stopNames[first.code], { ...first, until: undefined });
    return suggestions === null && isTaken ? say(stopNames.taken, {}) : null;
  };
};
