import { describe, expect, it, test } from 'vitest';
import { heldFor, seatsNeeded, spanOf } from './period';

const at = (time: string) => `2026-11-24T${time}:00.000Z`;
const period = (from: string, until: string) => ({ startsAt: at(from), endsAt: at(until) });

test('several periods span from the first start to the last end, in whatever order', () => {
  const span = period('08:00', '12:00');
  expect(spanOf([period('09:00', '12:00'), period('08:00', '10:00')])).toEqual(span);
  expect(spanOf([period('08:00', '10:00'), period('09:00', '12:00')])).toEqual(span);
  expect(spanOf([span, period('09:00', '10:00')])).toEqual(span);
  expect(spanOf([span])).toEqual(span);
  expect(spanOf([])).toBeUndefined();
});

test('the buffer is held after a trip, not before it', () => {
  expect(heldFor(period('08:00', '12:00'), 30)).toEqual({
    from: at('08:00'),
    until: at('12:00'),
    heldFrom: at('08:00'),
    heldUntil: at('12:30'),
  });
});

describe('seats are needed', () => {
  const rider = (
    seats: number,
    boardStop: number | null = null,
    alightStop: number | null = null,
  ) => ({
    status: 'arranged' as const,
    seats,
    boardStop,
    alightStop,
  });

  it('for all who ride the whole way', () => {
    expect(seatsNeeded([rider(2), rider(3)])).toBe(5);
    expect(seatsNeeded([])).toBe(0);
  });

  it('once where one boards as the other leaves', () => {
    expect(seatsNeeded([rider(2, 0, 1), rider(3, 1, 2)])).toBe(3);
    expect(seatsNeeded([rider(2, 0, 2), rider(3, 1, 2)])).toBe(5);
    expect(seatsNeeded([rider(2, 0, 2), rider(3, 1, 2), rider(1, 2, 3)])).toBe(5);
  });

  test.each([
    ['pending', 1],
    ['returned', 1],
    ['approved', 1],
    ['ongoing', 1],
    ['completed', 1],
    ['waitlisted', 0],
    ['cancelled', 0],
    ['noshow', 0],
  ] as const)('for who is %s: %i', (status, seats) => {
    expect(seatsNeeded([{ ...rider(1), status }])).toBe(seats);
  });
});
