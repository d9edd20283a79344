import type { Say } from '#words/message';

/** What dispatchers read in the details of one kind. */
export type ArrangingKind = {
  /** Would rather not share. */
  alone: (details: unknown) => boolean;
  /** Minutes by which it may be earlier or later for the sake of sharing. */
  flexibleMinutes: (details: unknown) => number;
  /** The driver whom the traveller would like. */
  wishedDriverId: (details: unknown) => string | null;
  /** Goes back to where it began. */
  returns: (details: unknown) => boolean;
  /** What the traveller thinks it will be. */
  expectedKm: (details: unknown) => number | null;
  /** The luggage or goods that somebody wrote down. */
  carries: (details: unknown) => string | null;
  /** What was asked for besides, as dispatchers and drivers read it. */
  wishes: (details: unknown, say: Say) => readonly string[];
};
