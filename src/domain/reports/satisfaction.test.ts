import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addRides,
  hidePeople,
  isTooFew,
  LEAST_ANSWERS,
  noAnswers,
  rideCountKeys,
  satisfactionFigures,
  onlyCounts,
  satisfactionKeys,
  satisfactionOf,
  starsIn,
  toldOf,
  type RideCounts,
  type SatisfactionSums,
} from './satisfaction';

const none = Object.fromEntries(rideCountKeys.map((key) => [key, 0])) as RideCounts;

const sumOf = (...counts: Partial<RideCounts>[]) => {
  const sums = noAnswers();
  for (const some of counts) addRides(sums, { ...none, ...some });
  return sums;
};

const few = fc.nat(4);
const counted = fc
  .record({ silent: few, stars1: few, stars2: few, stars3: few, stars4: few, stars5: few })
  .map(({ silent, ...stars }): RideCounts => {
    const answers = Object.values(stars).reduce((sum, count) => sum + count, 0);
    return { ...stars, rides: silent + answers, low: stars.stars1 + stars.stars2 };
  });

const plus = (a: SatisfactionSums, b: SatisfactionSums) =>
  Object.fromEntries(satisfactionKeys.map((key) => [key, a[key] + b[key]]));

describe('the figures of satisfaction', () => {
  it('are made from rides, answers and stars', () => {
    const sums = sumOf({ rides: 3, stars5: 2, stars4: 1, low: 1 }, { rides: 5, stars2: 1, low: 1 });
    expect(sums).toMatchObject({ rides: 8, answers: 4, points: 16, low: 2, stars5: 2, stars1: 0 });
    expect(satisfactionFigures.map((figure) => satisfactionOf(figure, sums))).toEqual([
      50, 4, 75, 50,
    ]);
  });

  it('when nobody rode or answered, are unknown, not nought', () => {
    expect(satisfactionOf('response', noAnswers())).toBeNull();
    const unanswered = sumOf({ rides: 3 });
    expect(satisfactionOf('response', unanswered)).toBe(0);
    expect(satisfactionOf('mean', unanswered)).toBeNull();
  });

  it('whatever was answered, the stars make the answers and their points', () => {
    fc.assert(
      fc.property(fc.array(counted), (counts) => {
        const sums = sumOf(...counts);
        const stars = starsIn(sums);
        expect(stars.reduce((total, { count }) => total + count, 0)).toBe(sums.answers);
        expect(stars.reduce((total, { score, count }) => total + score * count, 0)).toBe(
          sums.points,
        );
        expect(sums.answers).toBeLessThanOrEqual(sums.rides);
      }),
    );
  });
});

const peopleOf = (counts: readonly RideCounts[], from = 0) =>
  counts.map((own, index) => ({
    id: index + from === 0 ? null : `driver-${index}`,
    sums: sumOf(own),
  }));

describe('people of whom too few speak', () => {
  it('are nobody by name, and all groups still make the whole', () => {
    fc.assert(
      fc.property(fc.array(counted, { maxLength: 8 }), (counts) => {
        const groups = peopleOf(counts);
        const { shown, rest } = hidePeople(groups);
        for (const { id, sums } of shown) expect(id !== null && isTooFew(sums)).toBe(false);
        const whole = groups.reduce(
          (sum, group) => plus(sum, group.sums) as SatisfactionSums,
          noAnswers(),
        );
        const parts = shown.reduce(
          (sum, group) => plus(sum, group.sums) as SatisfactionSums,
          rest ?? noAnswers(),
        );
        expect(parts).toEqual(whole);
      }),
    );
  });

  it('cannot be found by taking the others from the whole', () => {
    fc.assert(
      fc.property(fc.array(counted, { minLength: 2, maxLength: 8 }), (counts) => {
        const groups = peopleOf(counts, 1);
        const answered = groups.filter(({ sums }) => sums.answers > 0);
        const { shown, rest } = hidePeople(groups);
        if (rest === null || answered.length < 2) return;
        const hidden = answered.filter((group) => !shown.includes(group));
        expect(hidden.length).toBeGreaterThan(1);
        expect(hidden.length === answered.length || !isTooFew(rest)).toBe(true);
      }),
    );
  });

  it('one alone hides behind the one of whom the next fewest speak', () => {
    const driver = (id: string, stars5: number) => ({ id, sums: sumOf({ rides: stars5, stars5 }) });
    const [ann, ben, cho] = [driver('ann', 3), driver('ben', 40), driver('cho', 7)];
    const { shown, rest } = hidePeople([ann, ben, cho]);
    expect(shown).toEqual([ben]);
    expect(rest?.answers).toBe(10);
  });

  it('few together hide as many more as they need', () => {
    const driver = (id: string, stars5: number) => ({ id, sums: sumOf({ rides: stars5, stars5 }) });
    const [one, two, next, most] = [
      driver('1', 1),
      driver('2', 1),
      driver('3', 9),
      driver('4', 40),
    ];
    const { shown, rest } = hidePeople([most, one, next, two]);
    expect(shown).toEqual([most]);
    expect(rest?.answers).toBe(11);
  });

  it.each([
    [0, false],
    [1, true],
    [LEAST_ANSWERS - 1, true],
    [LEAST_ANSWERS, false],
  ])('with %i answers: %s', (count, expected) => {
    expect(isTooFew({ answers: count })).toBe(expected);
  });
});

describe('what is told of too few', () => {
  const of = (stars5: number) => sumOf({ rides: 9, stars5 });

  it('is how many there were, and nothing of what they said', () => {
    expect(toldOf(of(2))).toEqual({ ...noAnswers(), rides: 9, answers: 2 });
    expect(onlyCounts(of(7))).toEqual({ ...noAnswers(), rides: 9, answers: 7 });
    expect(toldOf(of(5))).toEqual(of(5));
    expect(toldOf(of(0))).toEqual(of(0));
  });

  it('has no mean, but a share of who answered', () => {
    const told = toldOf(of(3));
    expect(satisfactionOf('mean', told)).toBeNull();
    expect(satisfactionOf('response', told)).toBeCloseTo(100 / 3);
  });

  it('when nobody is too few, nobody hides, not even who has no name', () => {
    const driver = (id: string | null, stars5: number) => ({ id, sums: of(stars5) });
    const groups = [driver(null, 1), driver('ann', 5), driver('ben', 0)];
    expect(hidePeople(groups)).toEqual({ shown: groups, rest: null });
    const [nobody, ann, ben, cho] = [
      driver(null, 1),
      driver('ann', 4),
      driver('ben', 0),
      driver('cho', 6),
    ];
    const { shown, rest } = hidePeople([nobody, ann, ben, cho]);
    expect(shown).toEqual([nobody, ben]);
    expect(rest?.answers).toBe(10);
  });
});
