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

/** Whether the car and driver of an arranged booking can serve it as it is asked for now. */
export const stillFits = (
  { carriesOthers, isProviders, car, isFreeThen }: Arrangement,
  wish: Wish,
): boolean => {
  const moves = wish.changes.includes('time') || wish.changes.includes('place');
  if (moves && carriesOthers) return false;
  if (isProviders && (moves || wish.changes.includes('seats_up'))) return false;
  return (
    isFreeThen &&
    wish.seats <= car.seats &&
    (wish.class === null || wish.class === car.class) &&
    (wish.carId === null || wish.carId === car.id)
  );
};
