import { describe, expect, it } from 'vitest';
import { type Call, findRounds } from '#domain/optimise/rounds';
import { openRandom } from '../factories/random-days';

const limits = { mostSeats: 10, mostTogether: 3, mostRounds: 10_000 };
const minutes = new Map([
  ['A B', 20],
  ['B A', 20],
  ['B C', 10],
  ['A C', 25],
]);
const travel = (start: string, end: string) => minutes.get(`${start} ${end}`);

const call = (from: number, more: Partial<Call> = {}): Call => ({
  from,
  until: from + 20,
  flexible: 0,
  start: 'A',
  end: 'B',
  seats: 2,
  ...more,
});

const rounds = (calls: readonly Call[]) => findRounds(calls, { ...limits, travel }).rounds;

describe('rides that several can share', () => {
  it('leave together when they go the same way at the same time', () => {
    expect(rounds([call(540), call(540), call(600)])).toEqual([[0, 1]]);
  });

  it('wait for one another by as much as everybody allows', () => {
    const flexible = { flexible: 15 };
    expect(rounds([call(540, flexible), call(555)])).toEqual([[0, 1]]);
    expect(rounds([call(540, flexible), call(556)])).toEqual([]);
    expect(rounds([call(540), call(550)])).toEqual([]);
  });

  it('go on to another place where the way there is known and nobody comes too late', () => {
    const far = call(540, { end: 'C', until: 570 });
    expect(rounds([call(540), far])).toEqual([[0, 1]]);
    expect(rounds([call(540), { ...far, until: 569 }])).toEqual([]);
    expect(rounds([call(540), call(540, { end: 'D', until: 600 })])).toEqual([]);
  });

  it('are none for more people than the largest car seats', () => {
    expect(rounds([call(540, { seats: 6 }), call(540, { seats: 5 })])).toEqual([]);
  });

  it('are said to be cut when there are more than can be looked at', () => {
    const many = Array.from({ length: 8 }, () => call(540, { seats: 1 }));
    expect(findRounds(many, { ...limits, travel }).isCut).toBe(false);
    expect(findRounds(many, { ...limits, travel, mostRounds: 20 }).isCut).toBe(true);
  });

  it('are all that there are, as trying every order of stops tells', () => {
    const places = ['A', 'B', 'C', 'D'];
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = openRandom(seed);
      const ways = new Map(
        places.flatMap((start) =>
          places.map((end) => [
            start + end,
            random.chance(0.8) ? random.between(5, 30) : undefined,
          ]),
        ),
      );
      const way = (start: string, end: string) => (start === end ? 0 : ways.get(start + end));
      const calls = Array.from({ length: 4 }, (): Call => {
        const [start, end] = [random.pick(['A', 'B']), random.pick(['C', 'D'])];
        const from = 540 + random.between(0, 6) * 5;
        const until = from + (way(start, end) ?? 30) + random.between(0, 15);
        return { from, until, start, end, flexible: random.pick([0, 10, 20]), seats: 1 };
      });
      expect(
        findRounds(calls, { ...limits, travel: way })
          .rounds.map((round) => round.join())
          .toSorted(),
        `calls ${seed}`,
      ).toEqual(feasible(calls, way, limits.mostTogether));
    }
  });
});

type Stop = { index: number; isPickUp: boolean };

const orders = (stops: readonly Stop[]): Stop[][] =>
  stops.length === 0
    ? [[]]
    : stops.flatMap((stop, place) =>
        orders(stops.filter((_, other) => other !== place)).map((rest) => [stop, ...rest]),
      );

/** One car, never empty on the way, with everybody in time. */
const works = (
  calls: readonly Call[],
  order: readonly Stop[],
  way: (start: string, end: string) => number | undefined,
): boolean => {
  let [time, at, aboard] = [-Infinity, '', 0];
  const seen = new Set<number>();
  for (const [place, { index, isPickUp }] of order.entries()) {
    const { from, until, flexible, start, end } = calls[index]!;
    if (!isPickUp && !seen.has(index)) return false;
    if (place > 0 && aboard === 0) return false;
    const to = isPickUp ? start : end;
    const minutesThere = place === 0 ? 0 : way(at, to);
    if (minutesThere === undefined) return false;
    time = isPickUp ? Math.max(time + minutesThere, from - flexible) : time + minutesThere;
    if (time > (isPickUp ? from : until) + flexible) return false;
    seen.add(index);
    aboard += isPickUp ? 1 : -1;
    at = to;
  }
  return true;
};

const feasible = (
  calls: readonly Call[],
  way: (start: string, end: string) => number | undefined,
  most: number,
): string[] => {
  const subsets = Array.from({ length: 2 ** calls.length }, (_, bits) =>
    calls.map((_call, index) => index).filter((index) => Math.floor(bits / 2 ** index) % 2 === 1),
  ).filter(({ length }) => length > 1 && length <= most);
  return subsets
    .filter((subset) =>
      orders(
        subset.flatMap((index) => [
          { index, isPickUp: true },
          { index, isPickUp: false },
        ]),
      ).some((order) => works(calls, order, way)),
    )
    .map((subset) => subset.join())
    .toSorted();
};
