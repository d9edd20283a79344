/** Somebody who would share a car: where from and to, when, and by how many minutes earlier or later. */
export type Call = {
  from: number;
  until: number;
  flexible: number;
  start: string;
  end: string;
  seats: number;
};

type Limits = {
  /** Minutes between two places; undefined where nobody knows. */
  travel: (start: string, end: string) => number | undefined;
  /** Of the largest car. */
  mostSeats: number;
  mostTogether: number;
  /** So many rounds at most: whoever gets as many is told that there may be more. */
  mostRounds: number;
};

type State = { at: string; time: number; aboard: readonly number[]; carried: readonly number[] };

/**
 * Rides that several could share, each as the calls that it carries: there is an order of stops in which everybody is
 * picked up and brought in time. Each order is tried by itself, because a part of a round that works need not work alone.
 */
export const findRounds = (
  calls: readonly Call[],
  { travel, mostSeats, mostTogether, mostRounds }: Limits,
): { rounds: number[][]; isCut: boolean } => {
  const rounds = new Map<string, number[]>();
  let isCut = false;

  const minutes = (start: string, end: string): number | undefined =>
    start === end ? 0 : travel(start, end);

  const seatsOf = (indexes: readonly number[]): number =>
    indexes.reduce((sum, index) => sum + calls[index]!.seats, 0);

  const pickUp = (state: State, index: number): State | undefined => {
    const { start, from, flexible } = calls[index]!;
    const way = minutes(state.at, start);
    if (way === undefined) return undefined;
    const time = Math.max(state.time + way, from - flexible);
    if (time > from + flexible) return undefined;
    const [aboard, carried] = [
      [...state.aboard, index],
      [...state.carried, index],
    ];
    return { at: start, time, aboard, carried };
  };

  const bring = (state: State, index: number): State | undefined => {
    const { end, until, flexible } = calls[index]!;
    const way = minutes(state.at, end);
    if (way === undefined || state.time + way > until + flexible) return undefined;
    const aboard = state.aboard.filter((other) => other !== index);
    return { ...state, at: end, time: state.time + way, aboard };
  };

  const goOn = (state: State): void => {
    if (rounds.size >= mostRounds) {
      isCut = true;
      return;
    }
    for (const index of state.aboard) {
      const next = bring(state, index);
      if (!next) continue;
      if (next.aboard.length > 0) goOn(next);
      else if (next.carried.length > 1) {
        const round = next.carried.toSorted((a, b) => a - b);
        rounds.set(round.join(' '), round);
      }
    }
    if (state.carried.length >= mostTogether) return;
    for (const [index, call] of calls.entries()) {
      const isSoon = call.from - call.flexible <= lastEnd(state);
      if (!isSoon || state.carried.includes(index)) continue;
      if (seatsOf(state.carried) + call.seats > mostSeats) continue;
      const next = pickUp(state, index);
      if (next) goOn(next);
    }
  };

  const lastEnd = ({ aboard }: State): number =>
    Math.max(...aboard.map((index) => calls[index]!.until + calls[index]!.flexible));

  for (const [index, { start, from, flexible }] of calls.entries())
    goOn({ at: start, time: from - flexible, aboard: [index], carried: [index] });
  return { rounds: [...rounds.values()], isCut };
};
