import { describe, expect, it } from 'vitest';
import type { ArrangeTrip } from '#contract/arranging';
import { isLate } from './target';

const endsAt = '2026-11-24T07:15:00.000Z';
const at = (moment: string) => Date.parse(`2026-11-24T${moment}:00.000Z`);

describe('a trip is overdue', () => {
  it.each([
    ['underway', '07:16', true],
    ['underway', '07:15', false],
    ['done', '08:15', false],
    ['planned', '08:15', false],
  ] as const)('that is %s at %s: %s', (status, moment, expected) => {
    expect(isLate({ status, endsAt } as ArrangeTrip, at(moment))).toBe(expected);
  });
});
