import { describe, expect, it } from 'vitest';
import { rankJoins } from './rank-joins';

const way = (start: string, end: string, from = 'A', to = 'B') => ({
  startsAt: `2026-11-24T${start}:00.000Z`,
  endsAt: `2026-11-24T${end}:00.000Z`,
  from,
  to,
});
const trip = (id: string, of: ReturnType<typeof way>) => ({ ...of, id, riders: [of] });
const ranked = (flexibleMinutes: number, ...trips: ReturnType<typeof trip>[]) =>
  rankJoins({ ...way('08:00', '08:20'), flexibleMinutes }, trips).map(({ tripId, minutesMore }) => [
    tripId,
    minutesMore,
  ]);

describe('trips to ride along on', () => {
  it('stand by route first, then by how much longer they take', () => {
    expect(
      ranked(
        30,
        trip('one end', way('08:00', '08:20', 'A', 'C')),
        trip('later', way('08:15', '08:35')),
        trip('at once', way('08:05', '08:25')),
      ),
    ).toEqual([
      ['at once', 5],
      ['later', 15],
      ['one end', 0],
    ]);
  });

  it('leave out another way, and what takes longer than somebody is flexible', () => {
    expect(
      ranked(
        15,
        trip('other way', way('08:00', '08:20', 'C', 'D')),
        trip('too late', way('08:16', '08:36')),
        trip('just so', way('08:15', '08:35')),
      ),
    ).toEqual([['just so', 15]]);
  });

  it('hold nobody up longer than ten minutes for whose times are fixed', () => {
    expect(ranked(0, trip('a', way('08:10', '08:30')), trip('b', way('08:11', '08:31')))).toEqual([
      ['a', 10],
    ]);
  });
});
