import { useMemo, type ReactNode } from 'react';
import type { WorkDay } from '#contract/arranging';
import type { Suggestions } from '#contract/suggestions';
import { dayOf } from '#domain/dates/bangkok-time';
import { carNotBack } from '#words/arranging';
import { hiredCar, hiredShort } from '#words/arranging-trip';
import { useNow } from '../../../ui/use-now';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import type { boardRows } from '../arranging-search';
import { lateCarsOf, startOf, type Target } from '../target';
import { bestChoice, needsAnswer } from '../use-assign';
import { CarHead } from './car-head';
import { DriverHead, workDayText } from './driver-head';

export type RowHead = {
  name: string;
  /** What is drawn besides, in one sentence. */
  about: string;
  head: ReactNode;
  /** What is to be known before something is put into it: as much as finds room, and the whole. */
  warning: { short: string; text: string } | null;
};

/** Where hours are what would stand in the way, or nothing does, it is said what they would become. */
const becomesOf = (suggestions: Suggestions): ReadonlyMap<string, WorkDay> =>
  new Map(
    suggestions.drivers
      .filter(({ stops }) => stops.every(({ code }) => code === 'hours'))
      .map(({ driver, workDay }) => [driver.id, workDay]),
  );

/** The car that goes with whichever driver is chosen for it. */
const carGiven = (
  placing: Target | null,
  suggestions: Suggestions | null,
  withDriver: boolean,
): string | null => {
  if (placing?.type === 'trip' && placing.trip.carId !== null) return placing.trip.carId;
  return (placing && suggestions && bestChoice(placing, suggestions, withDriver)?.carId) ?? null;
};

/** In the order of the rows. */
export const useHeads = (
  by: (typeof boardRows)[number],
  /** Of what is picked. */
  suggestions: Suggestions | null,
  placing: Target | null,
): readonly RowHead[] => {
  const say = useSay();
  const { day } = useArranging();
  const now = useNow().getTime();
  return useMemo(() => {
    const late = placing && lateCarsOf(day, now)(startOf(placing));
    const warningOf = (car: { id: string; provider: { id: string } | null } | undefined) => {
      if (!car) return null;
      if (late?.has(car.id)) return { short: say(carNotBack), text: say(carNotBack) };
      return placing && needsAnswer(placing, car.provider, day)
        ? { short: say(hiredShort), text: say(hiredCar, { cost: '' }) }
        : null;
    };
    if (by === 'cars')
      return day.resources.cars.map((car) => ({
        name: car.plate,
        about: '',
        head: <CarHead car={car} />,
        warning: warningOf(car),
      }));
    // A driver is given this car too: whose it is decides who has to accept, not whom they drive for.
    const given = carGiven(placing, suggestions, day.kind.withDriver);
    const theirs = warningOf(day.resources.cars.find(({ id }) => id === given));
    const isOfDay = suggestions !== null && dayOf(suggestions.startsAt) === day.from;
    const becomes = isOfDay ? becomesOf(suggestions) : null;
    return day.resources.drivers.map(({ workDay: standing, ...driver }) => {
      const workDay = standing && (becomes?.get(driver.id) ?? standing);
      return {
        name: driver.name,
        about: workDay ? workDayText(workDay, say) : '',
        head: <DriverHead day={day} driver={driver} workDay={workDay} />,
        warning: theirs,
      };
    });
  }, [by, day, suggestions, placing, now, say]);
};
