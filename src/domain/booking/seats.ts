/** Seats taken between two stops of a departure; without stops, all the way. */
export type Ride = { boardStop: number | null; alightStop: number | null; seats: number };

const from = ({ boardStop }: Omit<Ride, 'seats'>) => boardStop ?? 0;
const until = ({ alightStop }: Omit<Ride, 'seats'>) => alightStop ?? Infinity;

/** At the fullest moment between the two stops: it is always one at which somebody boards. */
const mostTaken = (taken: readonly Ride[], wished: Omit<Ride, 'seats'>): number => {
  const met = taken.filter((ride) => from(ride) < until(wished) && until(ride) > from(wished));
  const moments = [from(wished), ...met.map(from)].filter((stop) => stop >= from(wished));
  const at = (stop: number) =>
    met
      .filter((ride) => from(ride) <= stop && until(ride) > stop)
      .reduce((sum, { seats }) => sum + seats, 0);
  return Math.max(...moments.map(at));
};

/** Seats free all the way from boarding to alighting; `taken` counts open offers too. */
export const seatsLeft = (
  capacity: number,
  taken: readonly Ride[],
  wished: Omit<Ride, 'seats'> = { boardStop: null, alightStop: null },
): number => Math.max(0, capacity - mostTaken(taken, wished));
