import { useMemo, type ReactNode } from 'react';
import type { WorkDay } from '#contract/arranging';
import type { Suggestions } from '#contract/suggestions';
import { dayOf } from '#domain/dates/bangkok-time';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import type { boardRows } from '../arranging-search';
import type { Target } from '../target';
import { needsAnswer } from '../use-assign';
import { CarHead } from './car-head';
import { DriverHead, workDayText } from './driver-head';

export type RowHead = {
  name: string;
  /** What is drawn besides, in one sentence. */
  about: string;
  head: ReactNode;
  /** What is put into it becomes an offer that its provider has to accept. */
  offers: boolean;
};

/** Where hours are what would stand in the way, or nothing does, it is said what they would become. */
const becomesOf = (suggestions: Suggestions): ReadonlyMap<string, WorkDay> =>
  new Map(
    suggestions.drivers
      .filter(({ stops }) => stops.every(({ code }) => code === 'hours'))
      .map(({ driver, workDay }) => [driver.id, workDay]),
  );

/** In the order of the rows. */
export const useHeads = (
  by: (typeof boardRows)[number],
  /** Of what is picked. */
  suggestions: Suggestions | null,
  placing: Target | null,
): readonly RowHead[] => {
  const say = useSay();
  const { day } = useArranging();
  return useMemo(() => {
    const offers = ({ provider }: { provider: { id: string } | null }) =>
      placing !== null && needsAnswer(placing, provider, day);
    if (by === 'cars')
      return day.resources.cars.map((car) => ({
        name: car.plate,
        about: '',
        head: <CarHead car={car} />,
        offers: offers(car),
      }));
    const isOfDay = suggestions !== null && dayOf(suggestions.startsAt) === day.from;
    const becomes = isOfDay ? becomesOf(suggestions) : null;
    return day.resources.drivers.map(({ workDay: standing, ...driver }) => {
      const workDay = standing && (becomes?.get(driver.id) ?? standing);
      return {
        name: driver.name,
        about: workDay ? workDayText(workDay, say) : '',
        head: <DriverHead day={day} driver={driver} workDay={workDay} />,
        offers: offers(driver),
      };
    });
  }, [by, day, suggestions, placing, say]);
};
