type Ride = { seats: number; board: number | null; alight: number | null };

const boardOf = ({ board }: Ride) => board ?? 0;
const alightOf = ({ alight }: Ride) => alight ?? Number.POSITIVE_INFINITY;

/** Seats taken at the fullest moment: two who ride one stretch after the other share a seat. */
export const peakLoad = (rides: readonly Ride[]): number =>
  Math.max(
    0,
    ...rides.map((moment) =>
      rides
        .filter((ride) => boardOf(ride) <= boardOf(moment) && alightOf(ride) > boardOf(moment))
        .reduce((sum, { seats }) => sum + seats, 0),
    ),
  );
