import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scores } from '../rating/items';
import {
  addAnswered,
  hidePeople,
  isTooFew,
  LEAST_ANSWERS,
  noAnswers,
  satisfactionFigures,
  satisfactionKeys,
  satisfactionOf,
  starsIn,
  type Answered,
  type SatisfactionSums,
} from './satisfaction';

const sumOf = (answered: readonly Answered[]) => {
  const sums = noAnswers();
  for (const one of answered) addAnswered(sums, one);
  return sums;
};

const answers = fc.array(
  fc.oneof(
    fc.record({
      overall: fc.constantFrom(...scores),
      worst: fc.constantFrom(...scores),
      count: fc.integer({ min: 1, max: 9 }),
    }),
    fc.record({
      overall: fc.constant(null),
      worst: fc.constant(null),
      count: fc.integer({ min: 1, max: 9 }),
    }),
  ),
);

const plus = (a: SatisfactionSums, b: SatisfactionSums) =>
  Object.fromEntries(satisfactionKeys.map((key) => [key, a[key] + b[key]]));

describe('the figures of satisfaction', () => {
  it('are made from rides, answers and stars', () => {
    const sums = sumOf([
      { overall: 5, worst: 4, count: 2 },
      { overall: 4, worst: 1, count: 1 },
      { overall: 2, worst: 2, count: 1 },
      { overall: null, worst: null, count: 4 },
    ]);
    expect(sums).toMatchObject({ rides: 8, answers: 4, points: 16, low: 2, stars5: 2, stars1: 0 });
    expect(satisfactionFigures.map((figure) => satisfactionOf(figure, sums))).toEqual([
      50, 4, 75, 50,
    ]);
  });

  it('when nobody rode or answered, are unknown, not nought', () => {
    expect(satisfactionOf('response', noAnswers())).toBeNull();
    const unanswered = sumOf([{ overall: null, worst: null, count: 3 }]);
    expect(satisfactionOf('response', unanswered)).toBe(0);
    expect(satisfactionOf('mean', unanswered)).toBeNull();
  });

  it('whatever was answered, the stars make the answers and their points', () => {
    fc.assert(
      fc.property(answers, (answered) => {
        const sums = sumOf(answered);
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

describe('people of whom too few speak', () => {
  it('are nobody by name, and all groups still make the whole', () => {
    fc.assert(
      fc.property(fc.array(answers, { maxLength: 8 }), (people) => {
        const groups = people.map((answered, index) => ({
          id: index === 0 ? null : `driver-${index}`,
          sums: sumOf(answered),
        }));
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

  it.each([
    [0, false],
    [1, true],
    [LEAST_ANSWERS - 1, true],
    [LEAST_ANSWERS, false],
  ])('with %i answers: %s', (count, expected) => {
    expect(isTooFew({ answers: count })).toBe(expected);
  });
});
