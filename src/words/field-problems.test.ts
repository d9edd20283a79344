import { describe, expect, test } from 'vitest';
import { decideCancel } from '#domain/booking/decide-cancel';
import { decideEdit } from '#domain/booking/decide-edit';
import type { Outcome } from '#domain/refusal';
import { fieldProblems, isFieldProblem } from './field-problems';

const codesOf = (outcome: Outcome<unknown>): readonly string[] =>
  outcome.ok ? [] : Object.values(outcome.refusal.fields ?? {});

describe('what is wrong with a field', () => {
  test.each(Object.entries(fieldProblems))('%s is said in both languages', (_, { th, en }) => {
    expect(th).toMatch(/[ก-๙]/);
    expect(en).toMatch(/^[A-Z].*\.$/);
  });

  test('the domain names only what has words', () => {
    const codes = [
      ...codesOf(
        decideCancel({
          state: 'pending',
          by: 'admin',
          reason: null,
          now: new Date(0),
          startsAt: '2026-11-20T01:00:00.000Z',
          cutoffMinutes: 0,
        }),
      ),
      ...codesOf(
        decideEdit({
          state: 'approved',
          changes: [],
          approvalLevels: 0,
          seats: 2,
          seatsLeft: 1,
          tripIsArranged: false,
        }),
      ),
    ];
    expect(codes).toEqual(['reason_required', 'no_seats_left']);
    expect(codes.every(isFieldProblem)).toBe(true);
  });
});
