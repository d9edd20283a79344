/** How many may ride: where the traveller drives, the driver's seat is one of theirs. */
export const seatsIn = ({ seats }: { seats: number }, withDriver: boolean): number =>
  seats + (withDriver ? 0 : 1);
