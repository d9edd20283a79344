import { useMemo } from 'react';
import { stopNames } from '#words/arranging-verdict';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import type { boardRows } from '../arranging-search';
import type { Target } from '../target';
import { useSuggestions } from '../use-suggestions';

/** Why a row cannot take what is being placed: what the board sees itself at once, and soon what the server knows. */
export const useFits = (placing: Target | null, by: (typeof boardRows)[number]) => {
  const say = useSay();
  const { kind } = useArranging();
  const suggested = useSuggestions(kind, placing);
  const stops = useMemo(() => {
    if (suggested.status !== 'known') return null;
    const { cars, drivers } = suggested.suggestions;
    return new Map(
      by === 'cars'
        ? cars.map(({ car, stops: [first] }) => [car.id, first] as const)
        : drivers.map(({ driver, stops: [first] }) => [driver.id, first] as const),
    );
  }, [suggested, by]);

  return (rowId: string, isTaken: boolean): string | null => {
    const first = stops?.get(rowId);
    if (first) return say(stopNames[first.code], first);
    if (stops === null && isTaken) return say(stopNames.taken, {});
    return null;
  };
};
