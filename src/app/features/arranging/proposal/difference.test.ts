import { describe, expect, it } from 'vitest';
import type { ArrangeDay } from '#contract/arranging';
import { differenceOf, nextChanged } from './difference';
import type { Change } from './proposed';

const car = (id: string) => ({ id, plate: `กข ${id}` });
const driver = (id: string) => ({ id, name: `คนที่ ${id}`, nickname: null });
// Only what a difference reads of a day.
const day = {
  resources: { cars: [car('1'), car('2')], drivers: [driver('a'), driver('b')] },
  trips: [{ id: 'trip', version: 1, bookings: [] }],
  unarranged: [
    { id: 'late', version: 1 },
    { id: 'early', version: 1 },
  ],
  lost: [],
} as unknown as ArrangeDay;

const change = (more: Partial<Change>): Change => ({
  id: 'change',
  block: 0,
  trip: null,
  bookings: [{ id: 'early', version: 1 }],
  startsAt: '2026-11-24T02:00:00.000Z',
  endsAt: '2026-11-24T03:00:00.000Z',
  before: null,
  after: { carId: '1', driverId: 'a' },
  hire: null,
  isHired: false,
  reasons: [],
  isAccepted: false,
  ...more,
});
const ofTrip = (after: Change['after'], version = 1) =>
  change({ trip: { id: 'trip', version }, before: { carId: '1', driverId: 'a' }, after });

describe('the difference that a proposal makes', () => {
  it('draws what waits where it would lie, by car and by driver', () => {
    for (const [by, row] of [
      ['cars', '1'],
      ['drivers', 'a'],
    ] as const)
      expect(
        [...differenceOf(day, [change({})], by)].map(([id, of]) => [id, of.ghosts.length]),
      ).toEqual([[row, 1]]);
  });

  it('marks what moves where it is, and draws it where it goes', () => {
    const rows = differenceOf(day, [ofTrip({ carId: '2', driverId: 'a' })], 'cars');
    expect(rows.get('1')?.marks.get('trip')).toEqual({ to: 'กข 2', leaves: true });
    expect(rows.get('2')?.ghosts).toHaveLength(1);
  });

  it('marks what keeps its row and gets another beside it', () => {
    const rows = differenceOf(day, [ofTrip({ carId: '1', driverId: 'b' })], 'cars');
    expect(rows.get('1')?.marks.get('trip')).toEqual({ to: 'คนที่ b', leaves: false });
    expect(rows.get('1')?.ghosts).toEqual([]);
  });

  it('shows nothing of what has changed since', () => {
    expect(differenceOf(day, [ofTrip({ carId: '2', driverId: 'a' }, 2)], 'cars').size).toBe(0);
  });

  it('goes on by time, and from the last to the first', () => {
    const early = change({});
    const late = change({
      id: 'later',
      bookings: [{ id: 'late', version: 1 }],
      startsAt: '2026-11-24T05:00:00.000Z',
    });
    const changes = [late, early];
    expect(nextChanged(day, changes, [])?.id).toBe('early');
    expect(nextChanged(day, changes, [early])?.id).toBe('late');
    expect(nextChanged(day, changes, [late])?.id).toBe('early');
    expect(nextChanged(day, [late], [late])).toBeNull();
  });
});
