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
    const whole = kind.problems(request, makeFacts());
    expect(Object.keys(whole).length).toBeGreaterThan(1);
    expect(kind.problemsSoFar(request, makeFacts())).toEqual(whole);
    for (const field of Object.keys(request)) {
      const half = kind.problemsSoFar(without(request, field), makeFacts());
      expect(whole, `without ${field}`).toMatchObject(half);
    }
    expect(kind.problemsSoFar({}, makeFacts())).toEqual({});
  });

  it('they say what needs nothing that is missing', () => {
    const request = withDriverNava({ startsAt: past });
    const soFar = (field: string) =>
      askingOf(request.kind).problemsSoFar(without(request, field), makeFacts());
    expect(soFar('pickUp')).toEqual({ startsAt: 'in_the_past' });
    expect(soFar('endsAt')).toEqual({});
  });
});
