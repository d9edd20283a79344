import { describe, expect, it, test } from 'vitest';
import {
  at,
  duringDay,
  makeFacts,
  noDriver,
  withDriverAmata,
  withDriverNava,
} from '../../../tests/factories/booking-requests';
import { askingOf } from '../asking-registry';
import { collect, judgedBy, ruleOf } from './problems';

const past = at('2026-11-17', '08:00');

/** Of each kind one with several things wrong. */
const wrong = [
  withDriverNava({ startsAt: past, purposeCode: 'other' }),
  noDriver({ startsAt: past, termsNumber: 0 }),
  duringDay({ at: past, seats: 0 }),
  withDriverAmata({ seats: 0, purposeCode: 'other' }),
];

const without = (request: object, field: string): object =>
  Object.fromEntries(Object.entries(request).filter(([name]) => name !== field));

describe('of a request that is half filled in', () => {
  test.each(wrong)('of $kind the rules say nothing else than of the whole', (request) => {
    const kind = askingOf(request.kind);
    const expected = kind.problems(request, makeFacts());
    expect(Object.keys(expected).length).toBeGreaterThan(1);
    for (const field of Object.keys(request)) {
      const half = kind.problems(without(request, field), makeFacts());
      expect(expected, `without ${field}`).toMatchObject(half);
    }
    expect(kind.problems({}, makeFacts())).toEqual({});
  });

  it('they say what needs nothing that is missing', () => {
    const request = withDriverNava({ startsAt: past });
    const soFar = (field: string) =>
      askingOf(request.kind).problems(without(request, field), makeFacts());
    expect(soFar('pickUp')).toEqual({ startsAt: 'in_the_past' });
    expect(soFar('endsAt')).toEqual({});
  });
});

test('a rule that a field is missing for says nothing, and the others speak', () => {
  type Ride = { from: string; seats: number };
  const rule = ruleOf<Ride>();
  const problems = judgedBy([
    rule(['from'], ({ from }) => collect(from === '' && ['from', 'required'])),
    rule(['from', 'seats'], ({ seats }) => collect(seats > 4 && ['seats', 'too_many'])),
  ]);
  expect(problems({ seats: 5 }, makeFacts())).toEqual({});
  expect(problems({ from: '' }, makeFacts())).toEqual({ from: 'required' });
  expect(problems({ from: '', seats: 5 }, makeFacts())).toEqual({
    from: 'required',
    seats: 'too_many',
  });
});
