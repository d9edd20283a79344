import { describe, expect, it, test } from 'vitest';
import { seatsLeft } from './seats';
import { heldUntil, inLine, nextOffers, placeInLine, type Waiting } from './waitlist';

const ride = (boardStop: number | null, alightStop: number | null, seats = 1) => ({
  boardStop,
  alightStop,
  seats,
});
const waits = (bookingId: string, minute: number, seats = 1): Waiting => ({
  ...ride(0, 3, seats),
  bookingId,
  waitlistedAt: `2026-11-21T01:${String(minute).padStart(2, '0')}:00.000Z`,
});

describe('seats of a departure', () => {
  it('are free again where those before have alighted', () => {
    const taken = [ride(0, 1, 12), ride(1, 3, 5)];
    expect(seatsLeft(12, taken, ride(0, 1))).toBe(0);
    expect(seatsLeft(12, taken, ride(1, 3))).toBe(7);
    expect(seatsLeft(12, taken, ride(0, 3))).toBe(0);
  });

  it('are counted at the fullest moment of the stretch', () => {
    expect(seatsLeft(12, [ride(0, 2, 5), ride(1, 3, 6)], ride(0, 3))).toBe(1);
    expect(seatsLeft(12, [ride(0, 2, 5), ride(1, 3, 6)], ride(2, 3))).toBe(6);
  });

  it('without stops are taken all the way', () => {
    expect(seatsLeft(12, [ride(null, null, 4)], ride(2, 3))).toBe(8);
    expect(seatsLeft(12, [ride(2, 3, 4)])).toBe(8);
    expect(seatsLeft(12, [])).toBe(12);
  });

  it('when a smaller car came, are none rather than fewer than none', () => {
    expect(seatsLeft(4, [ride(0, 3, 9)])).toBe(0);
  });
});

describe('the waiting line', () => {
  const line = [waits('c', 3), waits('b', 1), waits('a', 1)];

  it('is first come, first served', () => {
    expect(inLine(line).map(({ bookingId }) => bookingId)).toEqual(['a', 'b', 'c']);
    expect(placeInLine(line, 'c')).toBe(3);
    expect(placeInLine(line, 'nobody')).toBeNull();
  });

  test.each([
    ['long before', '2026-11-21T02:00:00Z', '2026-11-21T02:15:00.000Z'],
    ['61 minutes before', '2026-11-21T03:59:00Z', '2026-11-21T04:14:00.000Z'],
    ['in the last minute', '2026-11-21T04:59:00Z', '2026-11-21T05:00:00.000Z'],
    ['at the departure', '2026-11-21T05:00:00Z', null],
  ])('%s, a seat is held until it must be', (_, now, expiry) => {
    expect(heldUntil(new Date(now), '2026-11-21T05:00:00Z')).toBe(expiry);
  });

  it('when seats are freed, is offered them in order, passing over who does not fit', () => {
    const offers = nextOffers({
      now: new Date('2026-11-21T02:00:00Z'),
      departsAt: '2026-11-21T05:00:00Z',
      capacity: 12,
      taken: [ride(0, 3, 9)],
      waiting: [waits('last', 9), waits('large', 1, 4), waits('pair', 2, 2), waits('third', 3, 2)],
    });
    expect(offers.map(({ bookingId, seats }) => [bookingId, seats])).toEqual([
      ['pair', 2],
      ['last', 1],
    ]);
  });

  it('when somebody was not reached, the others come first for two holds', () => {
    const offeredTo = (lapsedAt: string) =>
      nextOffers({
        now: new Date('2026-11-21T02:00:00Z'),
        departsAt: '2026-11-21T05:00:00Z',
        capacity: 1,
        taken: [],
        waiting: [{ ...waits('silent', 1), lapsedAt }, waits('next', 2)],
      }).map(({ bookingId }) => bookingId);
    expect(offeredTo('2026-11-21T01:59:00Z')).toEqual(['next']);
    expect(offeredTo('2026-11-20T02:00:00Z')).toEqual(['silent']);
  });

  it.each([
    [
      'at night is held until the morning can tell of it',
      '2026-11-21T15:00:00Z',
      '2026-11-22T05:00:00Z',
      '2026-11-21T23:15:00.000Z',
    ],
    [
      'leaves within three hours, is told at once',
      '2026-11-21T15:00:00Z',
      '2026-11-21T17:30:00Z',
      '2026-11-21T15:15:00.000Z',
    ],
    [
      'leaves in three hours to the minute, is told at once too',
      '2026-11-21T22:00:00Z',
      '2026-11-22T01:00:00Z',
      '2026-11-21T22:15:00.000Z',
    ],
    [
      'leaves soon after the night, is not kept for who sleeps',
      '2026-11-21T15:00:00Z',
      '2026-11-22T00:15:00Z',
      '2026-11-21T15:15:00.000Z',
    ],
    [
      'by day leaves only tomorrow, is not kept for a night',
      '2026-11-21T02:00:00Z',
      '2026-11-22T05:00:00Z',
      '2026-11-21T02:15:00.000Z',
    ],
  ])('what %s', (_, now, departsAt, expiresAt) => {
    const [offer] = nextOffers({
      now: new Date(now),
      departsAt,
      capacity: 1,
      taken: [],
      waiting: [waits('a', 1)],
    });
    expect(offer).toMatchObject({ expiresAt, holds: true });
  });

  it('of two who came at one moment, is in the same order whoever stands first', () => {
    const [a, b] = [waits('a', 1), waits('b', 1)];
    const order = (...of: Waiting[]) => inLine(of).map(({ bookingId }) => bookingId);
    expect([order(a, b), order(b, a)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('in the last hour, all who fit are offered a seat that nobody holds', () => {
    const offers = nextOffers({
      now: new Date('2026-11-21T04:00:00Z'),
      departsAt: '2026-11-21T05:00:00Z',
      capacity: 12,
      taken: [ride(0, 3, 10)],
      waiting: [
        waits('large', 1, 4),
        waits('pair', 2, 2),
        { ...waits('late', 3), lapsedAt: '2026-11-21T03:59:00Z' },
      ],
    });
    const expiresAt = '2026-11-21T05:00:00.000Z';
    expect(offers).toEqual([
      { bookingId: 'pair', seats: 2, expiresAt, holds: false },
      { bookingId: 'late', seats: 1, expiresAt, holds: false },
    ]);
  });

  it('when the departure has gone, is offered nothing', () => {
    const gone = { now: new Date('2026-11-21T05:00:00Z'), departsAt: '2026-11-21T05:00:00Z' };
    expect(nextOffers({ ...gone, capacity: 12, taken: [], waiting: line })).toEqual([]);
  });
});
