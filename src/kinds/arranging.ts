import type { Say } from '#words/message';

/** What makes arranging one kind different from another. */
export type ArrangingKind = {
  /** False where the traveller drives. */
  withDriver: boolean;
  /** Several bookings may share a car. */
  pools: boolean;
  /** A ride is over at its last stop; a rented car still has to come back. */
  endsAtLastStop: boolean;
  /** Would rather not share. */
  alone: (details: unknown) => boolean;
  /** The driver whom the traveller would like. */
  wishedDriverId: (details: unknown) => string | null;
  /** What was asked for besides, as dispatchers and drivers read it. */
  wishes: (details: unknown, say: Say) => readonly string[];
};
