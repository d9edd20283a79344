import type { WeightyChange } from './decide-edit';

type Arrangement = {
  /** Others ride on the same trip: its time and its way are theirs too. */
  carriesOthers: boolean;
  /** A provider accepted it as it was. */
  isProviders: boolean;
  car: { id: string; class: string; seats: number };
  /** The car and the driver have no other claim in the new time, buffer included. */
  isFreeThen: boolean;
};

type Wish = {
  changes: readonly WeightyChange[];
  /** Of everybody on the trip after the change. */
  seats: number;
  class: string | null;
  carId: string | null;
};

/**
 * Whether the car and driver of an arranged booking can serve it as it is asked for now: as they are, or once their
 * provider, which accepted it as it was, says so again.
 */
export const stillFits = (
  { carriesOthers, isProviders, car, isFreeThen }: Arrangement,
  wish: Wish,
): 'yes' | 'asks' | 'no' => {
  const moves = wish.changes.includes('time') || wish.changes.includes('place');
  if (moves && carriesOthers) return 'no';
  // A car other than the one asked for was given by somebody who looked at it: it stands until another is asked for.
  const isOfTheSort =
    !wish.changes.includes('class') ||
    ((wish.class === null || wish.class === car.class) &&
      (wish.carId === null || wish.carId === car.id));
  const isAble = isFreeThen && wish.seats <= car.seats && isOfTheSort;
  if (!isAble) return 'no';
  return isProviders && (moves || wish.changes.includes('seats_up')) ? 'asks' : 'yes';
};
